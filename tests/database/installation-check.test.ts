import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Check } from '../../scripts/tools/installation/check/ability.ts';
import { installedContents } from '../../scripts/tools/installation/abilities/migrations.ts';
import { migrationContents } from '../../scripts/tools/installation/abilities/migration-contents.ts';
import { migrationsFolder, missingFrom } from '../../scripts/tools/installation/abilities/migrations.ts';
import { newMark } from '../../scripts/tools/installation/check/ability.ts';
import { callable, requireRowSecurity } from '../../scripts/tools/installation/abilities/visitor-rights.ts';
import { aBackend, answerTo, aStranger, anEditor, type TestBackend } from '../support/database/backend.ts';
import { anEnquiry } from '../support/database/enquiries.ts';
import { anImageRow } from '../support/database/images.ts';
import { aPost } from '../support/database/posts.ts';
import { functionRights } from '../support/database/rights.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await aBackend();
});
afterAll(() => backend.stop());

const check = () => ({ clients: { owner: () => backend.owner() } }) as unknown as Check;

describe('comparing the database with the migrations', () => {
  test('finds no difference in a freshly migrated database', async () => {
    const expected = migrationContents(migrationsFolder);
    const installed = await installedContents(check());
    expect(missingFrom(installed, expected)).toEqual([]);
    const named = (kind: string) =>
      expected
        .filter((thing) => thing.kind === kind)
        .map(({ name }) => name)
        .toSorted();
    expect(named('table')).toEqual(installed.tables.map(({ name }) => name).toSorted());
    expect(named('column')).toEqual(
      installed.tables
        .flatMap(({ name, columns }) => columns.map((column) => `${name}.${column}`))
        .toSorted(),
    );
    expect(named('policy')).toEqual(installed.policies.map(({ name }) => name).toSorted());
    expect(() => requireRowSecurity(installed, expected)).not.toThrow();
    expect(named('trigger')).toEqual(installed.triggers.toSorted());
    const functions = new Set(installed.functions.map(({ name }) => name));
    // A hosted project may have this one of its own.
    functions.delete('public.rls_auto_enable');
    expect(named('function')).toEqual([...functions].toSorted());
  });

  test('reports an outdated function, a missing column, a missing policy and a missing trigger', async () => {
    const expected = migrationContents(migrationsFolder);
    const { tables, functions, policies, triggers } = await installedContents(check());
    const installed = {
      tables: tables.map((table) =>
        table.name === 'public.blog_posts'
          ? { ...table, columns: table.columns.filter((column) => column !== 'publish_at') }
          : table,
      ),
      functions: functions.map((one) =>
        one.name === 'private.is_editor' ? { ...one, digest: 'other' } : one,
      ),
      policies: policies.slice(1),
      triggers: triggers.slice(1),
    };
    expect(missingFrom(installed, expected).map(({ kind }) => kind)).toHaveLength(4);
    expect(missingFrom(installed, expected)).toContainEqual(
      expect.objectContaining({
        name: 'public.blog_posts.publish_at',
        migration: '20261122200500_posts.sql',
      }),
    );
  });

  test('reports a table without row security, and a policy that the migrations do not create', async () => {
    const expected = migrationContents(migrationsFolder);
    const installed = await installedContents(check());
    const { tables, policies } = installed;
    const open = tables.map((table) =>
      table.name === 'public.enquiries' ? { ...table, secured: false } : table,
    );
    expect(() => requireRowSecurity({ ...installed, tables: open }, expected)).toThrow(
      'alter table public.enquiries enable row level security;',
    );
    const wider = policies.map((policy) => ({
      ...policy,
      digest: policy.digest.replace(
        'select on public.enquiries to authenticated',
        'all on public.enquiries to anon',
      ),
    }));
    const looser = policies.map(({ name, digest }) => ({
      name,
      digest: digest.replace('deleted_atisnullandselectprivate.is_editor', 'true'),
    }));
    expect(looser).not.toEqual(policies);
    const foreign = [...policies, { name: 'open_all', digest: 'select on public.blog_posts to anon' }];
    for (const found of [wider, looser, foreign])
      expect(() => requireRowSecurity({ ...installed, policies: found }, expected)).toThrow(
        /These policies are not in the migrations: “[^“]+” \([^(]+\)[.,]/,
      );
  });

  test('finds that visitors may call exactly the functions that `functionRights` lists for visitors', async () => {
    const open = (await installedContents(check())).functions.filter(
      ({ name, visitor, trigger }) => visitor && !trigger && name.startsWith('public.'),
    );
    expect([...callable].toSorted()).toEqual(open.map(({ name }) => name.slice('public.'.length)).toSorted());
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
    await owner.from('blog_posts').insert([aPost(marked), ...others.map((other) => aPost(other))]);
    await owner.from('images').insert([{ ...anImageRow(), digest, path: pathOf(digest) }, anImageRow()]);
    const enquiry = (email: string) =>
      owner.rpc('store_enquiry', { new_enquiry: anEnquiry({ email }), address: email, address_limit: 5 });
    await enquiry(mark.email('message'));
    await enquiry('installation-check@example.com');
    const person = await anEditor(backend);
    const secrets = ['6', '7'].map((digit) => digit.repeat(64));
    for (const [place, email] of [mark.email('invited'), 'new@example.com'].entries())
      await person.client.rpc('invite_editor', { email, name: 'New', secret_hash: secrets[place] });
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
