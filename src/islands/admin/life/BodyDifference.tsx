import { useEffect, useState, type ReactNode } from 'react';
import type { BlockChange, BlockPart } from '#core/post/text/body-difference.ts';
import { fill } from '#i18n/fill.ts';
import { shortened } from './shortened.ts';
import { useDesk } from '../parts/use-desk.ts';

/** What a reader would see changed in a text: its words with their marks, and no tags. */
export function BodyDifference({ before, after, lang }: Props) {
  const texts = useDesk().words.life.history;
  const changes = useDifference(before, after);
  if (changes === undefined) return <p role="status">{texts.loading}</p>;
  if (changes === 'out-of-reach') return <p className="desk-problem">{texts.failed}</p>;
  if (changes.every(({ kind }) => kind === 'same')) return <p className="desk-hint">{texts.sameWords}</p>;
  return shortened(changes).map((block, place) =>
    typeof block === 'number' ? (
      <p key={place} className="desk-hint">
        {block === 1 ? texts.skippedOne : fill(texts.skipped, { n: block })}
      </p>
    ) : (
      <p key={place} lang={lang} data-tag={block.tag}>
        {block.parts.map((part, index) => (
          <Part key={index} part={part} />
        ))}
      </p>
    ),
  );
}

/** What reads texts is large, and comes when it is needed. */
function useDifference(before: string, after: string): BlockChange[] | 'out-of-reach' | undefined {
  const [changes, setChanges] = useState<BlockChange[] | 'out-of-reach'>();
  useEffect(() => {
    let isShown = true;
    void import('#core/post/text/body-difference.ts').then(
      ({ bodyDifference }) => isShown && setChanges(bodyDifference(before, after)),
      () => isShown && setChanges('out-of-reach'),
    );
    return () => {
      isShown = false;
    };
  }, [before, after]);
  return changes;
}

/** Screen readers say nothing of `ins` and `del` by themselves. */
function Part({ part }: { part: BlockPart }) {
  if (part.kind === 'same') return <Marked part={part} />;
  const texts = useDesk().words.life.history;
  const Change = part.kind === 'added' ? 'ins' : 'del';
  const address = part.marks.find((mark) => mark.startsWith('a '))?.slice(2);
  return (
    <Change>
      <span className="visually-hidden"> [{texts[part.kind]} </span>
      <Marked part={part} />
      {address !== undefined && <small> → {address}</small>}
      <span className="visually-hidden"> {texts.end}] </span>
    </Change>
  );
}

function Marked({ part: { text, marks } }: { part: BlockPart }): ReactNode {
  return marks.reduce<ReactNode>((inside, mark) => {
    const Tag = shownMarks[mark.split(' ')[0] ?? ''];
    return Tag === undefined ? inside : <Tag>{inside}</Tag>;
  }, text);
}

const shownMarks: Partial<Record<string, 'strong' | 'em' | 's' | 'sub' | 'sup' | 'code' | 'u'>> = {
  ...{ strong: 'strong', em: 'em', s: 's', sub: 'sub', sup: 'sup', code: 'code', a: 'u' },
};

type Props = { before: string; after: string; lang: string };
