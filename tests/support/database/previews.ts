import { createHash, randomBytes, randomUUID } from 'node:crypto';

/** A preview as the functions pass it to the database. */
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

export function aPreviewRow(changes: Record<string, unknown> = {}): Record<string, unknown> {
  const row: Record<string, unknown> = { ...aPreview(), posts: [{}], ...changes };
  delete row['slug_base'];
  delete row['to_business'];
  return row;
}

/** The database stores this digest instead of a preview’s key. */
export const digestOf = (key: string): string => createHash('sha256').update(key).digest('hex');
