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
  [/^((www|news)\.)?google(\.[a-z]{2,3}){1,2}$/, /^\/(news\/)?url$/, 'q'],
  [/^((www|news)\.)?google(\.[a-z]{2,3}){1,2}$/, /^\/(news\/)?url$/, 'url'],
  [/\.safelinks\.protection\.outlook\.com$/, /^\//, 'url'],
  [/^(lm?|www)\.(facebook|messenger)\.com$/, /^\/l\.php$/, 'u'],
  [/^(www\.)?linkedin\.com$/, /^\/(safety\/go|redir\/redirect)/, 'url'],
  [/^(www\.)?bing\.com$/, /^\/news\/apiclick\.aspx$/, 'url'],
  [/^l\.(instagram|threads)\.(com|net)$/, /^\//, 'u'],
  [/^(www\.)?youtube\.com$/, /^\/redirect$/, 'q'],
  [/^t\.umblr\.com$/, /^\/redirect$/, 'z'],
  [/^(www\.)?duckduckgo\.com$/, /^\/l\/$/, 'uddg'],
  [/^out\.reddit\.com$/, /^\//, 'url'],
  [/^getpocket\.com$/, /^\/redirect$/, 'url'],
  [/^(m\.)?vk\.com$/, /^\/away\.php$/, 'to'],
  [/^slack-redir\.net$/, /^\/link$/, 'url'],
  [/^search\.app$/, /^\/$/, 'link'],
  [/^deref-[\w-]+\.[a-z]+$/, /\/dereferrer\/$/, 'redirectUrl'],
  [/^statics\.teams\.cdn\.office\.net$/, /\/safelinks\//, 'url'],
  [/^urldefense\.proofpoint\.com$/, /^\/v1\/url$/, 'u'],
  [/^translate\.google(\.[a-z]{2,3}){1,2}$/, /^\/translate$/, 'u'],
  [/^www\.google(\.[a-z]{2,3}){1,2}$/, /^\/imgres$/, 'imgrefurl'],
  [/^([\w-]+\.)?pinterest(\.[a-z]{2,3}){1,2}$/, /^\/offsite\/$/, 'url'],
  [/^(gate|exit)\.sc$/, /^\/$/, 'url'],
  [/^steamcommunity\.com$/, /^\/linkfilter\/$/, 'url'],
];

/** Wrappers that have the target in their own address. A page for phones (AMP) has no scheme. */
const enclosing = [
  /^https:\/\/(?:www\.)?google(?:\.[a-z]{2,3}){1,2}\/amp\/(?:s\/)?(?<page>.+)$/,
  /^https:\/\/[\w-]+\.cdn\.ampproject\.org\/[cv]\/s\/(?<page>.+)$/,
  /^https:\/\/r\.search\.yahoo\.com\/.*\/RU=(?<escaped>[^/]+)\//,
  /^https:\/\/www\.bing\.com\/ck\/a\?.*[?&]u=a1(?<encoded>[\w-]+)/,
  /^https:\/\/(?:href\.li|anon\.to|nullrefer\.com)\/\?(?<target>https?:.+)$/,
  /^https:\/\/urldefense\.proofpoint\.com\/v2\/url\?u=(?<dashed>[^&]+)/,
  /^https:\/\/(?<translated>[\w-]+)\.translate\.goog(?<path>\/.*)?$/,
  /^https:\/\/urldefense\.com\/v3\/__(?<target>https?:.+?)__;/,
  /^https:\/\/news\.google\.com\/(?:rss\/)?(?:articles|read)\/(?<encoded>CB[\w-]+)/,
];

function targetWithin(address: string): string | undefined {
  const {
    page,
    target,
    escaped,
    dashed,
    translated,
    path = '',
    encoded,
  } = enclosing.map((one) => one.exec(address)?.groups).find(Boolean) ?? {};
  if (page !== undefined) return `https://${page}`;
  // “example-com.translate.goog” is example.com, and has two hyphens for one.
  if (translated !== undefined)
    return `https://${translated.replaceAll(/-+/g, (all) => (all === '-' ? '.' : all.slice(1)))}${path}`;
  if (dashed !== undefined)
    return (
      new URLSearchParams(`to=${dashed.replaceAll('-', '%').replaceAll('_', '/')}`).get('to') ?? undefined
    );
  if (escaped !== undefined) return new URLSearchParams(`to=${escaped}`).get('to') ?? undefined;
  // Links of Google News before 2024 contain the address, newer ones only a number.
  return target ?? (encoded && /https?:\/\/[\x21-\x7e]+/.exec(bytesOf(encoded))?.[0]);
}

const bytesOf = (encoded: string): string => {
  const base64 = encoded.replaceAll('-', '+').replaceAll('_', '/');
  return atob(base64.length % 4 === 1 ? base64.slice(0, -1) : base64);
};

function targetOf(address: string): string | undefined {
  const url = webAddress(address);
  if (url === undefined) return undefined;
  for (const [host, path, parameter] of wrappers) {
    const target = url.searchParams.get(parameter);
    if (target !== null && host.test(url.hostname) && path.test(url.pathname)) return target;
  }
  return targetWithin(address);
}

/** Returns undefined for an address that is not http or https, or that contains white space. */
export function webAddress(address: string): URL | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  return url !== undefined && /^https?:$/.test(url.protocol) && !/\s/.test(address) ? url : undefined;
}
