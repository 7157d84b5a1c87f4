import { folded } from '#core/language/read-words.ts';
import { sourceLocale, type Locale } from '#core/locale.ts';
import type { Article, ArticlePost } from '#contract/articles.ts';

const maxShown = 8;

/** Returns one published post per article, in `lang` or else in Dutch. Titles that begin with the query are first. */
export function linkChoices(articles: readonly Article[], { query, lang }: Search): ArticlePost[] {
  const typed = folded(query);
  const titleRank = (title: string): number => {
    const at = folded(title).indexOf(typed);
    if (at === -1) return 2;
    return at === 0 ? 0 : 1;
  };
  const rank = ({ title, language }: ArticlePost): number =>
    2 * titleRank(title) + (language === lang ? 0 : 1);
  const moment = ({ publishedAt }: ArticlePost) => Date.parse(publishedAt ?? '') || 0;
  return articles
    .flatMap(({ posts }) => {
      const live = posts.filter(({ isPublished }) => isPublished);
      return (
        live.find(({ language }) => language === lang) ??
        live.find(({ language }) => language === sourceLocale) ??
        []
      );
    })
    .toSorted((one, other) => rank(one) - rank(other) || moment(other) - moment(one))
    .slice(0, maxShown);
}

type Search = { query: string; lang: Locale };
