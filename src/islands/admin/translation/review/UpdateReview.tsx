import { useEffect, useRef, useState } from 'react';
import type { AnswerOf } from '#contract/contract.ts';
import type { Article, ArticlePost } from '#contract/articles.ts';
import { proposeTranslation } from '#contract/model-texts.ts';
import { sourceLocale } from '#core/locale.ts';
import { fill } from '#i18n/fill.ts';
import { refusalCode } from '#session/desk-refusal.ts';
import { takeBack } from '#stores/article/article-life.ts';
import { storeTranslations } from '#stores/change-posts.ts';
import { Button } from '../../parts/Button.tsx';
import { ReviewerField } from '../../parts/form/ReviewerField.tsx';
import { useReviewer } from '../../parts/form/use-reviewer.ts';
import { ListTrouble } from '../../parts/list/ListTrouble.tsx';
import { offerUndo } from '../../parts/offer-undo.ts';
import { useAnswer } from '../../parts/use-answer.ts';
import { useDeskAction } from '../../parts/use-desk-action.ts';
import { useDesk } from '../../parts/use-desk.ts';
import { isUnread } from '../../publication/article-state.ts';
import { StillCorrect } from '../StillCorrect.tsx';
import { editedText } from './edited-text.ts';
import { ReviewTable } from './ReviewTable.tsx';
import { useTypedReview } from './use-typed-review.ts';

/** Shows new translations of all `posts` together. One press signs and stores exactly what is shown. */
export function UpdateReview({ article, posts, onSigned, onChanged }: Props) {
  const { words } = useDesk();
  const texts = words.sideBySide;
  const reviewer = useReviewer();
  const [shown, setShown] = useState<Record<string, Shown | undefined>>({});
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const read = posts.flatMap((post) => shown[post.slug] ?? []);
  const only = posts.length === 1 ? posts[0] : undefined;
  const isWaiting = posts.some(({ slug }) => !(slug in shown));
  const storing = useDeskAction({
    run: async () => {
      const stored = await storeTranslations(
        read.map(({ post: { slug, language }, proposal, typed }) => ({
          slug,
          language,
          reviewer: reviewer.name,
          revision: proposal.revision,
          sourceRevision: proposal.sourceRevision,
          ...editedText(proposal, typed.edits),
        })),
      );
      for (const { typed } of read) typed.clear();
      return stored;
    },
    onSuccess: (stored) => {
      offerUndo({
        title: words.translation.reviewed,
        about: [article.slugBase],
        words,
        undo: () => takeBack(stored),
        afterUndo: onChanged,
      });
      onSigned();
    },
    failureTitle: words.translation.reviewFailed,
    onSettled: onChanged,
  });
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        {only
          ? fill(words.translation.make, { language: words.languageNames[only.language] })
          : words.translation.updateAll}
      </h2>
      <p>{texts.updateHint}</p>
      {posts.map((post) => (
        <NewTranslation
          key={`${post.slug} ${post.revision}`}
          article={article}
          post={post}
          onShown={(now) => setShown((before) => ({ ...before, [post.slug]: now }))}
        />
      ))}
      <div className="row review-bar">
        <ReviewerField reviewer={reviewer} />
        <div className="row">
          <Button
            variant="main"
            text={posts.some(({ isPublished }) => isPublished) ? texts.publishAll : texts.signAll}
            busy={isWaiting || storing.isPending}
            disabled={!isWaiting && read.length === 0}
            onClick={() => isWaiting || storing.mutate()}
          />
          <StillCorrect posts={posts} onChanged={onChanged} />
        </div>
      </div>
    </>
  );
}

/** `onShown` gets the proposed translation, or undefined after a failure. */
function NewTranslation({ article, post, onShown }: LanguageProps) {
  const { words } = useDesk();
  const { slug, language } = post;
  const source = article.posts.find((other) => other.language === sourceLocale);
  const typed = useTypedReview(slug);
  const query = useAnswer(proposeTranslation, {
    key: ['proposal', slug, post.revision, source?.revision],
    input: { slugBase: article.slugBase, language },
    retry: false,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
  const { data, error } = query;
  useEffect(() => {
    if (data !== undefined || error !== null) onShown(data && { post, proposal: data, typed });
  }, [data, error]);
  return (
    <section className="stack" aria-label={words.languageNames[language]}>
      <h3>{words.languageNames[language]}</h3>
      {error && refusalCode(error) === 'nothing-to-translate' ? (
        <p role="status">{words.translation.upToDate}</p>
      ) : (
        <ListTrouble query={query} text={words.translation.failed} loading={words.translation.working} />
      )}
      {data && (
        <ReviewTable
          review={data}
          language={language}
          edits={typed.edits}
          // If no editor has read the text yet, every paragraph must be visible.
          foldsRest={!isUnread(post)}
          onChange={typed.change}
        />
      )}
    </section>
  );
}

type Proposal = AnswerOf<typeof proposeTranslation>;
type Shown = { post: ArticlePost; proposal: Proposal; typed: ReturnType<typeof useTypedReview> };
type Props = {
  article: Article;
  posts: ArticlePost[];
  onSigned: () => void;
  onChanged: () => Promise<unknown>;
};
type LanguageProps = { article: Article; post: ArticlePost; onShown: (shown: Shown | undefined) => void };
