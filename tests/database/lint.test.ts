/**
 * Rules that every table, function and policy of the migrations must keep, and proof that breaking a rule is noticed.
 */
import { describe, expect, test } from 'vitest';
import { lint } from '../support/database/lint.ts';
import { migratedDatabase } from '../support/database/migrated-database.ts';
import { findUnfilteredWrites } from '../support/database/unfiltered-writes.ts';

const database = migratedDatabase();

describe('lint', () => {
  test('finds no problem in the migrations', async () => {
    expect(await lint(database)).toEqual([]);
  });

  test.each([
    ['a table without row security', 'alter table public.blog_posts disable row level security'],
    ['a table without row security', 'create table private.notes (id int primary key)'],
    ['a table without a primary key', 'create table private.notes (id int)'],
    ['a public table without a policy', 'create table public.notes (id int primary key)'],
    ['a policy that lets everybody write', 'create policy p on editors for insert to anon with check (true)'],
    [
      'a policy that lets everybody write',
      'create policy p on editors for delete to authenticated using (true)',
    ],
    ['a policy for all verbs or all roles', 'create policy p on editors using (false)'],
    ['several policies for one verb', 'create policy p on blog_posts for select to anon using (false)'],
    [
      'a policy that asks who it is',
      'create policy p on editors for delete to anon using (user_id = auth.uid())',
    ],
    [
      'a policy that asks who it is',
      'create policy p on editors for delete to anon using (private.is_editor())',
    ],
    ['a view with its owner’s rights', 'create view public.v as select * from blog_posts'],
    [
      'a function without a fixed search path',
      `create function public.f() returns int language sql as 'select 1'`,
    ],
    [
      'a function everybody may call',
      'grant execute on function private.record_build(bigint, boolean, text) to public',
    ],
    ['a function with its owner’s rights in the API', 'alter function public.record_build security definer'],
    [
      'a function with its owner’s rights for visitors',
      'grant execute on function private.claim_rebuild to anon',
    ],
    ['a table a visitor may write to', 'grant update on public.blog_posts to anon'],
    ['a private table a role of the API may touch', 'grant select on private.site to authenticated'],
    ['a foreign key without an index', 'alter table editors add column other uuid references blog_posts'],
    [
      'a second trigger for one event',
      'create trigger second after update on blog_posts for each row execute function private.after_post_changed()',
    ],
    ['two indexes that are the same', 'create index again on blog_posts (slug_base)'],
  ])('reports %s after this change: %s', async (rule, sql) => {
    await database.exec('begin');
    await database.exec(sql);
    const complaints = await lint(database);
    await database.exec('rollback');
    expect(complaints.filter((complaint) => complaint.startsWith(rule))).not.toEqual([]);
  });
});

describe('findUnfilteredWrites', () => {
  test('finds in our functions no UPDATE or DELETE without WHERE, which hosted Supabase would refuse', async () => {
    expect(await findUnfilteredWrites(database)).toEqual([]);
  });

  test.each([
    ['UPDATE of site', `language sql as 'update private.site set by_hand = true'`],
    ['UPDATE of site', 'language sql begin atomic update private.site set by_hand = true; end'],
    [
      'DELETE from editors',
      `language sql as 'with a as (delete from public.editors returning 1) select null from a where false'`,
    ],
    ['DELETE from editors', `language sql as 'delete from public.editors using public.images'`],
    ['UPDATE of site', plpgsql('if true then update private.site set by_hand = true; end if;')],
    ['DELETE from editors', plpgsql('perform 1; exception when others then delete from public.editors;')],
    ['DELETE from editors', plpgsql('for r in delete from public.editors returning 1 loop null; end loop;')],
    ['DELETE from editors', plpgsql(`execute 'delete from public.editors';`)],
    [
      'DELETE from editors',
      plpgsql(`for r in execute 'delete from editors returning 1' loop null; end loop;`),
    ],
    ['UPDATE of editors', plpgsql(`execute format('update public.editors set %s', 'is_shared = true');`)],
    ['DELETE from placeholder', plpgsql(`execute format('delete from %I', 'editors');`)],
    ['cannot be checked', plpgsql(`execute 'delete from ' || 'editors' || ' where user_id is null';`)],
  ])('reports “%s” for this function: %s', async (problem, definition) => {
    const found = await unfilteredWritesOf(definition);
    expect(found).toEqual([expect.stringMatching(`^f\\(\\): .*${problem}`)]);
  });

  test.each([
    `language sql as 'update private.site set by_hand = true where only_row'`,
    `language sql as 'insert into private.site default values on conflict (only_row) do update set by_hand = true'`,
    plpgsql(`execute 'delete from public.editors where user_id = $1' using gen_random_uuid();`),
    plpgsql(`execute format('delete from %I where user_id is null', 'editors');`),
  ])('accepts this function: %s', async (definition) => {
    const found = await unfilteredWritesOf(definition);
    expect(found).toEqual([]);
  });
});

describe('visitors', () => {
  test('cannot read the id of any account, only the ids of posts', async () => {
    const readable = await database.query(`
      select relation.relname || '.' || attname as column_name
      from pg_attribute join pg_class relation on relation.oid = attrelid
      where relation.relnamespace = 'public'::regnamespace and relation.relkind in ('r', 'v', 'm', 'p', 'f')
        and attnum > 0 and not attisdropped and atttypid in ('uuid'::regtype, 'uuid[]'::regtype)
        and has_column_privilege('anon', relation.oid, attnum, 'select')`);
    expect(readable).toEqual([{ column_name: 'blog_posts.id' }]);
  });
});

async function unfilteredWritesOf(definition: string): Promise<string[]> {
  await database.exec('begin');
  try {
    await database.exec(`create function public.f() returns void ${definition}`);
    return await findUnfilteredWrites(database);
  } finally {
    await database.exec('rollback');
  }
}

function plpgsql(statements: string): string {
  return `language plpgsql as $$ declare r record; begin ${statements} end $$`;
}
