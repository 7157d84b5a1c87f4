/** The unsaved text of a new article, in this browser. */
import { followLasting, readLasting, writeLasting } from './stored.ts';

const storedUnder = 'new-article';

export const readNewArticle = (): string | undefined => readLasting(storedUnder) || undefined;

/** Returns false if the browser's storage is disabled or full. The page then warns an editor who leaves the page. */
export const keepNewArticle = (article: string): boolean => writeLasting(storedUnder, article);

/** Calls `take` when another window stores the article, but not when it removes it. */
export const onNewArticleElsewhere = (take: (article: string) => void): (() => void) =>
  followLasting(storedUnder, (article) => {
    if (article !== '') take(article);
  });
