import { useEffect, useRef } from 'react';
import { deskPages } from '#core/desk-pages.ts';
import { slugBaseOf } from '#core/post/post.ts';
import { fill } from '#i18n/fill.ts';
import { formatMoment } from '#i18n/format.ts';
import type { CreatedArticle as Created } from '#stores/change-posts.ts';
import { isUnread } from '../publication/article-state.ts';
import { refusalText } from '../parts/refusal-text.ts';
import { useDesk } from '../parts/use-desk.ts';
import { useArticle } from '../publication/use-article.ts';

export function CreatedArticle({ created: { posts }, publishAt }: Props) {
  const { words, language } = useDesk();
  const texts = words.writing.article.created;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const slugBase = slugBaseOf(posts[0]?.slug ?? '');
  const { data: article } = useArticle(slugBase);
  const outcomes = posts.flatMap(({ published }) => published ?? []);
  const refused = outcomes.flatMap((outcome) => (outcome.ok ? [] : refusalText(words, outcome.error)));
  return (
    <section className="desk-panel created-article" aria-labelledby="created-article">
      <h2 id="created-article" ref={heading} tabIndex={-1}>
        {texts.title}
      </h2>
      <p>
        {outcomes.some(({ ok }) => ok)
          ? texts.published
          : publishAt === null
            ? texts.notPublished
            : fill(texts.planned, { date: formatMoment(publishAt, language) })}
      </p>
      {refused.length > 0 && <p className="desk-problem">{[...new Set(refused)].join(' ')}</p>}
      {article?.posts.some(isUnread) && (
        <p>
          <a className="button" href={`${deskPages['review-translations']}?article=${slugBase}`}>
            {words.pages['review-translations']}
          </a>
        </p>
      )}
    </section>
  );
}

/** `publishAt` is when the post of this page is published automatically. */
type Props = { created: Created['data']; publishAt: string | null };
