/** Set for static pages to read: the expiry of the session in seconds since 1970, never a token. */
export const expiryKey = 'admin_token';

/** Whether an editor is signed in in this browser. It decides what pages show, never what is allowed. */
export function isEditorHere(): boolean {
  try {
    return Number(localStorage.getItem(expiryKey)) > Date.now() / 1000;
  } catch {
    // Without storage there is no session.
    return false;
  }
}
