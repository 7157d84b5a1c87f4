import { withoutUnseen } from '../valid-text.ts';
import { unwrappedLink, webAddress } from './unwrapped-link.ts';
import { isClickMark } from './click-mark.ts';
import { isOwnPath } from './own-path.ts';

/**
 * Returns the real target of a link, without redirects and tracking parameters. A link to `origin` becomes a path.
 * Returns undefined if the target is neither a path of this site nor a web, mail or telephone address.
 * @example plainLink('https://www.google.com/url?q=https://example.com/&sa=D') // => 'https://example.com/'
 */
export function plainLink(href: string, origin?: string): string | undefined {
  const written = withoutUnseen(href).trim();
  if (isOwnPath(written)) return written;
  const address = unwrappedLink(written);
  if (/^(mailto|tel):/i.test(address)) return address;
  const url = webAddress(address);
  if (url === undefined) return undefined;
  const tracking = [...url.searchParams.keys()].filter(isClickMark);
  for (const name of tracking) url.searchParams.delete(name);
  if (url.origin === origin) return `${url.pathname}${url.search}${url.hash}`;
  // Keeps `address` if no tracking parameter was removed, because `url.href` may be spelled differently.
  return tracking.length > 0 ? url.href : address;
}
