/** Despite its name, this entry contains no token, but the time when the session expires, in seconds since 1970. */
export const expiryKey = 'admin_token';

/** Pages use this check only to choose what to show, never to grant access. */
export function isEditorHere(): boolean {
  try {
    return Number(localStorage.getItem(expiryKey)) > Date.now() / 1000;
  } catch {
    return false;
  }
}
