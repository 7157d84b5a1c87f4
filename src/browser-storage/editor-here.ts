/** This entry of `localStorage` contains the time at which the session expires, in seconds since 1970, and no token. */
export const expiryKey = 'admin_token';

/** Pages use this check only to choose what to show, never to grant access. */
export function isEditorHere(): boolean {
  try {
    return Number(localStorage.getItem(expiryKey)) > Date.now() / 1000;
  } catch {
    return false;
  }
}
