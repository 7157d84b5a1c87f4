/**
 * Returns the target of a link that a mail program, search engine or chat has wrapped in a redirect.
 * @example unwrappedLink('https://www.google.com/url?url=https://example.com/') // => 'https://example.com/'
 */
export function unwrappedLink(link: string): string {
  let address = link;
  for (let layer = 0; layer < maxLayers; layer++) {
    const target = targetOf(address);
    if (target === undefined) break;
    address = target;
  }
  return address;
}

/** Each forwarding of a mail may wrap a link in another redirect. At most this many redirects are unwrapped. */
const maxLayers = 5;

/** Hosts that wrap links, each with the path of its redirects and the parameter for the target. */
const wrappers: [host: RegExp, path: RegExp, parameter: string][] = [
  [/^(www\.)?google(\.[a-z]{2,3}){1,2}$/, /^\/url$/, 'q'],
  [/^(www\.)?google(\.[a-z]{2,3}){1,2}$/, /^\/url$/, 'url'],
  [/\.safelinks\.protection\.outlook\.com$/, /^\//, 'url'],
  [/^lm?\.facebook\.com$/, /^\/l\.php$/, 'u'],
  [/^(www\.)?linkedin\.com$/, /^\/(safety\/go|redir\/redirect)/, 'url'],
  [/^(www\.)?bing\.com$/, /^\/news\/apiclick\.aspx$/, 'url'],
  [/^l\.instagram\.com$/, /^\//, 'u'],
  [/^(www\.)?youtube\.com$/, /^\/redirect$/, 'q'],
  [/^t\.umblr\.com$/, /^\/redirect$/, 'z'],
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

/** Returns undefined for an address that is not http or https, or that contains white space. */
export function webAddress(address: string): URL | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  return url !== undefined && /^https?:$/.test(url.protocol) && !/\s/.test(address) ? url : undefined;
}
