import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Persona } from './database-rights.ts';

/**
 * What hosted Supabase has before our migrations run, as far as they lean on it: the roles of the API, the schemas `auth` and
 * `storage`, generous default privileges, and a role `deployer` that runs migrations and is no superuser.
 */
export const hostedStandIn = `
  create role anon nologin;
  create role authenticated nologin;
  create role service_role nologin bypassrls;
  create role deployer nologin bypassrls;
  grant anon, authenticated, service_role to deployer;
  create schema auth;
  create table auth.users (id uuid primary key, email text);
  create table auth.sessions (id uuid primary key, user_id uuid not null references auth.users (id) on delete cascade);
  create function auth.uid() returns uuid language sql stable as $$
    select coalesce(
      nullif(current_setting('request.jwt.claim.sub', true), ''),
      nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub'
    )::uuid
  $$;
  create function auth.role() returns text language sql stable as $$
    select coalesce(
      nullif(current_setting('request.jwt.claim.role', true), ''),
      nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'role'
    )::text
  $$;
  create function auth.jwt() returns jsonb language sql stable as $$
    select coalesce(
      nullif(current_setting('request.jwt.claim', true), ''),
      nullif(current_setting('request.jwt.claims', true), '')
    )::jsonb
  $$;
  grant usage on schema auth to anon, authenticated, service_role, deployer;
  grant all on all tables in schema auth to deployer;
  create schema storage;
  create table storage.buckets (
    id text primary key, name text not null unique, public boolean, file_size_limit bigint, allowed_mime_types text[]
  );
  create table storage.objects (
    id uuid primary key default gen_random_uuid(), bucket_id text references storage.buckets (id), name text
  );
  alter table storage.buckets enable row level security;
  alter table storage.objects enable row level security;
  alter table storage.buckets owner to deployer;
  alter table storage.objects owner to deployer;
  grant usage on schema storage to anon, authenticated, service_role, deployer;
  grant all on all tables in schema storage to anon, authenticated, service_role;
  do $$ begin execute format('grant create on database %I to deployer', current_database()); end $$;
  grant all on schema public to deployer;
  grant usage on schema public to anon, authenticated, service_role;
  alter default privileges for role deployer in schema public
    grant all on tables to anon, authenticated, service_role;
  alter default privileges for role deployer in schema public
    grant all on functions to anon, authenticated, service_role;
  alter default privileges for role deployer in schema public
    grant all on sequences to anon, authenticated, service_role;
`;

/** Runs the stand-in and then every migration as the one who deploys. */
export async function migrate(database: SqlDatabase): Promise<void> {
  await database.exec(hostedStandIn);
  await database.exec('set role deployer');
  for (const file of readdirSync(migrationsDir).toSorted()) {
    await database.exec(readFileSync(path.join(migrationsDir, file), 'utf8'));
  }
  await database.exec('reset role');
}

/** Does something with the rights of a person, as the API would, and takes it back. */
export async function asPerson<Value>(
  database: SqlDatabase,
  { role, claims }: { role: string; claims: object },
  work: () => Promise<Value>,
): Promise<Value> {
  await database.exec('begin');
  try {
    await database.query(`select set_config('request.jwt.claims', $1, true)`, [
      JSON.stringify({ ...claims, role }),
    ]);
    await database.exec(`set local role ${role}`);
    return await work();
  } finally {
    await database.exec('rollback');
  }
}

/** The role in which the database meets each person. */
export const roleOf: Record<Persona, string> = {
  visitor: 'anon',
  stranger: 'authenticated',
  'ended editor': 'authenticated',
  editor: 'authenticated',
  service: 'service_role',
};

const migrationsDir = path.resolve(import.meta.dirname, '../../supabase/migrations');

export type SqlDatabase = {
  exec: (sql: string) => Promise<unknown>;
  query: (sql: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;
};
