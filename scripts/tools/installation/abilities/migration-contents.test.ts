import { describe, expect, test } from 'vitest';
import { changesIn, plainCondition } from './migration-contents.ts';

describe('migration parser', () => {
  test('reads each function and hashes its body, whether the body is in single quotes or in dollar quotes', () => {
    const made = changesIn(
      "create function private.one(a text default '') returns text\nlanguage sql set search_path = '' as 'select ''x''';\n" +
        'create or replace function public.two() returns void\nlanguage plpgsql as $$\nbegin\nend\n$$;',
    );
    expect(made.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
      'function private.one',
      'function public.two',
    ]);
    // This is the MD5 digest of: select 'x'
    expect(made[0]?.digest).toBe('e863341635d59da44d99f09a1cd64a55');
  });

  test('reads a call of private.expose as the creation of a public function', () => {
    const [one, exposed] = changesIn(
      "create function private.one(a text default '', b numeric)\nreturns text language sql as $$ select a $$;\n" +
        "select private.expose('one', 'anon');",
    );
    // This is the MD5 digest of: select private.one(a, b)
    expect([one?.name, exposed?.name, exposed?.digest]).toEqual([
      'private.one',
      'public.one',
      '44f0ac960100ac20b0ad419a342bb92a',
    ]);
  });

  test('reads each table with its columns, without the constraints', () => {
    const sql = `
create table private.things (
  -- What it is called.
  name text not null
    constraint things_name_length check (char_length(name) > 0),
  primary_colour text,
  size integer,
  constraint things_size_known check (size > 0),
  primary key (name)
);
create table private.others (
  id uuid
);`;
    expect(changesIn(sql).map(({ kind, name }) => `${kind} ${name}`)).toEqual([
      'table private.things',
      'column private.things.name',
      'column private.things.primary_colour',
      'column private.things.size',
      'table private.others',
      'column private.others.id',
    ]);
  });

  test('reads the condition of a policy as Postgres words it', () => {
    const [policy] = changesIn(`create policy "an editor sees files" on storage.objects
  for update to authenticated using (
    (select private.is_editor()) and name like (select auth.uid())::text || '/%'
  ) with check (bucket_id = 'media');`);
    const asInPostgres = `(( SELECT private.is_editor() AS is_editor) AND (name ~~ ((( SELECT auth.uid() AS uid))::text || '/%'::text))) (bucket_id = 'media'::text)`;
    expect(policy?.digest).toBe(
      `update on storage.objects to authenticated: ${plainCondition(asInPostgres)}`,
    );
  });

  test('reads added and dropped columns, policies and triggers', () => {
    const sql = `
create table public.things (id uuid);
alter table public.things
  add column colour text,
  drop column size;
create policy "an editor reads things" on public.things for select using (true);
create trigger keep after insert or update of colour on public.things for each row execute function private.keep();
drop trigger keep on public.things;
drop policy "an editor reads things" on public.things;
-- create table public.others (id uuid);`;
    expect(
      changesIn(sql).map(({ kind, name, isDropped }) => `${isDropped ? '-' : '+'} ${kind} ${name}`),
    ).toEqual([
      '+ table public.things',
      '+ column public.things.colour',
      '- column public.things.size',
      '+ policy an editor reads things',
      '+ trigger keep on public.things',
      '- trigger keep on public.things',
      '- policy an editor reads things',
    ]);
  });
});
