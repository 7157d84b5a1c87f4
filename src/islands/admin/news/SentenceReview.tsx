import { useState } from 'react';
import { readPost } from '#contract/articles.ts';
import { editAddress } from '#core/desk-pages.ts';
import type { NewsRunText } from '#core/news/news-overview.ts';
import { isInText, reviewedText, type SentenceChange } from '#core/news/reviewed-text.ts';
import { formOf } from '#core/post/fields.ts';
import { saveRevision } from '#stores/change-posts.ts';
import { showToast } from '#stores/toasts.ts';
import { useWatchedPost } from '../life/use-watched-post.ts';
import { Button } from '../parts/Button.tsx';
import { ListTrouble } from '../parts/list/ListTrouble.tsx';
import { useAnswer } from '../parts/use-answer.ts';
import { useDeskAction } from '../parts/use-desk-action.ts';
import { useDesk } from '../parts/use-desk.ts';
import ReviewChecklist from './ReviewChecklist.tsx';
import { maxSentence, SentenceRow } from './SentenceRow.tsx';

/** Shows each sentence of a news text with its source. The editor keeps, edits or removes sentences, then signs. */
export default function SentenceReview({ text: { slug, language, evidence } }: { text: NewsRunText }) {
  const { words } = useDesk();
  const texts = words.news.review;
  const [changes, setChanges] = useState<SentenceChange[]>([]);
  const query = useAnswer(readPost, {
    key: ['news-text', slug],
    input: { slug },
    refetchOnWindowFocus: false,
  });
  const { data: post, refetch } = query;
  useWatchedPost({ slug, revision: post?.revision ?? Infinity, readAgain: refetch });
  const saving = useDeskAction({
    run: async () => {
      if (post === undefined) return;
      const changed = { ...formOf(reviewedText(post, changes)), slug, language, revision: post.revision };
      await saveRevision(changed, { isPublished: post.isPublished });
      setChanges([]);
      showToast({ tone: 'success', title: texts.saved });
    },
    failureTitle: texts.saveFailed,
    onSettled: () => refetch(),
  });
  const { failed, loading } = words.news.overview;
  if (post === undefined) return <ListTrouble query={query} loading={loading} text={failed} />;

  const change = (sentence: string, to: string | null | undefined) => {
    const others = changes.filter((one) => one.sentence !== sentence);
    setChanges(to === undefined ? others : [...others, { sentence, to }]);
  };
  const isOpen = post.writtenByAi && post.reviewedBy === null;
  return (
    <>
      <table className="desk-table news-sentences">
        <tbody>
          {evidence.map(({ sentence, source }, index) => (
            <SentenceRow
              key={`${index} ${sentence}`}
              sentence={sentence}
              source={source}
              language={language}
              isGone={!isInText(post, sentence)}
              isTitle={post.title === sentence}
              isOpen={isOpen}
              change={changes.find((one) => one.sentence === sentence)}
              onChange={(to) => change(sentence, to)}
            />
          ))}
        </tbody>
      </table>
      <div className="row">
        {isOpen && (
          <Button
            text={texts.save}
            disabled={
              changes.length === 0 ||
              changes.some(({ to }) => typeof to === 'string' && !isSentence(to.trim()))
            }
            busy={saving.isPending}
            onClick={() => saving.mutate()}
          />
        )}
        <a href={editAddress(slug)}>{texts.open}</a>
      </div>
      {post.writtenByAi && (
        <ReviewChecklist stored={post} isChanged={changes.length > 0} onSigned={refetch} />
      )}
    </>
  );
}

const isSentence = (text: string): boolean => text !== '' && text.length <= maxSentence;
