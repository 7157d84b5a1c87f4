/**
 * Run by `install.cjs`: has the embedded Postgres make a database with nothing in it, which every new one begins with. It is the same
 * each time, and two seconds of work.
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
  // Whole or not at all: somebody may be starting the site.
  renameSync(path.join(making, 'database'), emptyCluster);
} finally {
  rmSync(making, { recursive: true, force: true });
}
