/** Static pages read this key. Its value is when the session expires, in seconds since 1970, never a token. */
export const expiryKey = 'admin_token';

/** Whether an editor is signed in in this browser. Pages use it to choose what to show, never to grant access. */
export function isEditorHere(): boolean {
  try {
    return Number(localStorage.getItem(expiryKey)) > Date.now() / 1000;
  } catch {
    // Without storage there can be no session.
    return false;
  }
}
