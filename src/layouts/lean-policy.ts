import { contentHash } from '#core/html/content-hash.ts';

/**
 * Takes out of a page's content policy the scripts and styles that are in other pages: Astro names those of the whole site in
 * each of them. Nothing is ever added, so whatever Astro did not make stays forbidden.
 * @example withLeanPolicy('… script-src 'self' 'sha256-a' 'sha256-b'; …<script>a</script>') // => '… script-src 'self' 'sha256-a'; …'
 */
export function withLeanPolicy(page: string): string {
  const begin = page.indexOf('<meta http-equiv="content-security-policy"');
  if (begin === -1) return page;
  const end = page.indexOf('>', begin);
  const inPage = new Set<string>(contentsIn(page).map(contentHash));
  // Astro names a style once for each page that has it.
  const policy = page
    .slice(begin, end)
    .replaceAll(/ '(sha256-[^']+)'/g, (source, hash: string) => (inPage.delete(hash) ? source : ''));
  return page.slice(0, begin) + policy + page.slice(end);
}

/** The contents of scripts and styles. Data is nothing that a policy names, and each page has its own. */
function contentsIn(page: string): string[] {
  const found: string[] = [];
  // A regular expression with a lazy part would cross all 30 kB of a page letter by letter.
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
