/** Paths with more characters are not counted. The database enforces the same limit. */
const maxCountedLength = 200;

/**
 * Whether to count a missing path. Refuses e-mail addresses, long numbers and tokens, which may identify visitors.
 * @example isCountablePath('/afmelden/jan@example.com') // => false
 */
export const isCountablePath = (path: string): boolean =>
  path.startsWith('/') && path.length <= maxCountedLength && !/@|%40|\d{7}|\w{32}/i.test(path);
