/** Returns a text stored for this session, or '' if it is missing or storage is disabled. */
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
