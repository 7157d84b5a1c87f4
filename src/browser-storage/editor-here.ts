import { readLasting, writeLasting } from './stored.ts';

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

const namedKey = 'admin_account';

/** Whether an editor with an account of her own works in this browser. After her session ended, she signs in with it. */
export const isNamedHere = (): boolean => readLasting(namedKey) !== '';

export const keepNamed = (isNamed: boolean): boolean => writeLasting(namedKey, isNamed ? 'yes' : '');
