/** Paths with more characters are not counted. The database enforces the same limit. */
const maxCountedLength = 200;

/**
 * Whether a missing page may be counted by its path. E-mail addresses, long numbers and tokens may identify visitors.
 * @example isCountablePath('/afmelden/jan@example.com') // => false
 */
export const isCountablePath = (path: string): boolean =>
  path.startsWith('/') && path.length <= maxCountedLength && !/@|%40|\d{7}|\w{32}/i.test(path);
