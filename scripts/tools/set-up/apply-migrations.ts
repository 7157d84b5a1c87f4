import { readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { migrations } from '#core/backup/migrations.ts';
import { SetupMistake } from '../../local/start/setup-mistake.ts';
import { migrationsFolder } from '../installation/abilities/migrations.ts';
import { connectionMistake, databaseAddress, type Target } from './database-address.ts';

/**
 * Applies the missing migrations, each in one transaction. Records them in the table of the Supabase CLI, so that the
 * CLI can apply later migrations. Throws a `SetupMistake` if the database belongs to another project, has migrations
 * that this code lacks, or has tables but no recorded migrations.
 */
export async function applyMigrations(target: Target): Promise<string[]> {
  const client = await connected(target);
  try {
    await lock(client);
    const recorded = await recordedVersions(client);
    const newer = recorded.filter((version) => !migrations.some((file) => versionOf(file) === version));
    if (newer.length > 0)
      throw new SetupMistake(
        `The database has migrations that this code lacks (${newer.join(', ')}): use the newest code.`,
      );
    const missing = migrations.filter((file) => !recorded.includes(versionOf(file)));
    for (const file of missing) await apply(client, file);
    return missing.map(versionOf);
  } finally {
    await client.end();
  }
}

async function connected(target: Target): Promise<pg.Client> {
  const address = databaseAddress(target);
  try {
    const client = new pg.Client(address);
    await client.connect();
    return client;
  } catch (cause) {
    throw connectionMistake({ databaseUrl: target.databaseUrl, cause });
  }
}

/** Without this lock, two concurrent runs would try to apply the same migrations. */
async function lock(client: pg.Client): Promise<void> {
  await client.query(`set lock_timeout = '30s'`);
  try {
    await client.query(`select pg_advisory_lock(hashtext('supabase_migrations'))`);
  } catch (cause) {
    throw new SetupMistake(
      `Another set-up may be running: try again when it has ended. The database says: ${(cause as Error).message}.`,
      { cause },
    );
  }
  await client.query('reset lock_timeout');
}

async function recordedVersions(client: pg.Client): Promise<string[]> {
  await client.query(`create schema if not exists supabase_migrations;
    create table if not exists supabase_migrations.schema_migrations
      (version text primary key, statements text[], name text)`);
  const { rows } = await client.query<{ version: string }>(
    'select version from supabase_migrations.schema_migrations order by version',
  );
  const { rows: tables } = await client.query(
    `select from pg_tables where schemaname = 'public' and tablename = 'blog_posts'`,
  );
  if (rows.length === 0 && tables.length > 0)
    throw new SetupMistake(
      'The database has the tables of this site, but no record of its migrations. Record those that were applied: npx supabase@3 migration repair --status applied VERSION …',
    );
  return rows.map(({ version }) => version);
}

async function apply(client: pg.Client, file: string): Promise<void> {
  const sql = readFileSync(path.join(migrationsFolder, file), 'utf8');
  try {
    await client.query('begin');
    await client.query(sql);
    await client.query('insert into supabase_migrations.schema_migrations values ($1, $2, $3)', [
      versionOf(file),
      [sql],
      file.replace(/^\d+_|\.sql$/g, ''),
    ]);
    await client.query('commit');
  } catch (cause) {
    await client.query('rollback').catch(() => undefined);
    throw new SetupMistake(
      `${file} was refused, and nothing of it is applied; earlier files are. The database says: ${(cause as Error).message}.`,
      { cause },
    );
  }
}

const versionOf = (file: string): string => /^\d+/.exec(file)?.[0] ?? file;
