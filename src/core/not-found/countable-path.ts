/** A path with more characters is not counted. The database enforces the same limit. */
const maxCountedLength = 200;

/**
 * Whether a missing address may be counted. An e-mail address, a long number or a token in the path could identify the
 * visitor, so such a path is not counted.
 * @example isCountablePath('/nl/prijzen') // => true
 * @example isCountablePath('/afmelden/jan@example.com') // => false
 */
export const isCountablePath = (path: string): boolean =>
  path.startsWith('/') && path.length <= maxCountedLength && !/@|%40|\d{7}|\w{32}/i.test(path);
