/**
 * Returns the real target of a link, without redirects and tracking parameters. A link to `origin` becomes a path.
 * Returns undefined if the target is neither a path of this site nor a web, mail or telephone address.
 * @example plainLink('https://www.google.com/url?q=https://example.com/&sa=D') // => 'https://example.com/'
 */
export function plainLink(href: string, origin?: string): string | undefined {
  const written = href.trim();
  if (/^\/(?![/\\])/.test(written)) return written;
  let address = written;
  for (let layer = 0; layer < maxLayers; layer++) {
    const target = targetOf(address);
    if (target === undefined) break;
    address = target;
  }
  if (/^(mailto|tel):/i.test(address)) return address;
  const url = webAddress(address);
  if (url === undefined) return undefined;
  const tracking = [...url.searchParams.keys()].filter((name) => campaignMark.test(name));
  for (const name of tracking) url.searchParams.delete(name);
  if (origin !== undefined && url.origin === origin) return `${url.pathname}${url.search}${url.hash}`;
  // Keeps `address` if no tracking parameter was removed, because `url.href` may be spelled differently.
  return tracking.length > 0 ? url.href : address;
}

/** Each forwarding of a mail may wrap a link in another redirect. At most this many redirects are unwrapped. */
const maxLayers = 5;

const campaignMark =
  /^(utm_\w+|gclid|gbraid|wbraid|dclid|fbclid|msclkid|mc_cid|mc_eid|igshid|_hs(enc|mi)|mkt_tok)$/i;

/** Hosts that wrap links, each with the path of its redirects and the parameter for the target. */
const wrappers: [host: RegExp, path: RegExp, parameter: string][] = [
  [/^(www\.)?google(\.[a-z]{2,3}){1,2}$/, /^\/url$/, 'q'],
  [/^(www\.)?google(\.[a-z]{2,3}){1,2}$/, /^\/url$/, 'url'],
  [/\.safelinks\.protection\.outlook\.com$/, /^\//, 'url'],
  [/^lm?\.facebook\.com$/, /^\/l\.php$/, 'u'],
  [/^(www\.)?linkedin\.com$/, /^\/(safety\/go|redir\/redirect)/, 'url'],
];

function targetOf(address: string): string | undefined {
  const url = webAddress(address);
  if (url === undefined) return undefined;
  for (const [host, path, parameter] of wrappers) {
    const target = url.searchParams.get(parameter);
    if (target !== null && host.test(url.hostname) && path.test(url.pathname)) return target;
  }
  return undefined;
}

function webAddress(address: string): URL | undefined {
  const url = URL.parse(address);
  return url !== null && /^https?:$/.test(url.protocol) && !/\s/.test(address) ? url : undefined;
}
