/**
 * What this browser session keeps under a name; '' where there is nothing. Storage may be closed or full: then nothing outlives the
 * page, and everything else works.
 */
export function readKept(name: string): string {
  try {
    return sessionStorage.getItem(name) ?? '';
  } catch {
    // Closed storage holds nothing.
    return '';
  }
}

/** Keeps a text for this browser session; an empty one is removed. */
export function writeKept(name: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, text);
  } catch {
    // Closed or full: the text still stands on the page.
  }
}
