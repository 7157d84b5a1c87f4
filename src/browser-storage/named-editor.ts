import { readLasting, writeLasting } from './stored.ts';

const namedKey = 'admin_account';

/** Whether an editor with an account of her own works in this browser. After her session ended, she signs in with it. */
export const isNamedHere = (): boolean => readLasting(namedKey) !== '';

export const keepNamed = (isNamed: boolean): boolean => writeLasting(namedKey, isNamed ? 'yes' : '');
