/** The longest address that is counted; the database holds to the same. */
const maxCountedLength = 200;

/**
 * Whether an address without a page may be counted: not where it could tell who asked for it, by an e-mail address, a
 * long number or a token in it.
 * @example isCountablePath('/nl/prijzen') // => true
 * @example isCountablePath('/afmelden/jan@example.com') // => false
 */
export const isCountablePath = (path: string): boolean =>
  path.startsWith('/') && path.length <= maxCountedLength && !/@|%40|\d{7}|\w{32}/i.test(path);
