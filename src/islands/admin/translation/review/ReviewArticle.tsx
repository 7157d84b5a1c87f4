import { useState } from 'react';
import { editAddress } from '#core/desk-pages.ts';
import { sourceLocale, type Locale } from '#core/locale.ts';
import { postSlug } from '#core/post/post.ts';
import { fill } from '#i18n/fill.ts';
import { useArticle } from '../../publication/use-article.ts';
import { ListTrouble } from '../../parts/list/ListTrouble.tsx';
import { useDesk } from '../../parts/use-desk.ts';
import { namesOf } from '../../publication/article-state.ts';
import { PublishAll } from './PublishAll.tsx';
import { ReviewLanguage } from './ReviewLanguage.tsx';
import { reviewPlan, updateIn } from './review-plan.ts';
import { UpdateReview } from './UpdateReview.tsx';
import './review.css';

/** The page on which an editor reviews all unread translations of an article, one language after the other. */
export default function ReviewArticle() {
  const [parameters] = useState(() => new URLSearchParams(location.search));
  const slugBase = parameters.get('article') ?? '';
  const [isSigned, setIsSigned] = useState(false);
  const [skipped, setSkipped] = useState<Locale[]>([]);
  const query = useArticle(slugBase, { polls: true });
  const { data, refetch } = query;
  const { words } = useDesk();
  const texts = words.sideBySide;

  const trouble = <ListTrouble query={query} text={texts.failed} loading={texts.loading} />;
  if (data === undefined) return trouble;
  if (data === null) return <p role="status">{texts.missing}</p>;

  const { checklists, updates, unread, next, total, atWork } = reviewPlan(data.posts, {
    update: updateIn(parameters),
    isSigned,
    skipped,
  });
  return (
    <>
      {trouble}
      <p>
        <a href={editAddress(postSlug({ slugBase, locale: sourceLocale }))}>{texts.toArticle}</a>
      </p>
      <p role="status">
        {atWork.length > 0 &&
          fill(atWork.some(({ problem }) => problem !== undefined) ? texts.retrying : texts.working, {
            languages: namesOf(atWork, words),
          })}
      </p>
      {checklists.length > 0 && (
        <section className="desk-panel" aria-label={words.review.title}>
          <p>{words.refusals['checklist-needed']}</p>
          {checklists.map(({ slug, language }) => (
            <p key={slug}>
              <a href={editAddress(slug)}>
                {words.languageNames[language]}: {words.review.title}
              </a>
            </p>
          ))}
        </section>
      )}
      {updates.length > 0 && (
        <UpdateReview article={data} posts={updates} onSigned={() => setIsSigned(true)} onChanged={refetch} />
      )}
      {updates.length === 0 && next && (
        <ReviewLanguage
          key={next.slug}
          article={data}
          post={next}
          progress={{ n: total - unread.length + skipped.length + 1, total }}
          isLast={unread.length - skipped.length === 1}
          onRead={refetch}
          onSkip={() => setSkipped([...skipped, next.language])}
        />
      )}
      {updates.length + atWork.length === 0 && !next && <PublishAll article={data} onChanged={refetch} />}
    </>
  );
}
