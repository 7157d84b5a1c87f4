import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { newMark, type Check } from '../../scripts/tools/installation/check/ability.ts';
import {
  contentsSchema,
  installedContents,
  migrationsFolder,
  newestMigration,
  requireUnchanged,
  type InstalledContents,
} from '../../scripts/tools/installation/abilities/migrations.ts';
import { callable, requireRowSecurity } from '../../scripts/tools/installation/abilities/visitor-rights.ts';
import { testBackend, answerTo, aStranger, anEditor } from '../support/database/backend.ts';
import { anEnquiry } from '../support/database/enquiries.ts';
import { anImageRow } from '../support/database/images.ts';
import { migratedDatabase } from '../support/database/migrated-database.ts';
import { aPost } from '../support/database/posts.ts';
import { functionRights } from '../support/database/rights.ts';

const backend = testBackend();
const migrated = migratedDatabase();

/** What the check reads after `sql`, which is rolled back. */
async function contentsAfter(sql: string): Promise<InstalledContents> {
  await migrated.exec(`begin; ${sql}`);
  try {
    const [row] = await migrated.query('select private.installation_contents() as contents');
    return v.parse(contentsSchema, row?.['contents']);
  } finally {
    await migrated.exec('rollback');
  }
}

const check = () => ({ clients: { owner: () => backend.owner() } }) as unknown as Check;

describe('comparing the database with the migrations', () => {
  test('finds no difference in a freshly migrated database', async () => {
    const contents = await installedContents(check());
    expect(contents).toMatchObject({ migratedTo: newestMigration(), missing: [], foreignPolicies: [] });
    expect(contents.tables.map(({ name }) => name)).toContain('private.installation');
    expect(() => requireRowSecurity(contents)).not.toThrow();
  });

  test('finds no difference in a session of another time zone and date style', async () => {
    const { missing, foreignPolicies } = await contentsAfter(
      `set local timezone to 'Asia/Tokyo'; set local datestyle to 'German'; set local intervalstyle to 'iso_8601'`,
    );
    expect([missing, foreignPolicies]).toEqual([[], []]);
  });

  test('needs the newest migration to record what all of them made', () => {
    const file = readdirSync(migrationsFolder).toSorted().at(-1) ?? '';
    const sql = readFileSync(path.join(migrationsFolder, file), 'utf8');
    expect(sql.trimEnd().split('\n').at(-1)).toBe(`select private.record_catalogue('${newestMigration()}');`);
  });

  test('reports an outdated function, and a missing column, policy and constraint', async () => {
    const { missing } = await contentsAfter(`
      create or replace function private.is_editor() returns boolean
        language sql stable security definer set search_path = '' as 'select true';
      alter table public.enquiries drop column phone cascade;
      alter table private.installation drop constraint installation_one_row;
      drop policy "an editor reads enquiries" on public.enquiries;`);
    expect(missing.map(({ kind, name }) => `${kind} ${name}`)).toEqual(
      expect.arrayContaining([
        'column public.enquiries.phone',
        'constraint installation_one_row on private.installation',
        'function private.is_editor()',
        'policy an editor reads enquiries',
      ]),
    );
    expect(() => requireUnchanged(missing)).toThrow(/^Changed or removed by hand/);
  });

  test('reports a trigger that is switched off', async () => {
    const { missing } = await contentsAfter('alter table public.blog_posts disable trigger user');
    expect(missing.map(({ kind }) => kind)).toContain('trigger');
  });

  test('reports a table without row security', async () => {
    const contents = await contentsAfter('alter table public.enquiries disable row level security');
    expect(() => requireRowSecurity(contents)).toThrow(
      'alter table public.enquiries enable row level security;',
    );
  });

  test.each([
    'create policy "open to all" on public.blog_posts for select to anon using (true)',
    'alter policy "an editor reads enquiries" on public.enquiries to anon',
    'alter policy "an editor reads enquiries" on public.enquiries using (true)',
  ])('reports the policy that follows from: %s', async (sql) => {
    const contents = await contentsAfter(sql);
    expect(() => requireRowSecurity(contents)).toThrow(
      /These policies are not in the migrations: “[^“]+” \(select on public\.\w+ to .+\)\./,
    );
  });

  test('finds that visitors may call exactly the functions that `functionRights` lists for visitors', async () => {
    const open = (await installedContents(check())).functions.filter(({ visitor }) => visitor);
    expect([...callable].toSorted()).toEqual(open.map(({ name }) => name).toSorted());
    expect([...callable].toSorted()).toEqual(
      Object.entries(functionRights)
        .filter(([, { callers }]) => callers.includes('visitor'))
        .map(([name]) => name)
        .toSorted(),
    );
  });
});

describe('running a check', () => {
  test('deletes the check’s own test data, and no other data', async () => {
    const owner = backend.owner();
    const mark = newMark();
    const marked = { slug_base: mark.name, language: 'nl', is_published: true };
    const digest = '5'.repeat(32);
    const others = [
      { slug_base: 'installation-check', language: 'nl' },
      { slug_base: `my-${mark.name}`, language: 'nl' },
      { slug_base: `${mark.name}0`, language: 'nl' },
    ];
    await owner
      .from('blog_posts')
      .insert([aPost(marked), ...others.map((other) => aPost(other))])
      .throwOnError();
    await owner
      .from('images')
      .insert([{ ...anImageRow(), digest, path: pathOf(digest) }, anImageRow()])
      .throwOnError();
    const enquiry = (email: string) =>
      owner.rpc('store_enquiry', { new_enquiry: anEnquiry({ email }), address: email, address_limit: 5 });
    await enquiry(mark.email('message'));
    await enquiry('installation-check@example.com');
    const person = await anEditor(backend);
    const secrets = ['6', '7'].map((digit) => digit.repeat(64));
    for (const [index, email] of [mark.email('invited'), 'new@example.com'].entries())
      await person.client.rpc('invite_editor', { email, name: 'New', secret_hash: secrets[index] });
    const account = await backend
      .visitor()
      .auth.signUp({ email: mark.email('invited'), password: crypto.randomUUID() });
    await owner.rpc('register_editor', { user_id: account.data.user?.id, name: 'Check', is_shared: false });

    const clear = async () => answerTo(owner.rpc('clear_installation_check', { digest }));
    expect(await clear()).toMatchObject({ error: null, data: 5 });
    const left = async (table: string, column: string) =>
      ((await owner.from(table).select(column)).data ?? []).map(
        (row) => (row as unknown as Record<string, unknown>)[column],
      );
    expect((await left('blog_posts', 'slug_base')).toSorted()).toEqual(
      others.map(({ slug_base }) => slug_base).toSorted(),
    );
    expect(await left('post_revisions', 'post')).toHaveLength(3);
    expect(await left('enquiries', 'email')).toEqual(['installation-check@example.com']);
    expect(await left('invitations', 'email')).toEqual(['new@example.com']);
    expect(await left('images', 'digest')).toHaveLength(1);
    expect(await left('editors', 'user_id')).toEqual([person.userId]);
    const again = await backend
      .visitor()
      .auth.signInWithPassword({ email: mark.email('invited'), password: 'whatever it was' });
    expect(again.error).not.toBeNull();
    expect((await clear()).data).toBe(0);
  });

  test('allows one check at a time, and at most two wrong tokens in ten minutes across all checks', async () => {
    const owner = backend.owner();
    const hold = async (run: string, seconds: number) =>
      (await owner.rpc('hold_installation_check', { run, seconds })).data as unknown;
    const [mine, other] = [crypto.randomUUID(), crypto.randomUUID()];
    expect([await hold(mine, 60), await hold(other, 60), await hold(mine, 60)]).toEqual([true, false, true]);
    await hold(mine, 0);
    expect(await hold(other, 0)).toBe(true);
    const tries = [];
    for (let count = 0; count < 3; count++)
      tries.push((await owner.rpc('may_try_wrong_token')).data as unknown);
    expect(tries).toEqual([true, true, false]);
  });

  test('counts the sessions that a change of the token would end', async () => {
    const shared = await anEditor(backend, { isShared: true });
    await aStranger(backend);
    const rehearsed = await backend.owner().rpc('rehearse_token_change');
    expect(rehearsed.data).toEqual({ open: 1, noticed: true, left: 0 });
    expect((await shared.client.rpc('current_editor')).data).toMatchObject({ is_editor: true });
  });
});

const pathOf = (digest: string): string => `/media/${digest}-480x320-${'0'.repeat(36)}/480.webp`;
