import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Persona } from './database/rights.ts';

/** Makes an empty database resemble a new one on hosted Supabase. */
export async function prepareDatabase(database: SqlDatabase): Promise<void> {
  const isFirstOfServer =
    (await database.query(`select from pg_roles where rolname = 'deployer'`)).length === 0;
  if (isFirstOfServer) await database.exec(readFileSync(path.join(hostedDir, 'roles.sql'), 'utf8'));
  await database.exec(readFileSync(path.join(hostedDir, 'database.sql'), 'utf8'));
}

export async function migrate(database: SqlDatabase): Promise<void> {
  await prepareDatabase(database);
  await database.exec('set role deployer');
  await applyMigrations(database);
  await database.exec('reset role');
}

export async function applyMigrations(database: SqlDatabase): Promise<void> {
  for (const file of readdirSync(migrationsDir).toSorted())
    await database.exec(readFileSync(path.join(migrationsDir, file), 'utf8'));
}

/**
 * Runs `work` with the rights of a person, and rolls back the changes of `work`. The connection `owner` creates the
 * person’s session. Callers must pass `owner` if `database` has no right to create sessions.
 */
export async function asPerson<Value>(
  database: SqlDatabase,
  { role, claims, owner = database }: PersonInDatabase,
  work: () => Promise<Value>,
): Promise<Value> {
  await database.exec('begin');
  try {
    const session = claims.sub === undefined ? {} : await aSession(owner, claims.sub);
    await database.query(`select set_config('request.jwt.claims', $1, true)`, [
      JSON.stringify({ ...session, ...claims, role }),
    ]);
    await database.exec(`set local role ${role}`);
    return await work();
  } finally {
    await database.exec('rollback');
  }
}

/** Creates a session, and returns its id as a claim. Returns no claim if the account does not exist. */
export async function aSession(database: SqlDatabase, userId: string): Promise<{ session_id?: string }> {
  const session_id = crypto.randomUUID();
  const made = await database.query(
    'insert into auth.sessions (id, user_id, created_at) select $1, id, now() from auth.users where id = $2 returning id',
    [session_id, userId],
  );
  return made.length === 0 ? {} : { session_id };
}

export const roleOf: Record<Persona, string> = {
  visitor: 'anon',
  stranger: 'authenticated',
  'ended editor': 'authenticated',
  editor: 'authenticated',
  service: 'service_role',
};

const hostedDir = path.resolve(import.meta.dirname, 'hosted');
const migrationsDir = path.resolve(import.meta.dirname, '../../supabase/migrations');

export type SqlDatabase = {
  exec: (sql: string) => Promise<unknown>;
  query: (sql: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;
};

type PersonInDatabase = {
  role: string;
  claims: { sub?: string | undefined; [claim: string]: unknown };
  owner?: SqlDatabase;
};
