/** Returns a text stored for this session, or '' if the text is missing or storage is disabled. */
export function readStored(name: string): string {
  try {
    return sessionStorage.getItem(name) ?? '';
  } catch {
    return '';
  }
}

/** Stores a text for this browser session. An empty text removes the entry. */
export function writeStored(name: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, text);
  } catch {
    // If storage is disabled or full, the text remains on the page only.
  }
}

/** Returns a text that stays stored after the session, or '' if the text is missing or storage is disabled. */
export function readLasting(name: string): string {
  try {
    return localStorage.getItem(name) ?? '';
  } catch {
    return '';
  }
}

/** An empty text removes the entry. Returns false if storage is disabled or full, so that the caller can warn. */
export function writeLasting(name: string, text: string): boolean {
  try {
    if (text === '') localStorage.removeItem(name);
    else localStorage.setItem(name, text);
    return true;
  } catch {
    return false;
  }
}

/** Calls `take` when another window changes the entry. Returns a function that ends this. On a server, nothing happens. */
export function followLasting(name: string, take: (text: string) => void): () => void {
  if (typeof window === 'undefined') return () => undefined;
  const listen = ({ key, newValue }: StorageEvent): void => {
    if (key === name) take(newValue ?? '');
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
