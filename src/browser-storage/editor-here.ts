/** This entry of `localStorage` is never a token: it is when the session expires (s since 1970). */
export const expiryKey = 'admin_token';

/** Pages use this only to choose what to show, never to grant access. */
export function isEditorHere(): boolean {
  try {
    return Number(localStorage.getItem(expiryKey)) > Date.now() / 1000;
  } catch {
    return false;
  }
}
