import { hash } from 'node:crypto';

/** The digest of a script or a style, as a content policy names it. Most of them stand in many pages, and are digested once. */
export function contentHash(content: string): ContentHash {
  const known = hashes.get(content);
  if (known !== undefined) return known;
  const digest: ContentHash = `sha256-${hash('sha256', content, 'base64')}`;
  if (hashes.size === mostKept) hashes.clear();
  hashes.set(content, digest);
  return digest;
}

const hashes = new Map<string, ContentHash>();

/** The site has some forty. */
const mostKept = 100;

type ContentHash = `sha256-${string}`;
