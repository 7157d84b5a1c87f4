const storedUnder = 'new-article';

/** The new article as it was stored in this browser. */
export function readNewArticle(): string | undefined {
  try {
    return localStorage.getItem(storedUnder) ?? undefined;
  } catch {
    // Storage is disabled.
    return undefined;
  }
}

/** Returns false if the browser's storage is disabled or full. */
export function keepNewArticle(article: string): boolean {
  try {
    localStorage.setItem(storedUnder, article);
    return true;
  } catch {
    // The page warns the editor, and asks before it is left.
    return false;
  }
}

/** Subscribes to changes made in other tabs; returns the unsubscribe function. */
export function onNewArticleElsewhere(take: (article: string) => void): () => void {
  const listen = ({ key, newValue }: StorageEvent) => {
    if (key === storedUnder && newValue !== null) take(newValue);
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
