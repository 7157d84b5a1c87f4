import { useState } from 'react';
import { deskPages } from '#core/desk-pages.ts';
import type { ArticlePost } from '#contract/articles.ts';
import { languages, sourceFirst, sourceLocale, type Locale } from '#core/locale.ts';
import { needsChecklist } from '#core/publishing/review/review-checks.ts';
import { postSlug } from '#core/post/post.ts';
import { fill } from '#i18n/fill.ts';
import { useArticle } from '../../publication/use-article.ts';
import { ListTrouble } from '../../parts/list/ListTrouble.tsx';
import { useDesk } from '../../parts/use-desk.ts';
import { isUnread, namesOf } from '../../publication/article-state.ts';
import { PublishAll } from './PublishAll.tsx';
import { ReviewLanguage } from './ReviewLanguage.tsx';
import { UpdateReview } from './UpdateReview.tsx';
import './review.css';

export default function ReviewArticle() {
  const [parameters] = useState(() => new URLSearchParams(location.search));
  const slugBase = parameters.get('article') ?? '';
  const update = parameters.get('update');
  const [isSigned, setIsSigned] = useState(false);
  const [skipped, setSkipped] = useState<Locale[]>([]);
  const query = useArticle(slugBase, { polls: true });
  const { data, refetch } = query;
  const { words } = useDesk();
  const texts = words.sideBySide;

  const trouble = <ListTrouble query={query} text={texts.failed} loading={texts.loading} />;
  if (data === undefined) return trouble;
  if (data === null) return <p role="status">{texts.missing}</p>;

  const all = sourceFirst.flatMap((locale) =>
    data.posts.filter((post) => post.language === locale && locale !== sourceLocale),
  );
  const isDue = (post: ArticlePost) => isUnread(post) || post.outdated;
  const toCheck = all.filter((post) => isDue(post) && needsChecklist(post));
  const translations = all.filter((post) => !needsChecklist(post));
  const unread = translations
    .filter(isDue)
    .toSorted((one, other) => Number(other.outdated) - Number(one.outdated));
  // With `update`, also a current one: a small correction of the Dutch text does not make translations outdated.
  const renewed = translations.filter(
    ({ outdated, language, translation }) =>
      translation !== 'pending' &&
      (update === '' ? outdated : update === language && (outdated || !isSigned)),
  );
  const atWork = all.filter(({ isTranslating }) => isTranslating);
  const [next] = unread.filter((post) => !post.isTranslating && !skipped.includes(post.language));
  return (
    <>
      {trouble}
      <p>
        <a href={`${deskPages['edit-article']}?slug=${postSlug({ slugBase, locale: sourceLocale })}`}>
          {texts.toArticle}
        </a>
      </p>
      <p role="status">
        {atWork.length > 0 &&
          fill(atWork.some(({ problem }) => problem !== undefined) ? texts.retrying : texts.working, {
            languages: namesOf(atWork),
          })}
      </p>
      {toCheck.length > 0 && (
        <section className="desk-panel" aria-label={words.review.title}>
          <p>{words.refusals['checklist-needed']}</p>
          {toCheck.map(({ slug, language }) => (
            <p key={slug}>
              <a href={`${deskPages['edit-article']}?slug=${slug}`}>
                {languages[language].name}: {words.review.title}
              </a>
            </p>
          ))}
        </section>
      )}
      {renewed.length > 0 ? (
        <UpdateReview article={data} posts={renewed} onSigned={() => setIsSigned(true)} onChanged={refetch} />
      ) : next ? (
        <ReviewLanguage
          key={next.slug}
          article={data}
          post={next}
          place={{ n: translations.length - unread.length + skipped.length + 1, total: translations.length }}
          isLast={unread.length - skipped.length === 1}
          onRead={refetch}
          onSkip={() => setSkipped([...skipped, next.language])}
        />
      ) : (
        atWork.length === 0 && <PublishAll article={data} onChanged={refetch} />
      )}
    </>
  );
}
