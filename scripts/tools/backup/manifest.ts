import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';

/** Increase this number when older code can no longer read new archives. */
export const backupFormat = 1;

/** The archive ends with two entries: its manifest, and the digest of the manifest. */
export const manifestEntry = 'manifest.json';
export const manifestDigestEntry = 'manifest.json.sha256';

export const accountsEntry = 'accounts.json';
export const tableEntry = (table: string): string => `tables/${table}.ndjson`;
export const mediaEntry = (name: string): string => `media/${name}`;

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const tableSchema = v.object({
  rows: count,
  /**
   * The digest of all rows of the table. It does not depend on the order of the rows. The database computes the same
   * digest.
   */
  digest: v.string(),
  columns: v.record(v.string(), v.string()),
});

export const manifestSchema = v.object({
  format: v.literal(backupFormat),
  made_at: v.pipe(v.string(), v.isoTimestamp()),
  content_version: count,
  migrations: v.array(v.string()),
  sequences: v.record(v.string(), count),
  tables: v.record(v.string(), tableSchema),
  pictures: count,
  accounts: count,
  /** Lists every entry of the archive except the manifest and its digest. */
  entries: v.record(v.string(), v.object({ bytes: count, sha256: v.string() })),
});

export const accountsSchema = v.array(
  v.object({ id: v.string(), email: v.string(), is_shared: v.boolean() }),
);

/** Lists the names of the migrations that this code knows. */
export const knownMigrations = (): string[] =>
  readdirSync(path.resolve(import.meta.dirname, '../../../supabase/migrations'))
    .filter((name) => name.endsWith('.sql'))
    .toSorted();

export const sha256 = (bytes: string | Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex');

/** Returns the digest of all rows of a table, in any order. It equals the digest of `private.table_digest`. */
export function rowsDigest() {
  const lines: string[] = [];
  return {
    add: (line: string) => void lines.push(sha256(line)),
    end: () => ({ rows: lines.length, digest: sha256(lines.toSorted().join('')) }),
  };
}

export type Manifest = v.InferOutput<typeof manifestSchema>;
export type Account = v.InferOutput<typeof accountsSchema>[number];
