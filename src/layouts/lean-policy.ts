import { contentHash } from '#core/html/content-hash.ts';

/**
 * Removes from a page's content policy the hashes of scripts and styles that only other pages contain: Astro lists those of the
 * whole site on every page. Nothing is added, so whatever Astro did not generate stays forbidden.
 * @example withLeanPolicy('… script-src 'self' 'sha256-a' 'sha256-b'; …<script>a</script>') // => '… script-src 'self'
 * 'sha256-a'; …'
 */
export function withLeanPolicy(page: string): string {
  const begin = page.indexOf('<meta http-equiv="content-security-policy"');
  if (begin === -1) return page;
  const end = page.indexOf('>', begin);
  const inPage = new Set<string>(contentsIn(page).map(contentHash));
  // Astro repeats a style's hash for each page that contains the style.
  const policy = page
    .slice(begin, end)
    .replaceAll(/ '(sha256-[^']+)'/g, (source, hash: string) => (inPage.delete(hash) ? source : ''));
  return page.slice(0, begin) + policy + page.slice(end);
}

/** Returns the contents of scripts and styles. Data blocks need no hash, and differ on each page. */
function contentsIn(page: string): string[] {
  const found: string[] = [];
  // Search with `indexOf`: a lazy regular expression would step through all 30 kB of a page character by character.
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
