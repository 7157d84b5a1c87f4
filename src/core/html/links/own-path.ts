/**
 * Whether a link or an image leads to a path of this site. `//host` and `/\host` lead to another one.
 * @example isOwnPath('/blog/zon-nl') // => true
 */
export const isOwnPath = (address: string): boolean => /^\/(?![/\\])/.test(address);
