import { postFieldNames } from '#core/post/fields.ts';
import { useState } from 'react';
import { postVersion, type EditablePost, type WholeVersion, type Written } from '#contract/articles.ts';
import { Button } from '../parts/Button.tsx';
import { useAnswer } from '../parts/use-answer.ts';
import { useDesk } from '../parts/use-desk.ts';
import { ShownText } from '../writing/ShownText.tsx';
import { VersionDifference } from './VersionDifference.tsx';

export function Version({ stored, revision, onTakeBack }: Props) {
  const { words } = useDesk();
  const texts = words.life.history;
  const [against, setAgainst] = useState<'before' | 'current' | 'alone'>();
  const { data, isPending, isError } = useAnswer(postVersion, {
    key: ['version', stored.slug, revision],
    input: { slug: stored.slug, revision: String(revision) },
    staleTime: Infinity,
  });
  if (isPending) return <p role="status">{texts.loading}</p>;
  if (isError) return <p className="desk-problem">{texts.failed}</p>;
  const shown = against ?? (data.before === null ? 'alone' : 'before');
  return (
    <>
      <label className="version-against">
        {texts.compare}
        <select value={shown} onChange={({ target }) => setAgainst(target.value as typeof shown)}>
          {data.before !== null && <option value="before">{texts.before}</option>}
          <option value="current">{texts.current}</option>
          <option value="alone">{texts.alone}</option>
        </select>
      </label>
      <Shown version={data} against={shown} stored={stored} />
      <Button text={words.edit.takeBack} onClick={() => onTakeBack(data)} />
    </>
  );
}

function Shown({ version, against, stored }: ShownProps) {
  const lang = stored.language;
  if (against === 'before' && version.before !== null)
    return <VersionDifference before={version.before} after={version.post} lang={lang} />;
  if (against === 'current') return <VersionDifference before={version.post} after={stored} lang={lang} />;
  return <Text post={version.post} lang={lang} />;
}

const Text = ({ post, lang }: { post: Written; lang: string }) => (
  <div lang={lang}>
    <p>
      <strong>{post.title}</strong>
    </p>
    {postFieldNames
      .filter((name) => name !== 'title' && post[name] !== null)
      .map((name) =>
        name === 'content' ? (
          <ShownText key={name} content={post.content} lang={lang} />
        ) : (
          <p key={name}>{post[name]}</p>
        ),
      )}
  </div>
);

type ShownProps = {
  version: WholeVersion;
  against: 'before' | 'current' | 'alone';
  stored: EditablePost;
};

type Props = {
  stored: EditablePost;
  revision: number;
  onTakeBack: (version: WholeVersion) => void;
};
