import { writtenColumns } from '#core/post/fields.ts';
import {
  isSame,
  textDifference,
  type ParagraphChange,
  type TextPart,
} from '#core/post/text/text-difference.ts';
import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { fill } from '#i18n/fill.ts';
import type { Written } from '#contract/articles.ts';

/** What changed from one version to another, field by field; what stayed is left out, but for a line around it. */
export function VersionDifference({ before, after, lang, words }: Props) {
  const texts = words.life.history;
  const changed = writtenColumns
    .map((field) => ({ field, changes: textDifference(before[field] ?? '', after[field] ?? '') }))
    .filter(({ changes }) => !isSame(changes));
  if (changed.length === 0) return <p>{texts.same}</p>;
  return (
    <dl className="difference">
      {changed.map(({ field, changes }) => (
        <div key={field}>
          <dt>{words.edit.fields[field]}</dt>
          <dd>
            {shortened(changes).map((part, place) =>
              typeof part === 'number' ? (
                <p key={place} className="desk-hint">
                  {part === 1 ? texts.skippedOne : fill(texts.skipped, { n: part })}
                </p>
              ) : (
                <p key={place} lang={lang}>
                  {part.parts.map((piece, index) => (
                    <Part key={index} part={piece} words={words} />
                  ))}
                </p>
              ),
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Screen readers say nothing of `ins` and `del` by themselves. */
function Part({ part: { kind, text }, words }: { part: TextPart; words: DeskWords }) {
  if (kind === 'same') return text;
  const texts = words.life.history;
  const Marked = kind === 'added' ? 'ins' : 'del';
  return (
    <Marked>
      <span className="visually-hidden"> [{texts[kind]} </span>
      {text}
      <span className="visually-hidden"> {texts.end}] </span>
    </Marked>
  );
}

/** Runs of paragraphs that stayed become their number; the one beside a change stays, for its context. */
function shortened(changes: ParagraphChange[]): (ParagraphChange | number)[] {
  const isNear = (place: number) =>
    [place - 1, place, place + 1].some((near) => (changes[near]?.kind ?? 'same') !== 'same');
  const result: (ParagraphChange | number)[] = [];
  changes.forEach((change, place) => {
    const last = result.at(-1);
    if (isNear(place)) result.push(change);
    else if (typeof last === 'number') result[result.length - 1] = last + 1;
    else result.push(1);
  });
  return result;
}

type Props = { before: Written; after: Written; lang: string; words: DeskWords };
