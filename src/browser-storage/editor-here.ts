/** The entry contains the session’s expiry time in seconds since 1970, not a token as its name suggests. */
export const expiryKey = 'admin_token';

/** Pages use this check only to choose what to show, never to grant access. */
export function isEditorHere(): boolean {
  try {
    return Number(localStorage.getItem(expiryKey)) > Date.now() / 1000;
  } catch {
    return false;
  }
}
