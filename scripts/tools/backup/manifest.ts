/**
 * The names in an archive of `npm run backup`, and its manifest: what it contains, and by which migrations its tables
 * were made.
 */
import { hash } from 'node:crypto';
import * as v from 'valibot';

/** Increase this number when older code can no longer read new archives. */
export const backupFormat = 1;

/** The archive ends with two entries: its manifest and the manifest’s digest. */
export const manifestEntry = 'manifest.json';
export const manifestDigestEntry = 'manifest.json.sha256';

export const accountsEntry = 'accounts.json';
export const tableEntry = (table: string): string => `tables/${table}.ndjson`;
export const mediaEntry = (name: string): string => `media/${name}`;

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const tableSchema = v.object({ rows: count, columns: v.record(v.string(), v.string()) });

export const manifestSchema = v.object({
  format: v.literal(backupFormat),
  made_at: v.pipe(v.string(), v.isoTimestamp()),
  content_version: count,
  migrations: v.array(v.string()),
  sequences: v.record(v.string(), count),
  tables: v.record(v.string(), tableSchema),
  images: count,
  accounts: count,
  entries: v.record(v.string(), v.object({ bytes: count, sha256: v.string() })),
});

export const accountsSchema = v.array(
  v.object({ id: v.string(), email: v.string(), is_shared: v.boolean() }),
);

export const sha256 = (bytes: string | Uint8Array): string => hash('sha256', bytes);

export type Manifest = v.InferOutput<typeof manifestSchema>;
export type Account = v.InferOutput<typeof accountsSchema>[number];
