import { readLasting, writeLasting } from './stored.ts';

const nameKey = 'admin_account';

/**
 * The name of the editor who works in this browser with an account of her own, or ''. The desk shows it until the server
 * answers, and after her session ended, she signs in with that account.
 */
export const nameHere = (): string => readLasting(nameKey);

export const keepName = (name: string): boolean => writeLasting(nameKey, name);
