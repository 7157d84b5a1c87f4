import { useState } from 'react';
import { postVersion, type EditablePost } from '#contract/articles.ts';
import { useAnswer } from '../parts/use-answer.ts';
import { useDesk } from '../parts/use-desk.ts';
import VersionDifference from './VersionDifference.tsx';
import { WholeText } from './WholeText.tsx';

/** Shows an earlier version of a text: its changes from the version before it or to the current one, or alone. */
export function Version({ stored, revision }: Props) {
  const texts = useDesk().words.life.history;
  const lang = stored.language;
  const [against, setAgainst] = useState<'before' | 'current' | 'alone'>();
  const { data, isPending, isError } = useAnswer(postVersion, {
    key: ['version', stored.slug, revision],
    input: { slug: stored.slug, revision: String(revision) },
    staleTime: Infinity,
  });
  if (isPending) return <p role="status">{texts.loading}</p>;
  if (isError) return <p className="problem">{texts.failed}</p>;
  const shown = against ?? (data.before === null ? 'alone' : 'before');
  return (
    <>
      <label className="row gap-3">
        {texts.compare}
        <select value={shown} onChange={({ target }) => setAgainst(target.value as typeof shown)}>
          {data.before !== null && <option value="before">{texts.before}</option>}
          <option value="current">{texts.current}</option>
          <option value="alone">{texts.alone}</option>
        </select>
      </label>
      {shown === 'before' && data.before && (
        <VersionDifference before={data.before} after={data.post} lang={lang} />
      )}
      {shown === 'current' && <VersionDifference before={data.post} after={stored} lang={lang} />}
      {shown === 'alone' && <WholeText text={data.post} lang={lang} />}
    </>
  );
}

type Props = {
  stored: EditablePost;
  revision: number;
};
