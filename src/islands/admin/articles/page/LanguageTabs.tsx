import { useMemo } from 'react';
import { storedDraft } from '#browser-storage/post-draft.ts';
import { editAddress } from '#core/desk-pages.ts';
import { sourceFirst, type Locale } from '#core/locale.ts';
import type { PostState } from '#core/post/post-state.ts';
import { slugParts } from '#core/post/post.ts';
import { stateMark } from '../../publication/state-mark.ts';
import { hasFailed, stateOf } from '../../publication/article-state.ts';
import { useDesk } from '../../parts/use-desk.ts';
import { useArticle } from '../../publication/use-article.ts';

/** One tab per language of an article, with its state. A missing language has no link. */
export function LanguageTabs({ slug }: { slug: string }) {
  const { slugBase = slug, locale: open } = slugParts(slug) ?? {};
  const { data } = useArticle(slugBase);
  // The head says it of the open language. Leaving a language opens another page, which reads this anew.
  const unsaved = useMemo(
    () =>
      sourceFirst.filter((locale) => locale !== open && storedDraft(`${slugBase}-${locale}`) !== undefined),
    [slugBase, open],
  );
  return (
    <StateTabs
      open={open}
      of={(locale) => {
        const post = data?.posts.find(({ language }) => language === locale);
        return {
          // Until the article has loaded, it is unknown which languages are missing.
          state: !data ? undefined : post === undefined ? 'missing' : stateOf(post),
          isFailed: post !== undefined && hasFailed(post),
          isUnsaved: unsaved.includes(locale),
          href: post === undefined && locale !== open ? undefined : editAddress(`${slugBase}-${locale}`),
        };
      }}
    />
  );
}

/** The languages of an article, each with the sign of its state. */
export function StateTabs({ open, of }: Props) {
  const { words } = useDesk();
  return (
    <nav className="article-tabs" aria-label={words.writing.article.tabs}>
      <ul className="plain">
        {sourceFirst.map((locale) => {
          const { state, href, isFailed = false, isUnsaved = false } = of(locale);
          const name = words.languageNames[locale];
          const said = [
            state && (isFailed ? words.translation.listProblem : words.articles.states[state]),
            isUnsaved && words.writing.article.unsaved,
          ].filter(Boolean);
          const about = said.length === 0 ? name : `${name} (${said.join(', ')})`;
          const tab = {
            title: about,
            'aria-current': locale === open ? ('page' as const) : undefined,
            'data-sign': state && stateMark(isFailed ? 'failed' : state)['data-sign'],
            children: locale.toUpperCase(),
          };
          return (
            <li key={locale} data-state={state} data-unsaved={isUnsaved}>
              {href === undefined ? (
                <span {...tab} />
              ) : (
                <a href={href} aria-label={`${locale.toUpperCase()}: ${about}`} {...tab} />
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

type Props = {
  open: Locale | undefined;
  of: (locale: Locale) => {
    state: PostState | 'missing' | undefined;
    href?: string | undefined;
    isFailed?: boolean;
    isUnsaved?: boolean;
  };
};
