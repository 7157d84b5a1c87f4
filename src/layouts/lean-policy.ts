import { contentHash } from '#components/site/content-hash.ts';

/**
 * Takes out of a page's content policy the scripts and styles that stand in other pages: Astro names those of the whole site in
 * each of them. Nothing is ever added, so whatever Astro did not make stays forbidden. `inPage`: the hashes of what stands in it.
 * @example withLeanPolicy('… script-src 'self' 'sha256-a' 'sha256-b'; …', new Set(['sha256-a'])) // => '… script-src 'self' 'sha256-a'; …'
 */
export function withLeanPolicy(page: string, inPage: ReadonlySet<string>): string {
  const begin = page.indexOf(policy);
  if (begin === -1) return page;
  const end = page.indexOf('>', begin);
  return page.slice(0, begin) + lean(page.slice(begin, end), inPage) + page.slice(end);
}

/** Most pages have the policy of many others: it is gone through once for all of them. */
function lean(whole: string, inPage: ReadonlySet<string>): string {
  const name = [...inPage, whole].join(' ');
  const known = leanPolicies.get(name);
  if (known !== undefined) return known;
  const written = whole.replaceAll(named, (source, hash: string) => (inPage.has(hash) ? source : ''));
  if (leanPolicies.size === mostKept) leanPolicies.clear();
  leanPolicies.set(name, written);
  return written;
}

const leanPolicies = new Map<string, string>();
const mostKept = 100;

/** The hashes of the scripts and styles in a text, as a policy names them. */
export const hashesIn = (html: string): string[] => contentsIn(html).map(contentHash);

const policy = '<meta http-equiv="content-security-policy"';

const named = / '(sha256-[^']+)'/g;

/** Of scripts and styles. Data is nothing that a policy names, and each page has its own. */
function contentsIn(page: string): string[] {
  const found: string[] = [];
  // Looked for by hand: an expression would cross all 30 kB of a page letter by letter.
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
