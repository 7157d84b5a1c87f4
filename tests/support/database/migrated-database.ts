import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { openPostgres } from '../../../scripts/local/backend/embedded-postgres.ts';
import { beforeAll, inject } from 'vitest';
import { connect } from '../hosted/connection.ts';
import { createDatabase } from '../hosted/postgres.ts';
import { migrate, type SqlDatabase } from '../sql.ts';
import { databaseTemplate } from './template.ts';

/**
 * A new database with all migrations for the tests of a file, which calls this before its first hook. It is on the shared
 * PostgreSQL server if there is one, otherwise embedded.
 */
export function migratedDatabase(): SqlDatabase {
  let opened: MigratedDatabase;
  beforeAll(async () => {
    const server = inject('hostedServer');
    opened = server === undefined ? await embeddedDatabase() : await connect(await createDatabase(server));
    return () => opened.close();
  });
  return {
    exec: (sql) => opened.exec(sql),
    query: (sql, values) => opened.query(sql, values),
  };
}

async function embeddedDatabase(): Promise<MigratedDatabase> {
  const template = await databaseTemplate({
    name: 'migrated-database',
    madeFrom: ['supabase/migrations', 'tests/support/hosted'],
    async make(folder) {
      const pglite = openPostgres(folder);
      await migrate(asSqlDatabase(pglite));
      await pglite.close();
    },
  });
  const folder = mkdtempSync(path.join(tmpdir(), 'migrated-database-'));
  cpSync(template, folder, { recursive: true });
  const pglite = openPostgres(folder);
  return {
    ...asSqlDatabase(pglite),
    async close() {
      await pglite.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const asSqlDatabase = (pglite: PGlite): SqlDatabase => ({
  exec: (sql) => pglite.exec(sql),
  query: async (sql, values) => (await pglite.query<Record<string, unknown>>(sql, values)).rows,
});

type MigratedDatabase = SqlDatabase & { close: () => Promise<void> };
