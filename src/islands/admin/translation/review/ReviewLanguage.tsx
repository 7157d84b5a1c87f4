import { keepPreviousData } from '@tanstack/react-query';
import { Fragment, useEffect, useRef, useState } from 'react';
import { keepReviewer, storedReviewer } from '#browser-storage/reviewer.ts';
import { deskPages } from '#core/desk-pages.ts';
import { languages, sourceLocale } from '#core/locale.ts';
import type { Article, ArticlePost } from '#contract/articles.ts';
import { translationReview, type ReviewedPair } from '#contract/model-texts.ts';
import { fill } from '#i18n/fill.ts';
import { refusalOf } from '#session/desk-refusal.ts';
import { saveRevision, signTranslation } from '#stores/change-posts.ts';
import { Skeletons } from '../../parts/list/Skeletons.tsx';
import { Button } from '../../parts/Button.tsx';
import { ReviewerField } from '../../parts/form/ReviewerField.tsx';
import { useLeaveWarning } from '../../parts/form/use-leave-warning.ts';
import { ListTrouble } from '../../parts/list/ListTrouble.tsx';
import { reportRefusal } from '../../parts/report-refusal.ts';
import { useAnswer } from '../../parts/use-answer.ts';
import { useDeskAction } from '../../parts/use-desk-action.ts';
import { useDesk } from '../../parts/use-desk.ts';
import { UpdateAll } from '../UpdateAll.tsx';
import { conflictAt, editedText, keyOf, storedIn, type Review } from './edited-text.ts';
import { ReviewRow } from './ReviewRow.tsx';

export function ReviewLanguage({ article, post, place, isLast, onRead, onSkip }: Props) {
  const { words } = useDesk();
  const { slug, language } = post;
  const [reviewer, setReviewer] = useState(storedReviewer);
  const [edits] = useState(() => new Map<string, { from: string; to: string }>());
  const [edited, setEdited] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error, isPending, refetch } = useAnswer(translationReview, {
    key: ['translation-review', slug, post.updatedAt],
    input: { slug, language },
    refetchOnWindowFocus: false,
    placeholderData: keepPreviousData,
  });
  const texts = words.sideBySide;
  // The button that the editor pressed is gone, so the heading gets the focus.
  useEffect(() => heading.current?.focus(), []);
  useLeaveWarning(edited > 0);

  /** Merges changes to different paragraphs. If another editor changed the same paragraph, this editor decides. */
  const save = async (review: Review, { isMerged = false } = {}): Promise<number> => {
    if (edits.size === 0) return review.revision;
    try {
      const text = { slug, language, revision: review.revision, ...editedText(review, edits) };
      const { revision } = await saveRevision(text, post);
      edits.clear();
      setEdited(0);
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
      keepReviewer(reviewer.trim());
      await signTranslation({ slug, language, revision, reviewer });
    },
    refused: (cause) => reportRefusal({ words, title: words.translation.reviewFailed, cause }),
    ended: onRead,
    changes: ['today'],
  });

  function change(pair: ReviewedPair, to: string): void {
    const from = storedIn(pair);
    if (to === from) edits.delete(keyOf(pair));
    else edits.set(keyOf(pair), { from, to });
    setEdited(edits.size);
  }
  const pairs = data?.pairs.toSorted((one, other) => Number(isDue(other)) - Number(isDue(one))) ?? [];
  const due = pairs.filter(isDue).length;
  const partAt = (row: number) => (row === 0 ? fill(texts.due, { n: due }) : texts.rest);

  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        {fill(texts.progress, { ...place, language: languages[language].name })}
      </h2>
      {isPending && <Skeletons label={texts.loading} />}
      <ListTrouble query={{ error, refetch }} text={texts.failed} />
      {data && (
        <>
          {!data.parallel && <p className="post-notice">{texts.notParallel}</p>}
          {data.pairs.some(({ changed }) => changed) && <p className="desk-hint">{texts.onlyChanged}</p>}
          {post.outdated && edited === 0 && <UpdateAll articles={[article]} onChanged={onRead} />}
          <table className="prose review-table">
            <thead>
              <tr>
                <th scope="col">{languages[sourceLocale].name}</th>
                <th scope="col">{languages[language].name}</th>
              </tr>
            </thead>
            <tbody>
              {pairs.map((pair, row) => (
                // The key contains the stored text, so that a changed paragraph gets a new field.
                <Fragment key={`${keyOf(pair)} ${row} ${storedIn(pair)}`}>
                  {due > 0 && (row === 0 || row === due) && (
                    <tr>
                      <th colSpan={2}>{partAt(row)}</th>
                    </tr>
                  )}
                  <ReviewRow
                    {...{ pair, language, conflict: conflictAt(pair, edits) }}
                    onChange={(to) => change(pair, to)}
                  />
                </Fragment>
              ))}
            </tbody>
          </table>
          <div className="review-bar">
            <ReviewerField
              label={words.translation.reviewer}
              hint={words.translation.reviewerHint}
              name={reviewer}
              onName={setReviewer}
            />
            <div className="desk-actions">
              <Button
                variant="main"
                text={isLast ? texts.goodLast : texts.good}
                busy={saving.isPending}
                onClick={() => saving.mutate({ review: data, isSigned: true })}
              />
              <a className="button button-quiet" href={`${deskPages['edit-article']}?slug=${slug}`}>
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

/** Whether a pair needs attention. Such pairs come before the others. */
const isDue = ({ changed, outdated, doubts, html, source, run }: ReviewedPair): boolean =>
  changed || outdated || doubts.length > 0 || (html !== undefined && (source === '' || run === undefined));

type Props = {
  article: Article;
  post: ArticlePost;
  place: { n: number; most: number };
  isLast: boolean;
  /** Called after each attempt to save or sign, and after an update of the translations. */
  onRead: () => Promise<unknown>;
  onSkip: () => void;
};
