import { postFieldNames, type PostFieldName, type WrittenForm } from './fields.ts';

/** Merges two edits of a text by field. A field that they changed differently is a conflict and stays `mine`. */
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
  fromTheirs: PostFieldName[];
  conflicts: PostFieldName[];
};
