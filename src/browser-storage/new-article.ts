const storedUnder = 'new-article';

export function readNewArticle(): string | undefined {
  try {
    return localStorage.getItem(storedUnder) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Returns false if the browser's storage is disabled or full. */
export function keepNewArticle(article: string): boolean {
  try {
    localStorage.setItem(storedUnder, article);
    return true;
  } catch {
    // The page warns the editor and asks for confirmation before the editor leaves.
    return false;
  }
}

export function onNewArticleElsewhere(take: (article: string) => void): () => void {
  const listen = ({ key, newValue }: StorageEvent) => {
    if (key === storedUnder && newValue !== null) take(newValue);
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
