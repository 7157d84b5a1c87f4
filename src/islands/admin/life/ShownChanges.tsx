import type { ReactNode } from 'react';
import type { ChangeKind } from '#core/post/text/text-difference.ts';
import { counted } from '#i18n/counted.ts';
import { useDesk } from '../parts/use-desk.ts';
import type { ImageSize } from '../writing/editor/images/image-size.ts';

/** Shows the changed paragraphs of a text, and only counts the paragraphs between them. */
export function ShownChanges({ changes, lang }: { changes: readonly Change[]; lang: string }) {
  const texts = useDesk().words.life.history;
  return shortened(changes).map((block, index) =>
    typeof block === 'number' ? (
      <p key={index} className="soft">
        {counted(texts.skipped, block)}
      </p>
    ) : (
      <p key={index} lang={lang} data-tag={block.tag}>
        {block.parts.map((part, index) => (
          <Shown key={index} part={part} />
        ))}
      </p>
    ),
  );
}

/** Replaces each run of unchanged blocks with its length, but keeps the unchanged blocks next to a change. */
function shortened(changes: readonly Change[]): (Change | number)[] {
  const isNear = (index: number) =>
    [index - 1, index, index + 1].some((near) => (changes[near]?.kind ?? 'same') !== 'same');
  const result: (Change | number)[] = [];
  changes.forEach((change, index) => {
    const last = result.at(-1);
    if (isNear(index)) result.push(change);
    else if (typeof last === 'number') result[result.length - 1] = last + 1;
    else result.push(1);
  });
  return result;
}

/** Screen readers do not announce `ins` and `del`, so a hidden text names the change. */
function Shown({ part }: { part: Part }) {
  const { words } = useDesk();
  const texts = words.life.history;
  if (part.kind === 'same') return <Marked part={part} />;
  const Tag = part.kind === 'added' ? 'ins' : 'del';
  const address = part.marks?.find((mark) => mark.startsWith('a '))?.slice(2);
  const size = /^img (text|wide|pair) /.exec(part.marks?.find((mark) => mark.startsWith('img ')) ?? '')?.[1];
  return (
    <Tag>
      <span className="visually-hidden"> [{texts[part.kind]} </span>
      <Marked part={part} />
      {address !== undefined && <small> → {address}</small>}
      {size !== undefined && <small> ({words.writing.editor.image.sizes[size as ImageSize]})</small>}
      <span className="visually-hidden"> {texts.end}] </span>
    </Tag>
  );
}

function Marked({ part: { text, marks = [] } }: { part: Part }): ReactNode {
  return marks.reduce<ReactNode>((inside, mark) => {
    const Tag = shownMarks[mark.split(' ')[0] ?? ''];
    return Tag === undefined ? inside : <Tag>{inside}</Tag>;
  }, text);
}

const shownMarks: Partial<Record<string, 'strong' | 'em' | 's' | 'sub' | 'sup' | 'code' | 'u'>> = {
  strong: 'strong',
  em: 'em',
  s: 's',
  sub: 'sub',
  sup: 'sup',
  code: 'code',
  a: 'u',
};

type Part = { kind: ChangeKind; text: string; marks?: readonly string[] };
type Change = { kind: ChangeKind | 'changed'; tag?: string; parts: Part[] };
