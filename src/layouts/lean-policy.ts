import { contentHash } from '#core/html/content-hash.ts';

/**
 * Removes from a page’s Content-Security-Policy all hashes except those of the scripts and styles in that page. The
 * other directives of the policy are in `astro.config.mjs`.
 * @example withLeanPolicy('… script-src 'self' 'sha256-a' 'sha256-b'; …<script>a</script>') // => '… script-src 'self' 'sha256-a'; …'
 */
export function withLeanPolicy(page: string): string {
  const begin = page.indexOf('<meta http-equiv="content-security-policy"');
  if (begin === -1) return page;
  const end = page.indexOf('>', begin);
  const inPage = new Set<string>(contentsIn(page).map(contentHash));
  // The policy repeats a style’s hash for each page of the site with that style, so only the first copy is kept.
  const policy = page
    .slice(begin, end)
    .replaceAll(/ '(sha256-[^']+)'/g, (source, hash: string) => (inPage.delete(hash) ? source : ''));
  return page.slice(0, begin) + policy + page.slice(end);
}

/** The contents of the page’s scripts and styles. Omits JSON-LD, which is not executed and needs no hash. */
function contentsIn(page: string): string[] {
  const found: string[] = [];
  // A lazy regular expression would be slow on a page of 30 kB.
  for (let at = page.indexOf('<s'); at !== -1; at = page.indexOf('<s', at + 1)) {
    const name = ['style', 'script'].find((each) => page.startsWith(each, at + 1));
    if (name === undefined) continue;
    const from = page.indexOf('>', at) + 1;
    const to = page.indexOf(`</${name}>`, from);
    if (from === 0 || to === -1) break;
    if (!page.slice(at, from).includes(' type="application/ld+json"')) found.push(page.slice(from, to));
    at = to;
  }
  return found;
}
