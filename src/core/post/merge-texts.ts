import { postFieldNames, type PostFieldName, type WrittenForm } from './fields.ts';

/**
 * Two texts that were written from the same one, field by field: what only one of the two has changed is taken from there. Where both
 * have changed a field, and not alike, mine stands and the field is a conflict.
 * @example mergeTexts({ base, mine: { ...base, title: 'Zon' }, theirs: { ...base, excerpt: 'Kort' } }) // => both, without a conflict
 */
export function mergeTexts<Text extends WrittenForm>({ base, mine, theirs }: Texts<Text>): Merged<Text> {
  const isTheirs = (name: PostFieldName) => theirs[name] !== base[name] && theirs[name] !== mine[name];
  const taken = postFieldNames.filter((name) => isTheirs(name) && mine[name] === base[name]);
  const conflicts = postFieldNames.filter((name) => isTheirs(name) && mine[name] !== base[name]);
  const changes = Object.fromEntries(taken.map((name) => [name, theirs[name]]));
  return { text: { ...mine, ...changes }, taken, conflicts };
}

type Texts<Text> = { base: WrittenForm; mine: Text; theirs: WrittenForm };

export type Merged<Text> = {
  text: Text;
  /** Fields that come from theirs. */
  taken: PostFieldName[];
  /** Fields that both have changed. */
  conflicts: PostFieldName[];
};
