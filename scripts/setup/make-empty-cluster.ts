/** Run by `install.cjs`: creates the empty database that every new local one starts from, which takes Postgres two seconds. */
import { mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { emptyCluster } from '../local/backend/empty-cluster.ts';

mkdirSync(path.dirname(emptyCluster), { recursive: true });
const making = mkdtempSync(`${emptyCluster}-`);
try {
  const database = new PGlite(path.join(making, 'database'));
  await database.waitReady;
  await database.close();
  rmSync(emptyCluster, { recursive: true, force: true });
  // Atomic: a site may be starting at the same time.
  renameSync(path.join(making, 'database'), emptyCluster);
} finally {
  rmSync(making, { recursive: true, force: true });
}
