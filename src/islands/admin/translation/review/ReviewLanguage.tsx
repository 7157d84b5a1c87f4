import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { editAddress } from '#core/desk-pages.ts';
import type { Article, ArticlePost } from '#contract/articles.ts';
import { translationReview } from '#contract/model-texts.ts';
import { fill } from '#i18n/fill.ts';
import { refusalOf } from '#session/desk-refusal.ts';
import { saveRevision, signTranslation } from '#stores/change-posts.ts';
import { Button } from '../../parts/Button.tsx';
import { ReviewerField } from '../../parts/form/ReviewerField.tsx';
import { useReviewer } from '../../parts/form/use-reviewer.ts';
import { ListTrouble } from '../../parts/list/ListTrouble.tsx';
import { useAnswer } from '../../parts/use-answer.ts';
import { useDeskAction } from '../../parts/use-desk-action.ts';
import { useDesk } from '../../parts/use-desk.ts';
import { UpdateAll } from '../UpdateAll.tsx';
import { conflictAt, editedText, type Review } from './edited-text.ts';
import { ReviewTable } from './ReviewTable.tsx';
import { useTypedReview } from './use-typed-review.ts';

/** One translation beside the Dutch text: the editor corrects it, then signs or skips it. */
export function ReviewLanguage({ article, post, progress, isLast, onRead, onSkip }: Props) {
  const { words } = useDesk();
  const { slug, language } = post;
  const reviewer = useReviewer();
  const typed = useTypedReview(slug);
  const { edits, edited } = typed;
  const heading = useRef<HTMLHeadingElement>(null);
  const query = useAnswer(translationReview, {
    key: ['translation-review', slug, post.updatedAt],
    input: { slug, language },
    refetchOnWindowFocus: false,
    placeholderData: keepPreviousData,
  });
  const { data, refetch } = query;
  const texts = words.sideBySide;
  // The button that the editor pressed is gone, so the heading gets the focus.
  useEffect(() => heading.current?.focus(), []);

  /** Merges two editors’ changes to different paragraphs. Fails if both changed the same paragraph. */
  const save = async (review: Review, { isMerged = false } = {}): Promise<number> => {
    if (edits.size === 0) return review.revision;
    try {
      const text = { slug, language, revision: review.revision, ...editedText(review, edits) };
      const { revision } = await saveRevision(text, post);
      typed.clear();
      return revision;
    } catch (cause) {
      const isOlder = !isMerged && refusalOf(cause).code === 'changed-meanwhile';
      const newer = isOlder ? (await refetch()).data : undefined;
      if (newer?.pairs.every((pair) => conflictAt(pair, edits) === undefined) !== true) throw cause;
      return save(newer, { isMerged: true });
    }
  };
  const saving = useDeskAction({
    run: async ({ review, isSigned }: { review: Review; isSigned: boolean }) => {
      const revision = await save(review);
      if (!isSigned) {
        onSkip();
        return;
      }
      await signTranslation({ slug, language, revision, reviewer: reviewer.name });
    },
    failureTitle: words.translation.reviewFailed,
    onSettled: onRead,
    changes: ['today'],
  });

  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        {fill(texts.progress, { ...progress, language: words.languageNames[language] })}
      </h2>
      <ListTrouble query={query} text={texts.failed} loading={texts.loading} />
      {data && (
        <>
          {post.outdated && edited === 0 && <UpdateAll articles={[article]} onChanged={onRead} />}
          <ReviewTable review={data} language={language} edits={edits} onChange={typed.change} />
          <div className="row review-bar">
            <ReviewerField reviewer={reviewer} />
            <div className="row">
              <Button
                variant="main"
                text={isLast ? texts.goodLast : texts.good}
                busy={saving.isPending}
                onClick={() => saving.mutate({ review: data, isSigned: true })}
              />
              <a className="button button-quiet" href={editAddress(slug)}>
                {texts.edit}
              </a>
              <Button
                variant="link"
                text={edited > 0 ? texts.saveAndSkip : texts.skip}
                busy={saving.isPending}
                onClick={() => saving.mutate({ review: data, isSigned: false })}
              />
            </div>
          </div>
        </>
      )}
    </>
  );
}

type Props = {
  article: Article;
  post: ArticlePost;
  progress: { n: number; total: number };
  isLast: boolean;
  /** Called after each attempt to save, sign or skip, and after outdated translations are confirmed. */
  onRead: () => Promise<unknown>;
  onSkip: () => void;
};
