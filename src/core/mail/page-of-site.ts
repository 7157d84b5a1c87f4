/**
 * Returns the page that a visitor’s enquiry names, as a page of this site: a mail must not show the address of another
 * site as a fact, because mail programs make links of addresses.
 * @example pageOfSite('https://evil.example/nl?a=b', 'https://site.example') // => 'https://site.example/nl?a=b'
 */
export function pageOfSite(address: string, siteUrl: string): string {
  const origin = URL.parse(siteUrl)?.origin ?? '';
  const url = URL.parse(address, 'https://site.invalid');
  if (url === null || !['http:', 'https:'].includes(url.protocol)) return `${origin}/`;
  return `${origin}${url.pathname}${url.search}`;
}
