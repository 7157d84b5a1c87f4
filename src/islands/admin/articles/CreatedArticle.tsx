import { useStore } from '@nanostores/react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { deskPages } from '#core/desk-pages.ts';
import { languages, sourceLocale } from '#core/locale.ts';
import { slugBaseOf } from '#core/post/post.ts';
import type { DeskWords } from '#i18n/desk/desk-words.ts';
import type { ArticlePost } from '#contract/articles.ts';
import { fetchArticle } from '#clients/articles.ts';
import { $liveProgress } from '#stores/live-progress.ts';
import { isUnread, stateOf, translatingText } from '../publication/article-state.ts';
import { fill } from '#i18n/fill.ts';
import type { CreatedArticle as Created } from '#stores/change-posts.ts';
import { refusalText } from '../parts/refusal-text.ts';
import { useDesk } from '../parts/use-desk.ts';
import { useWritingHelp } from '../translation/use-writing-help.ts';

export function CreatedArticle({ created: { posts } }: { created: Created['data'] }) {
  const { words } = useDesk();
  const texts = words.writing.article.created;
  const { help } = useWritingHelp();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const slugBase = slugBaseOf(posts[0]?.slug ?? '');
  const { data: article } = useQuery({
    queryKey: ['article', slugBase],
    queryFn: () => fetchArticle(slugBase),
  });
  const { step } = useStore($liveProgress);
  const next = posts.find(({ language }) => language !== sourceLocale);
  const isPublished = posts.some(({ published }) => published?.ok === true);
  return (
    <section className="desk-panel created-article" aria-labelledby="created-article">
      <h2 id="created-article" ref={heading} tabIndex={-1}>
        {texts.title}
      </h2>
      <ul className="plain">
        {posts.map((post) => (
          <li key={post.slug}>
            {languages[post.language].name}:{' '}
            {stateText(post, {
              words,
              isOnSite: step === 'live',
              now: article?.posts.find(({ language }) => language === post.language),
            })}
          </li>
        ))}
      </ul>
      <p>{isPublished ? texts.published : texts.notPublished}</p>
      {next && article?.posts.some(isUnread) && (
        <p>
          <a className="button" href={`${deskPages['review-translations']}?article=${slugBase}`}>
            {words.pages['review-translations']}
          </a>
        </p>
      )}
      {next && help?.translator === false && (
        <p>
          <a href={`${deskPages['edit-article']}?slug=${next.slug}`}>
            {fill(texts.next, { language: languages[next.language].name })}
          </a>
        </p>
      )}
    </section>
  );
}

function stateText({ translation, published }: CreatedPost, { words, now, isOnSite }: Now): string {
  const { states } = words.articles;
  if (published?.ok === true) return isOnSite ? states.live : words.writing.article.created.goesOut;
  if (published) return refusalText(words, published.error);
  if (now?.isTranslating === true) return translatingText(now, words);
  return now === undefined ? states[translation === 'source' ? 'draft' : translation] : states[stateOf(now)];
}

type CreatedPost = Created['data']['posts'][number];

type Now = { words: DeskWords; now: ArticlePost | undefined; isOnSite: boolean };
