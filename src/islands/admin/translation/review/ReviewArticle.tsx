import { useState } from 'react';
import { deskPages } from '#core/desk-pages.ts';
import { sourceFirst, sourceLocale, type Locale } from '#core/locale.ts';
import { postSlug } from '#core/post/post.ts';
import { fill } from '#i18n/fill.ts';
import { useArticle } from '../../publication/use-article.ts';
import { Skeletons } from '../../parts/list/Skeletons.tsx';
import { ListTrouble } from '../../parts/list/ListTrouble.tsx';
import { useDesk } from '../../parts/use-desk.ts';
import { isUnread } from '../../publication/article-state.ts';
import { namesOf, PublishAll } from './PublishAll.tsx';
import { ReviewLanguage } from './ReviewLanguage.tsx';
import { UpdateReview } from './UpdateReview.tsx';
import './review.css';

export default function ReviewArticle() {
  const [asked] = useState(() => new URLSearchParams(location.search));
  const slugBase = asked.get('article') ?? '';
  const [skipped, setSkipped] = useState<Locale[]>([]);
  const { data, error, isPending, refetch } = useArticle(slugBase, { polls: true });
  const texts = useDesk().words.sideBySide;

  if (isPending) return <Skeletons label={texts.loading} />;
  const trouble = <ListTrouble query={{ error, refetch }} text={texts.failed} />;
  if (data === undefined) return trouble;
  if (data === null) return <p role="status">{texts.missing}</p>;

  const translations = sourceFirst.flatMap((locale) =>
    data.posts.filter((post) => post.language === locale && locale !== sourceLocale),
  );
  const unread = translations
    .filter((post) => isUnread(post) || post.outdated)
    .toSorted((one, other) => Number(other.outdated) - Number(one.outdated));
  const outdated = translations.filter((post) => post.outdated && post.translation !== 'pending');
  const atWork = translations.filter(({ isTranslating }) => isTranslating);
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
      {asked.has('update') && outdated.length > 0 ? (
        <UpdateReview article={data} posts={outdated} onChanged={refetch} />
      ) : next ? (
        <ReviewLanguage
          key={next.slug}
          article={data}
          post={next}
          place={{ n: translations.length - unread.length + skipped.length + 1, most: translations.length }}
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
