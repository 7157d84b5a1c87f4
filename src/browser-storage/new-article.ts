const storedUnder = 'new-article';

/** Returns the new article that was stored in this browser most recently. */
export function readNewArticle(): string | undefined {
  try {
    return localStorage.getItem(storedUnder) ?? undefined;
  } catch {
    // Storage is disabled, so there is no stored article.
    return undefined;
  }
}

/** Returns false if the browser's storage is disabled or full. */
export function keepNewArticle(article: string): boolean {
  try {
    localStorage.setItem(storedUnder, article);
    return true;
  } catch {
    // The page warns the editor that the article is not stored, and asks for confirmation before the editor leaves.
    return false;
  }
}

/** Subscribes to changes of the stored article in other tabs. Returns the unsubscribe function. */
export function onNewArticleElsewhere(take: (article: string) => void): () => void {
  const listen = ({ key, newValue }: StorageEvent) => {
    if (key === storedUnder && newValue !== null) take(newValue);
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
