import { createHash, randomBytes, randomUUID } from 'node:crypto';

/** A preview as the functions hand it to the database. */
export const aPreview = (changes: Record<string, unknown> = {}): Record<string, unknown> => ({
  id: randomUUID(),
  slug_base: 'nowhere',
  recipient: null,
  to_business: false,
  lang: 'nl',
  view_digest: digestOf(randomBytes(16).toString('hex')),
  verdict_digest: digestOf(randomBytes(16).toString('hex')),
  expires_at: new Date(Date.now() + 7 * 86_400_000).toISOString(),
  ...changes,
});

/** A row of `post_previews`. */
export function aPreviewRow(changes: Record<string, unknown> = {}): Record<string, unknown> {
  const { slug_base: _base, to_business: _to, ...row } = aPreview();
  return { ...row, posts: [{}], ...changes };
}

/** What the database keeps of a key. */
export const digestOf = (key: string): string => createHash('sha256').update(key).digest('hex');
