/**
 * Creates the empty database with which every new local database starts, because Postgres needs two seconds for that.
 * `install.cjs` runs this script.
 */
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
  // The rename is atomic, because a site may start at the same time.
  renameSync(path.join(making, 'database'), emptyCluster);
} finally {
  rmSync(making, { recursive: true, force: true });
}
