/**
 * Returns the text stored under `name` for this browser session, or ''. Pages must also work without stored texts, because
 * storage may be disabled or full.
 */
export function readStored(name: string): string {
  try {
    return sessionStorage.getItem(name) ?? '';
  } catch {
    // Storage is disabled, so nothing is stored.
    return '';
  }
}

/** Stores a text for this browser session. An empty text removes the entry. */
export function writeStored(name: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, text);
  } catch {
    // Storage is disabled or full. The text stays on the page, so nothing is lost.
  }
}
