const keptUnder = 'new-article';

/** What is being written on the page for a new article, as it was kept; undefined where there is nothing. */
export function readNewArticle(): string | undefined {
  try {
    return localStorage.getItem(keptUnder) ?? undefined;
  } catch {
    // Closed storage holds nothing.
    return undefined;
  }
}

/** Answers whether this browser could keep it: its storage may be closed or full. */
export function keepNewArticle(article: string): boolean {
  try {
    localStorage.setItem(keptUnder, article);
    return true;
  } catch {
    // The page says so, and asks before it is left.
    return false;
  }
}

/** Hears of what another tab of this browser keeps; answers how to stop. */
export function onNewArticleElsewhere(take: (article: string) => void): () => void {
  const listen = ({ key, newValue }: StorageEvent) => {
    if (key === keptUnder && newValue !== null) take(newValue);
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
