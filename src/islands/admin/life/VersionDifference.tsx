import { writtenColumns } from '#core/post/fields.ts';
import { isSame, textDifference, type TextPart } from '#core/post/text/text-difference.ts';
import { fill } from '#i18n/fill.ts';
import type { Written } from '#contract/articles.ts';
import { BodyDifference } from './BodyDifference.tsx';
import { shortened } from './shortened.ts';
import { useDesk } from '../parts/use-desk.ts';

/** What changed from one version to another, field by field; of what stayed only the line beside a change is shown. */
export function VersionDifference({ before, after, lang }: Props) {
  const { words } = useDesk();
  const texts = words.life.history;
  const changed = writtenColumns
    .filter((field) => field !== 'content' && (before[field] ?? '') !== (after[field] ?? ''))
    .map((field) => ({ field, changes: textDifference(before[field] ?? '', after[field] ?? '') }))
    .filter(({ changes }) => !isSame(changes));
  const isBodyChanged = before.content !== after.content;
  if (changed.length === 0 && !isBodyChanged) return <p>{texts.same}</p>;
  return (
    <dl className="difference desk-stack">
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
                    <Part key={index} part={piece} />
                  ))}
                </p>
              ),
            )}
          </dd>
        </div>
      ))}
      {isBodyChanged && (
        <div>
          <dt>{words.edit.fields.content}</dt>
          <dd>
            <BodyDifference before={before.content} after={after.content} lang={lang} />
          </dd>
        </div>
      )}
    </dl>
  );
}

/** Screen readers say nothing of `ins` and `del` by themselves. */
function Part({ part: { kind, text } }: { part: TextPart }) {
  if (kind === 'same') return text;
  const texts = useDesk().words.life.history;
  const Marked = kind === 'added' ? 'ins' : 'del';
  return (
    <Marked>
      <span className="visually-hidden"> [{texts[kind]} </span>
      {text}
      <span className="visually-hidden"> {texts.end}] </span>
    </Marked>
  );
}

type Props = { before: Written; after: Written; lang: string };
