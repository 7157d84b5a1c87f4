import { cpSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const packages = path.resolve(import.meta.dirname, '../../../node_modules');
const { version } = JSON.parse(
  readFileSync(path.join(packages, '@electric-sql/pglite/package.json'), 'utf8'),
) as { version: string };

/** Where `scripts/setup/make-empty-cluster.ts` leaves a database with nothing in it, as this version of Postgres makes it. */
export const emptyCluster = path.join(packages, `.cache/empty-cluster-${version}`);

/** Begins a new database with that. Where it was not made, Postgres makes its own, which takes two seconds. */
export function copyEmptyCluster(to: string, from = emptyCluster): void {
  if (existsSync(from)) cpSync(from, to, { recursive: true });
}
