/** `npm run check-installation` finds what can be wrong with a hosted project, beside what a local one can show. */
import { createClient } from '@supabase/supabase-js';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { settingNames } from '#adapters/settings.ts';
import { abilities } from '../../scripts/tools/installation/abilities.ts';
import { checkInstallation, type Row } from '../../scripts/tools/installation/check-installation.ts';
import { loadGivenSettings } from '../../scripts/tools/installation/given-settings.ts';
import { recoverySubject } from '../../scripts/local/backend/backend-folder.ts';
import { storedSecrets } from '../../scripts/local/stored-secrets.ts';
import { aDraft } from '../support/database/posts.ts';
import type { ReceivedMail } from '../support/hosted/mailbox.ts';
import { startHosted, type Hosted } from '../support/hosted/backend.ts';
import { findPostgrest } from '../support/hosted/postgrest.ts';
import { aHostWith } from '../support/hosted/product.ts';
import { postgresAndRest, skippedUnless } from '../support/skipped-unless.ts';

const product = inject('product');
const server = inject('hostedServer');
const postgrest = findPostgrest();
const isHere = server !== undefined && postgrest !== undefined;
const remark = skippedUnless(isHere, postgresAndRest);

// The pages of the product were built with these keys.
const keys = storedSecrets(product.localDir).backendKeys;

describe.skipIf(!isHere)(`installation check on a hosted project${remark}`, () => {
  const mails: ReceivedMail[] = [];
  const stops: (() => Promise<void>)[] = [];
  let hosted: Hosted;
  let siteUrl: string;

  beforeAll(async () => {
    if (server === undefined || postgrest === undefined) return;
    // The host starts with pages built from another database. The high content version makes these pages outdated,
    // so that the host builds new pages.
    const sql = 'update private.site set content_version = 1000 where only_row';
    hosted = await startHosted({
      server,
      postgrest,
      keys,
      sql,
      auth: { mail: (mail) => mails.push(mail) },
    });
    stops.push(hosted.stop);
    const host = await aHostWith({}, { product, backendUrl: hosted.url, isBuilding: true });
    stops.push(host.stop);
    siteUrl = host.url;
  });
  afterEach(() => vi.unstubAllEnvs());
  afterAll(async () => {
    for (const stop of stops.toReversed()) await stop();
  });

  test(
    'passes every item on a new installation, and leaves no data behind',
    { tags: ['heavy'] },
    async () => {
      await fill();
      const before = await everything();
      const isBeforeSignIn = abilities.slice(
        0,
        abilities.findIndex(({ name }) => name === 'Sign-in'),
      );
      // The first check creates the shared account and changes nothing else. The second check must change nothing.
      expect(unmet(await checked(isBeforeSignIn))).toEqual([]);
      const withAccount = await everything();
      expect(withAccount['public.editors']).toHaveLength(1);
      expect({ ...withAccount, ...ofTheAccount(before) }).toEqual(before);

      const rows = await checked();
      expect(unmet(rows)).toEqual([]);
      expect(rows).toHaveLength(abilities.length + 1);
      expect(mails).toMatchObject([
        { subject: recoverySubject, to: expect.stringContaining('+installation-check-') as string },
      ]);
      expect(await everything()).toEqual(withAccount);
    },
  );

  test('reports a policy that allows too much, a table without row security, and a readable draft', async () => {
    const needed = ['Site', 'Functions', 'Database', 'Migrations', 'Shared account', 'Sign-in', 'Draft'];
    const some = abilities.filter(({ name }) => [...needed, 'Visitors’ rights'].includes(name));
    await hosted.database.exec('create policy open_all on public.blog_posts for select to anon using (true)');
    expect(unmet(await checked(some))).toMatchObject([
      { name: 'Visitors’ rights', text: expect.stringContaining('“open_all”') as string },
      { name: 'Draft', text: expect.stringContaining('Anybody can read drafts') as string },
    ]);
    await hosted.database.exec('drop policy open_all on public.blog_posts');
    const setSecurity = (state: 'enable' | 'disable') =>
      hosted.database.exec(`alter table private.site ${state} row level security`);
    await setSecurity('disable');
    expect(unmet(await checked(some))).toMatchObject([
      {
        name: 'Visitors’ rights',
        text: expect.stringContaining('alter table private.site enable') as string,
      },
    ]);
    await setSecurity('enable');
    await hosted.database.exec(
      `create function public.open_door() returns integer language sql as 'select 1'; grant execute on function public.open_door() to anon`,
    );
    const way = 'revoke execute on function public.open_door from public, anon;';
    expect(unmet(await checked(some))).toMatchObject([
      { name: 'Visitors’ rights', text: expect.stringContaining(way) as string },
    ]);
    await hosted.database.exec(way);
    expect(unmet(await checked(some))).toEqual([]);
    await hosted.database.exec('drop function public.open_door()');
  });

  test('reports a schedule that has stopped or has never run', async () => {
    const needed = ['Site', 'Functions', 'Database', 'Migrations', 'Schedule'];
    const some = abilities.filter(({ name }) => needed.includes(name));
    const said = async (lastTick: string) => {
      await hosted.database.exec(`update private.installation set ticked_at = ${lastTick} where only_row`);
      return unmet(await checked(some));
    };
    expect(await said(`now() - interval '3 hours'`)).toMatchObject([
      { name: 'Schedule', text: expect.stringContaining('last ran 180 minutes ago') as string },
    ]);
    expect(await said('null')).toMatchObject([
      { name: 'Schedule', text: expect.stringContaining('has never run') as string },
    ]);
    expect(await said(`now() - interval '14 minutes'`)).toEqual([]);
  });

  async function checked(tried = abilities): Promise<Row[]> {
    for (const name of settingNames) vi.stubEnv(name, '');
    vi.stubEnv('SITE_URL', siteUrl);
    vi.stubEnv('SUPABASE_URL', hosted.url);
    vi.stubEnv('LOCAL_DIR', product.localDir);
    loadGivenSettings();
    const signal = new AbortController().signal;
    const limits = { lateSeconds: 0 };
    return checkInstallation({ signal, report: () => undefined, abilities: tried, limits });
  }

  async function fill(): Promise<void> {
    const owner = createClient(hosted.url, keys.secretKey, { auth: { persistSession: false } });
    const done = await Promise.all([
      owner.from('blog_posts').insert(aDraft()),
      owner.storage
        .from('media')
        .upload('a/480.webp', Buffer.from('an image'), { contentType: 'image/webp' }),
      owner.auth.admin.createUser({ email: 'marga@example.com', password: crypto.randomUUID() }),
      owner.rpc('count_missing_path', { path: '/nowhere' }),
    ]);
    expect(done.filter(({ error }) => error !== null)).toEqual([]);
  }

  /** Returns the rows of all tables, without the tables and columns that a check or sign-in always changes. */
  async function everything(): Promise<Record<string, unknown[]>> {
    const tables = await hosted.database.query(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
        where schemaname in ('public', 'private', 'auth', 'storage')`,
    );
    const found: Record<string, unknown[]> = {};
    for (const name of tables.map((table) => String(table['name'])).filter((one) => !moving.has(one)))
      found[name] = await hosted.database.query(
        `select to_jsonb(one) - array['last_sign_in_at', 'updated_at'] as row from ${name} one order by one::text`,
      );
    return found;
  }
});

const unmet = (rows: Row[]) => rows.filter(({ state }) => state !== 'met');

const moving = new Set([
  'public.actions',
  'private.site',
  'private.build_requests',
  // An installation check adds rows here, for example when the check deletes its test post.
  'private.content_feed',
  'private.post_changes',
  'private.enquiry_senders',
  'private.installation',
  'private.shared_sessions',
  // The first session registers the current token.
  'private.shared_tokens',
  'private.token_tries',
]);

const ofTheAccount = (before: Record<string, unknown[]>): Record<string, unknown> =>
  Object.fromEntries(
    ['auth.users', 'auth.identities', 'public.editors'].map((table) => [table, before[table]]),
  );
