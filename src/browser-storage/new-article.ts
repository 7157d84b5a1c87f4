import { readLasting, writeLasting } from './stored.ts';

const storedUnder = 'new-article';

export const readNewArticle = (): string | undefined => readLasting(storedUnder) || undefined;

/** Returns false if the browser's storage is disabled or full. The page then warns an editor who leaves the page. */
export const keepNewArticle = (article: string): boolean => writeLasting(storedUnder, article);

export function onNewArticleElsewhere(take: (article: string) => void): () => void {
  const listen = ({ key, newValue }: StorageEvent) => {
    if (key === storedUnder && newValue !== null) take(newValue);
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
