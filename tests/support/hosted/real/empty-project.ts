import { connect, type DatabaseAddress } from '../connection.ts';
import { applyMigrations } from '../../sql.ts';

/** Deletes everything in a real project and applies our migrations, as its owner `postgres` would. */
export async function emptyProject(address: DatabaseAddress): Promise<DatabaseAddress> {
  const database = await connect(address);
  try {
    const [found] = await database.query(
      `select to_regclass('auth.users') is not null and to_regclass('storage.objects') is not null as is_project,
        not exists (select from pg_tables where schemaname = 'public') or to_regclass('private.site') is not null
          or obj_description('public'::regnamespace) = $1 as is_ours`,
      [mark],
    );
    if (found?.['is_project'] !== true || found['is_ours'] !== true)
      throw new Error('DATABASE_URL has no Supabase project of ours. Nothing was deleted.');
    await database.exec(emptying);
    await database.exec('set role postgres');
    await applyMigrations(database);
    await database.exec('reset role');
  } finally {
    await database.close();
  }
  return address;
}

/** Tells a running PostgREST about new functions, and waits until it knows them. */
export async function reloadSchema(
  address: DatabaseAddress,
  isKnown: (name: string) => Promise<boolean>,
): Promise<void> {
  const database = await connect(address);
  const name = `reload_${crypto.randomUUID().replaceAll('-', '')}`;
  try {
    await database.exec(`create function public.${name}() returns integer language sql as 'select 1';
      grant execute on function public.${name}() to service_role`);
    const end = Date.now() + 30_000;
    do {
      await database.exec(`notify pgrst, 'reload schema'`);
      await new Promise((resolve) => setTimeout(resolve, 200));
      if (Date.now() > end) throw new Error('PostgREST did not read the schema within 30 seconds.');
    } while (!(await isKnown(name)));
    await database.exec(`drop function public.${name}()`);
  } finally {
    await database.close();
  }
}

/** Remains if a test is ended while the migrations run. */
const mark = 'emptied by npm test -- services';

const emptying = `
  set storage.allow_delete_query = 'true';
  delete from storage.objects where true;
  delete from storage.buckets where true;
  do $$
  declare
    one record;
  begin
    for one in select policyname, tablename from pg_policies where schemaname = 'storage' loop
      execute format('drop policy %I on storage.%I', one.policyname, one.tablename);
    end loop;
  end
  $$;
  truncate auth.users cascade;
  drop schema if exists private cascade;
  drop schema public cascade;
  create schema public authorization pg_database_owner;
  comment on schema public is '${mark}';
  grant all on schema public to postgres;
  grant usage on schema public to anon, authenticated, service_role;
`;
