import { diffArrays } from 'diff';
import { postFieldNames, type PostFieldName, type WrittenForm } from '../fields.ts';

/**
 * Merges two edited versions of a text by field, and `content` by block. If both versions change the same field or
 * block differently, the field is a conflict and keeps the version `mine`.
 */
export function mergeTexts<Text extends WrittenForm>({ base, mine, theirs }: Texts<Text>): Merged<Text> {
  const fromTheirs: PostFieldName[] = [];
  const conflicts: PostFieldName[] = [];
  const text = { ...mine };
  for (const name of postFieldNames) {
    if (theirs[name] === base[name] || theirs[name] === mine[name]) continue;
    const field = { base: base[name], mine: mine[name], theirs: theirs[name] };
    const merged = name === 'content' ? mergeContents(field) : mergeWhole(field);
    if (merged === undefined) conflicts.push(name);
    else {
      Object.assign(text, { [name]: merged });
      fromTheirs.push(name);
    }
  }
  return { text, fromTheirs, conflicts };
}

/** Returns undefined if both sides change the field. */
const mergeWhole = ({ base, mine, theirs }: Contents): string | undefined =>
  mine === base ? theirs : undefined;

/** Returns undefined if both sides change the same block differently, or add different blocks at one position. */
function mergeContents({ base, mine, theirs }: Contents): string | undefined {
  const blocks = blocksOf(base);
  const myEdits = editsOf(blocks, blocksOf(mine));
  const madeByMe = new Set(myEdits?.map((edit) => JSON.stringify(edit)));
  const theirEdits = editsOf(blocks, blocksOf(theirs))?.filter((edit) => !madeByMe.has(JSON.stringify(edit)));
  if (!myEdits || !theirEdits) return undefined;
  if (theirEdits.some((edit) => myEdits.some((my) => touchSameBlocks(my, edit)))) return undefined;
  // Applies the edits from last to first, so that no edit shifts the positions of the remaining edits. If one side
  // adds blocks just before a block that the other side changed, the added blocks come first.
  const edits = [...myEdits, ...theirEdits].toSorted(
    (one, other) => other.start - one.start || other.end - one.end,
  );
  for (const { start, end, value } of edits) blocks.splice(start, end - start, ...value);
  return blocks.join(betweenBlocks);
}

/** The editor writes an empty line between top-level blocks, and no empty line inside a block. */
const betweenBlocks = '\n\n';
const blocksOf = (content: string): string[] => (content === '' ? [] : content.split(betweenBlocks));

/** Returns the edits that change `from` into `to`, or undefined if the two have too little in common. */
function editsOf(from: string[], to: string[]): Edit[] | undefined {
  const edits: Edit[] = [];
  let at = 0;
  const changes = diffArrays(from, to, { maxEditLength: 1000 });
  for (const { added, removed, value } of changes ?? []) {
    const end = added ? at : at + value.length;
    const last = edits.at(-1);
    if (added && last?.end === at) last.value = value;
    else if (added || removed) edits.push({ start: at, end, value: added ? value : [] });
    at = end;
  }
  return changes && edits;
}

/** Whether two edits change a block in common, or insert something at the same point. */
const touchSameBlocks = (one: Edit, other: Edit): boolean =>
  (one.start < other.end && other.start < one.end) || (one.start === other.start && one.end === other.end);

type Contents = Record<'base' | 'mine' | 'theirs', string>;

/** Replaces the blocks from `start` up to, but not including, `end`. */
type Edit = { start: number; end: number; value: string[] };

type Texts<Text> = { base: WrittenForm; mine: Text; theirs: WrittenForm };

export type Merged<Text> = {
  text: Text;
  fromTheirs: PostFieldName[];
  conflicts: PostFieldName[];
};
