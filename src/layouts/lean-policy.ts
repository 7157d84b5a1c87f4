import { contentHash } from '#components/site/content-hash.ts';

/**
 * Takes out of a page's content policy the scripts and styles that stand in other pages: Astro names those of the whole site in
 * each of them. Nothing is ever added, so whatever Astro did not make stays forbidden.
 * @example withLeanPolicy('… script-src 'self' 'sha256-a' 'sha256-b'; … <script>a</script>') // => '… script-src 'self' 'sha256-a'; …'
 */
export function withLeanPolicy(page: string): string {
  const inPage = new Set<string>(
    [...page.matchAll(contents)].map(([, , content = '']) => contentHash(content)),
  );
  return page.replace(policy, (meta) =>
    meta.replaceAll(named, (source, hash: string) => (inPage.has(hash) ? source : '')),
  );
}

/** Of scripts and styles. Data is nothing that a policy names, and each page has its own. */
const contents = /<(script|style)\b(?! type="application\/ld\+json")[^>]*>([\s\S]*?)<\/\1>/g;

const policy = /<meta http-equiv="content-security-policy"[^>]*>/i;

const named = / '(sha256-[^']+)'/g;
