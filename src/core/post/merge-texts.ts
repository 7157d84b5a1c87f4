import { postFieldNames, type PostFieldName, type WrittenForm } from './fields.ts';

/**
 * Merges two texts that have a common base, field by field. If only one side has changed a field, its change wins. If both
 * sides have changed a field differently, `mine` wins and the field is a conflict.
 *
 * @example mergeTexts({ base, mine: { ...base, title: 'Zon' }, theirs: { ...base, excerpt: 'Kort' } }) // => both changes,
 * without a conflict
 */
export function mergeTexts<Text extends WrittenForm>({ base, mine, theirs }: Texts<Text>): Merged<Text> {
  const isTheirs = (name: PostFieldName) => theirs[name] !== base[name] && theirs[name] !== mine[name];
  const fromTheirs = postFieldNames.filter((name) => isTheirs(name) && mine[name] === base[name]);
  const conflicts = postFieldNames.filter((name) => isTheirs(name) && mine[name] !== base[name]);
  const changes = Object.fromEntries(fromTheirs.map((name) => [name, theirs[name]]));
  return { text: { ...mine, ...changes }, fromTheirs, conflicts };
}

type Texts<Text> = { base: WrittenForm; mine: Text; theirs: WrittenForm };

export type Merged<Text> = {
  text: Text;
  /** The fields whose value comes from `theirs`. */
  fromTheirs: PostFieldName[];
  /** The fields that both sides have changed differently. */
  conflicts: PostFieldName[];
};
