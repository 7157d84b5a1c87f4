import { useMemo } from 'react';
import { postFieldNames, postFields } from '#core/post/fields.ts';
import { textDifference } from '#core/post/text/text-difference.ts';
import type { Written } from '#contract/articles.ts';
import { useDesk } from '../parts/use-desk.ts';
import { useModule } from '../parts/use-module.ts';
import { ShownChanges } from './ShownChanges.tsx';

/** What differs between two versions of a post, field by field. */
export default function VersionDifference({ before, after, lang }: Props) {
  const { words } = useDesk();
  const changed = postFieldNames
    .filter((field) => field !== 'content' && (before[field] ?? '') !== (after[field] ?? ''))
    .map((field) => ({ field, parts: textDifference(before[field] ?? '', after[field] ?? '') }));
  const isBodyChanged = before.content !== after.content;
  if (changed.length === 0 && !isBodyChanged) return <p>{words.life.history.same}</p>;
  return (
    <dl className="difference stack">
      {changed.map(({ field, parts }) => (
        <div key={field}>
          <dt>{words.edit.fields[postFields[field].column]}</dt>
          <dd className="stack gap-3">
            <ShownChanges changes={[{ kind: 'changed', parts }]} lang={lang} />
          </dd>
        </div>
      ))}
      {isBodyChanged && (
        <div>
          <dt>{words.edit.fields.content}</dt>
          <dd className="stack gap-3">
            <BodyDifference before={before.content} after={after.content} lang={lang} />
          </dd>
        </div>
      )}
    </dl>
  );
}

function BodyDifference({ before, after, lang }: { before: string; after: string; lang: string }) {
  const texts = useDesk().words.life.history;
  const { module, isOutOfReach } = useModule(() => import('#core/post/text/body-difference.ts'));
  const changes = useMemo(() => module?.bodyDifference(before, after), [module, before, after]);
  if (isOutOfReach) return <p className="problem">{texts.failed}</p>;
  if (changes === undefined) return <p role="status">{texts.loading}</p>;
  if (changes.every(({ kind }) => kind === 'same')) return <p className="soft">{texts.sameWords}</p>;
  return <ShownChanges changes={changes} lang={lang} />;
}

type Props = { before: Written; after: Written; lang: string };
