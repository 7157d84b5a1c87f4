import { useEffect, useRef } from 'react';
import { deskPages } from '#core/desk-pages.ts';
import { languages, sourceLocale } from '#core/locale.ts';
import { slugBaseOf } from '#core/post/post.ts';
import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { fill } from '#i18n/fill.ts';
import type { CreatedArticle as Created } from '#stores/change-posts.ts';
import { refusalText } from '../parts/refusal-text.ts';
import { useDesk } from '../parts/use-desk.ts';
import { useWritingHelp } from '../translation/use-writing-help.ts';

/** Above an article that was just created: the result for each language, and the next steps. Takes the focus. */
export function CreatedArticle({ created: { posts } }: { created: Created['data'] }) {
  const { words } = useDesk();
  const texts = words.writing.article.created;
  const { help } = useWritingHelp();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const next = posts.find(({ language }) => language !== sourceLocale);
  const isPublished = posts.some(({ published }) => published?.ok === true);
  return (
    <section className="created-article" aria-labelledby="created-article">
      <h2 id="created-article" ref={heading} tabIndex={-1}>
        {texts.title}
      </h2>
      <ul className="plain">
        {posts.map((post) => (
          <li key={post.slug}>
            {languages[post.language].name}: {stateText(post, words)}
          </li>
        ))}
      </ul>
      <p>{isPublished ? texts.published : texts.notPublished}</p>
      {next && help?.translator === true && (
        <p>
          <a className="button" href={`${deskPages['review-translations']}?article=${slugBaseOf(next.slug)}`}>
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

function stateText({ translation, published }: Created['data']['posts'][number], words: DeskWords): string {
  if (published?.ok === true) return words.writing.article.created.goesOut;
  if (published) return refusalText(words, published.error);
  return words.articles.states[translation === 'source' ? 'draft' : translation];
}
