/** The text stored under a name for this browser session, or ''. Storage may be disabled or full: pages then work without it. */
export function readStored(name: string): string {
  try {
    return sessionStorage.getItem(name) ?? '';
  } catch {
    // Storage is disabled.
    return '';
  }
}

/** Stores a text for this browser session; an empty text removes it. */
export function writeStored(name: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, text);
  } catch {
    // Storage is disabled or full; the text remains on the page.
  }
}
