import { cpSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const packages = path.resolve(import.meta.dirname, '../../../node_modules');
const { version } = JSON.parse(
  readFileSync(path.join(packages, '@electric-sql/pglite/package.json'), 'utf8'),
) as { version: string };

/** The folder of an empty database, which the installation prepares so that each new local site starts faster. */
export const emptyCluster = path.join(packages, `.cache/empty-cluster-${version}`);

/** Copies the prepared empty database. If there is none, Postgres creates a database, which takes two seconds. */
export function copyEmptyCluster(to: string, from = emptyCluster): void {
  if (existsSync(from)) cpSync(from, to, { recursive: true });
}
