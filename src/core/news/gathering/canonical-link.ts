import { isClickMark } from '../../html/links/click-mark.ts';
import { unwrappedLink } from '../../html/links/unwrapped-link.ts';

/** Returns a URL without redirects and tracking parameters, or undefined if it is too long or not public http(s). */
export function canonicalLink(raw: string, base?: string): string | undefined {
  const written = unwrappedLink(raw.trim());
  if (!URL.canParse(written, base)) return undefined;
  const url = new URL(written, base);
  if (!isPublicWebsite(url)) return undefined;
  url.hash = '';
  for (const name of Array.from(url.searchParams.keys())) {
    if (isClickMark(name) || feedMark.test(name)) url.searchParams.delete(name);
  }
  url.searchParams.sort();
  url.pathname = url.pathname
    .replace(/\.amp(\.html?)?$/i, '$1')
    .replace(/\/amp\/?$/i, '')
    .replace(/(?<!\/)\/+$/, '');
  return url.href.length <= maxLinkLength ? url.href : undefined;
}

/** Returns a key that is the same with any protocol, and with or without the prefix "www.", "m." or "amp.". */
export function linkKey(canonical: string): string {
  const { hostname, pathname, search } = new URL(canonical);
  return hostname.replace(/^(?:(?:www\d?|m|amp)\.)+(?=[^.]+\.)/, '') + pathname + search;
}

/** Longer links are refused, because no genuine link has more characters. */
const maxLinkLength = 1000;

/** Query parameters with which a newspaper marks the ways to one report. In another link, they may lead elsewhere. */
const feedMark =
  /^(amp_|at_|ns_|mtm_|pk_|hsa_|mc_|_ga|_gl$|yclid$|twclid$|ttclid$|igsh$|xtor$|cmp(?:id)?$|wt_|ito$|ocid$|smid$|ref$|ref_src$|share$|amp$|outputtype$|traffic_source$|feature$)/i;

/** Whether a URL is http(s), with a public host name (no IP address or local name), and no login or special port. */
function isPublicWebsite({ protocol, hostname, username, password, port }: URL): boolean {
  const isWeb = protocol === 'https:' || protocol === 'http:';
  const isNamed = /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z][a-z0-9-]*[a-z0-9]$/.test(hostname);
  const isHome = /\.(localhost|local|internal|lan|home|arpa|onion)$/.test(hostname);
  return isWeb && isNamed && !isHome && username === '' && password === '' && port === '';
}
