/** `install.cjs` runs this script. Local databases are copied from the database that it creates. */
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
  // A site may start at the same time, so one atomic rename moves the complete database to its final path.
  renameSync(path.join(making, 'database'), emptyCluster);
} finally {
  rmSync(making, { recursive: true, force: true });
}
