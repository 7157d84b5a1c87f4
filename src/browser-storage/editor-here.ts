/**
 * Static pages read this key. Its value is the time when the session expires, in seconds since 1970. The key never holds a
 * token.
 */
export const expiryKey = 'admin_token';

/** Whether an editor is signed in in this browser. Pages use this only to choose what to show, never to grant access. */
export function isEditorHere(): boolean {
  try {
    return Number(localStorage.getItem(expiryKey)) > Date.now() / 1000;
  } catch {
    // Without storage there can be no session.
    return false;
  }
}
