import { postFieldNames, postFields } from '#core/post/fields.ts';
import { isSame, textDifference } from '#core/post/text/text-difference.ts';
import type { Written } from '#contract/articles.ts';
import { useDesk } from '../parts/use-desk.ts';
import { BodyDifference } from './BodyDifference.tsx';
import { ShownChanges } from './ShownChanges.tsx';

export function VersionDifference({ before, after, lang }: Props) {
  const { words } = useDesk();
  const changed = postFieldNames
    .filter((field) => field !== 'content' && (before[field] ?? '') !== (after[field] ?? ''))
    .map((field) => ({ field, changes: textDifference(before[field] ?? '', after[field] ?? '') }))
    .filter(({ changes }) => !isSame(changes));
  const isBodyChanged = before.content !== after.content;
  if (changed.length === 0 && !isBodyChanged) return <p>{words.life.history.same}</p>;
  return (
    <dl className="difference desk-stack">
      {changed.map(({ field, changes }) => (
        <div key={field}>
          <dt>{words.edit.fields[postFields[field].column]}</dt>
          <dd>
            <ShownChanges changes={changes} lang={lang} />
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

type Props = { before: Written; after: Written; lang: string };
