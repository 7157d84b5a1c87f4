/**
 * The name of the entry in `localStorage` that static pages read. Its value is the time when the editor's session expires,
 * in seconds since 1970. Despite the name, it is never a token.
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
