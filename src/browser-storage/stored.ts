/**
 * Returns the text stored under `name` for this browser session, or ''. Pages must work without it, since storage may be disabled
 * or full.
 */
export function readStored(name: string): string {
  try {
    return sessionStorage.getItem(name) ?? '';
  } catch {
    // Storage is disabled, so nothing is stored.
    return '';
  }
}

/** Stores a text for this browser session; an empty text removes it. */
export function writeStored(name: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, text);
  } catch {
    // Storage is disabled or full. The text stays on the page, so nothing is lost.
  }
}
