import { useEffect, useRef, useState } from 'react';
import { keepReviewer, storedReviewer } from '#browser-storage/reviewer.ts';
import { deskPages } from '#core/desk-pages.ts';
import { languages, sourceLocale } from '#core/locale.ts';
import type { ArticlePost } from '#contract/articles.ts';
import { translationReview } from '#contract/model-texts.ts';
import type { ReviewPart } from '#core/translation/review/review-parts.ts';
import { fill } from '#i18n/fill.ts';
import { signTranslation } from '#stores/change-posts.ts';
import { Skeletons } from '../../parts/list/Skeletons.tsx';
import { Button } from '../../parts/Button.tsx';
import { ReviewerField } from '../../parts/form/ReviewerField.tsx';
import { ListTrouble } from '../../parts/list/ListTrouble.tsx';
import { reportRefusal } from '../../parts/report-refusal.ts';
import { useAnswer } from '../../parts/use-answer.ts';
import { useDeskAction } from '../../parts/use-desk-action.ts';
import { useDesk } from '../../parts/use-desk.ts';
import { problemText } from '../problem-text.ts';

export function ReviewLanguage({ post, place, isLast, onRead, onSkip }: Props) {
  const desk = useDesk();
  const { words } = desk;
  const { slug, language } = post;
  const [reviewer, setReviewer] = useState(storedReviewer);
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error, isPending, refetch } = useAnswer(translationReview, {
    key: ['translation-review', slug, post.updatedAt],
    input: { slug, language },
    refetchOnWindowFocus: false,
  });
  const texts = words.sideBySide;
  // The button that the editor pressed is gone, so the heading gets the focus.
  useEffect(() => heading.current?.focus(), []);

  const signing = useDeskAction({
    run: (revision: number) => {
      keepReviewer(reviewer.trim());
      return signTranslation({ slug, language, revision, reviewer });
    },
    done: () => onRead(),
    refused: async (cause) => {
      reportRefusal({ words, title: words.translation.reviewFailed, cause });
      await onRead();
    },
  });

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
          <table className="review-table">
            <thead>
              <tr>
                <th scope="col">{languages[sourceLocale].name}</th>
                <th scope="col">{languages[language].name}</th>
              </tr>
            </thead>
            <tbody>
              {data.pairs.map((pair, index) => (
                <tr key={index} data-part={pair.part} data-tag={pair.tag} data-changed={pair.changed}>
                  <td lang={sourceLocale}>
                    {pair.part !== 'body' && <small lang={undefined}>{texts.parts[pair.part]}</small>}
                    <Shown part={pair.part} text={pair.source} html={pair.html?.source} />
                  </td>
                  <td lang={language}>
                    {pair.changed && <mark>{texts.changed}</mark>}{' '}
                    <Shown part={pair.part} text={pair.translation} html={pair.html?.translation} />
                    {pair.doubts.length > 0 && (
                      <small className="desk-problem" lang={desk.language}>
                        {problemText({ code: 'doubts', faults: pair.doubts }, words)}
                      </small>
                    )}
                  </td>
                </tr>
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
                busy={signing.isPending}
                onClick={() => signing.mutate(data.revision)}
              />
              <a className="button button-quiet" href={`${deskPages['edit-article']}?slug=${slug}`}>
                {texts.edit}
              </a>
              <Button variant="link" text={texts.skip} onClick={onSkip} />
            </div>
          </div>
        </>
      )}
    </>
  );
}

/** The server sanitised this HTML with the function that renders every post page. */
const Shown = ({ part, text, html }: { part: ReviewPart; text: string; html: string | undefined }) => (
  <>
    {html !== undefined && <span dangerouslySetInnerHTML={{ __html: html }} />}
    {(html === undefined || part === 'picture') && text}
  </>
);

type Props = {
  post: ArticlePost;
  place: { n: number; most: number };
  isLast: boolean;
  /** Called after approval, or if the text changed while the editor was reviewing it. */
  onRead: () => Promise<unknown>;
  onSkip: () => void;
};
