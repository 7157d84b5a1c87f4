import { useQuery } from '@tanstack/react-query';
import { deskPages } from '#core/desk-pages.ts';
import { sourceFirst } from '#core/locale.ts';
import { slugParts } from '#core/post/post.ts';
import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { languages } from '#i18n/languages.ts';
import { fetchArticles } from '#clients/articles.ts';
import { stateOf } from '../article-state.ts';

/** From one language of an article to the others, each with its state. */
export function LanguageTabs({ slug, words }: { slug: string; words: DeskWords }) {
  const { slugBase = slug, locale: open } = slugParts(slug) ?? {};
  const { data } = useQuery({
    queryKey: ['languages', slugBase],
    queryFn: () => fetchArticles({ words: slugBase, most: 100 }),
  });
  const posts = data?.find((candidate) => candidate.slug_base === slugBase)?.posts ?? [];
  return (
    <nav className="article-tabs" aria-label={words.writing.article.tabs}>
      <ul className="plain">
        {sourceFirst.map((locale) => {
          const post = posts.find(({ language }) => language === locale);
          const state = post === undefined ? 'missing' : stateOf(post);
          const about = `${languages[locale].name} (${words.articles.states[state]})`;
          const isHere = locale === open;
          return (
            <li key={locale} data-state={data === undefined ? undefined : state}>
              {post === undefined && !isHere ? (
                <span title={about}>{locale.toUpperCase()}</span>
              ) : (
                <a
                  href={`${deskPages['edit-article']}?slug=${slugBase}-${locale}`}
                  aria-current={isHere ? 'page' : undefined}
                  aria-label={`${locale.toUpperCase()}: ${about}`}
                  title={about}
                >
                  {locale.toUpperCase()}
                </a>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
