import { postFieldNames, type PostFieldName, type WrittenForm } from './fields.ts';

/**
 * Merges two texts with a common base, field by field. A change on one side wins. If both sides changed a field
 * differently, `mine` wins and the field is a conflict.
 * @example mergeTexts({ base, mine: { ...base, title: 'Zon' }, theirs: { ...base, excerpt: 'Kort' } }) // => both, without a conflict
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
  /** These fields have the value of `theirs`. */
  fromTheirs: PostFieldName[];
  /** Both sides changed these fields differently. */
  conflicts: PostFieldName[];
};
