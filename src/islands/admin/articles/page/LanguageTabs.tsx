import { editAddress } from '#core/desk-pages.ts';
import { languages, sourceFirst } from '#core/locale.ts';
import { slugParts } from '#core/post/post.ts';
import { stateMark } from '../../publication/state-mark.ts';
import { stateOf } from '../../publication/article-state.ts';
import { useDesk } from '../../parts/use-desk.ts';
import { useArticle } from '../../publication/use-article.ts';

/** One tab per language of an article, with its state. A missing language has no link. */
export function LanguageTabs({ slug }: { slug: string }) {
  const { words } = useDesk();
  const { slugBase = slug, locale: open } = slugParts(slug) ?? {};
  const { data } = useArticle(slugBase);
  return (
    <nav className="article-tabs" aria-label={words.writing.article.tabs}>
      <ul className="plain">
        {sourceFirst.map((locale) => {
          const post = data?.posts.find(({ language }) => language === locale);
          // Until the article has loaded, it is unknown which languages are missing.
          const state = !data ? undefined : post === undefined ? 'missing' : stateOf(post);
          const { name } = languages[locale];
          const hasFailed = post?.problem !== undefined && !post.isTranslating;
          const about =
            state === undefined
              ? name
              : `${name} (${hasFailed ? words.translation.listProblem : words.articles.states[state]})`;
          const sign = state && stateMark(hasFailed ? 'failed' : state)['data-sign'];
          const isHere = locale === open;
          return (
            <li key={locale} data-state={state}>
              {post === undefined && !isHere ? (
                <span title={about} data-sign={sign}>
                  {locale.toUpperCase()}
                </span>
              ) : (
                <a
                  href={editAddress(`${slugBase}-${locale}`)}
                  aria-current={isHere ? 'page' : undefined}
                  aria-label={`${locale.toUpperCase()}: ${about}`}
                  title={about}
                  data-sign={sign}
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
