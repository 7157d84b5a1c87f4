/** What other pages look at to know what to draw: the expiry of the session in seconds since 1970, never a token. */
export const expiryKey = 'admin_token';

/** Whether an editor is signed in in this browser. It decides what is drawn, never what is allowed. */
export function isEditorHere(): boolean {
  try {
    return Number(localStorage.getItem(expiryKey)) > Date.now() / 1000;
  } catch {
    // Nobody is signed in where storage is closed.
    return false;
  }
}
