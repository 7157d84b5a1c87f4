/** `npm run set-up` on a hosted project: the shared account, its sessions, and accounts of invited people. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { createClient } from '@supabase/supabase-js';
import { afterAll, afterEach, beforeEach, describe, expect, inject, onTestFinished, test, vi } from 'vitest';
import type { Database, Schema } from '#adapters/supabase/client.ts';
import { setUpEditor } from '#adapters/supabase/access/set-up-editor.ts';
import { adminSession, redeemInvitation } from '#handlers/access.ts';
import { createBackendKeys } from '../../scripts/local/backend/backend.ts';
import { siteBuild } from '../../scripts/site-build/build-site.ts';
import { storeBusiness } from '../../scripts/tools/set-up/store-business.ts';
import { writeFakeProject } from '../support/content/fake-bundle.ts';
import { startHosted, type Hosted } from '../support/hosted/backend.ts';
import { createEmptyDatabase } from '../support/hosted/postgres.ts';
import { recoveryTokenIn } from '../support/hosted/mailbox.ts';
import { findPostgrest } from '../support/hosted/postgrest.ts';
import type { AuthSettings } from '../support/hosted/auth/settings.ts';
import { codeOf } from '../support/stand-ins/totp.ts';
import { postgresAndRest, skippedUnless } from '../support/skipped-unless.ts';

const server = inject('hostedServer');
const postgrest = findPostgrest();
const strong = 'zee wind en amandel';
const account = { email: 'desk@example.com', password: 'een lang wachtwoord van de redactie' };
const adminToken = 'a token of more than twenty-four characters';

const isHere = server !== undefined && postgrest !== undefined;
const remark = skippedUnless(isHere, postgresAndRest);

describe.skipIf(!isHere)(`set-up on a hosted project${remark}`, () => {
  const keys = createBackendKeys();
  const settings: Partial<AuthSettings> = {};
  let hosted: Hosted;

  beforeEach(async () => {
    if (server === undefined || postgrest === undefined) return;
    hosted = await startHosted({
      server,
      postgrest,
      keys,
      sql: '',
      auth: { settings },
    });
    for (const [name, value] of Object.entries(environment())) vi.stubEnv(name, value);
  });
  afterEach(() => hosted.stop());
  afterAll(() => vi.unstubAllEnvs());

  test('creates the shared account although sign-up is closed, and changes nothing if repeated', async () => {
    const said = await setUp();
    expect(said).toMatch(/^The shared account desk@example\.com is an editor in http/m);
    expect(said).not.toContain('4096');
    const accounts = await hosted.database.query('select id, email from auth.users');
    expect(accounts).toMatchObject([{ email: account.email }]);
    const opened = await openedSession();
    expect(await isEditor(opened)).toBe(true);
    const feeds = Array.from({ length: 25 }, () => `https://news.example/${'a'.repeat(100)}.xml`).join(',');
    expect(await setUp({ NEWS_FEEDS: feeds })).toMatch(/take 3\d\d\d bytes\..* more than 4096/);
    expect(await isEditor(opened)).toBe(true);
  });

  test('with the settings that the guide names makes the first production build pass, which fails without', async () => {
    const guide = readFileSync('docs/deploy.md', 'utf8');
    const step = guide.slice(guide.indexOf('## 3. '), guide.indexOf('## 4. '));
    expect(step).toContain('npm run set-up');
    expect(guide.indexOf('Trigger deploy')).toBeGreaterThan(guide.indexOf('## 4. '));

    expect(await setUp({ BUSINESS_NAME: '…' })).toMatch(
      /^A production build will stop: add BUSINESS_NAME, /m,
    );
    await expect(productionBuild()).rejects.toThrow(/deploy\.md, step 3\), run npm run set-up/);

    const town = { BUSINESS_ADDRESS_TOWN: 'Eivissa' };
    for (let run = 1; run <= 2; run++) expect(await stored(town)).toMatch(/^A production build will stop/);
    expect(await hosted.database.query('select version from private.business_versions')).toEqual([]);

    const details = Object.fromEntries(
      [...step.matchAll(/^(BUSINESS_\w+)=/gm)].map(([, name = '']) => [name, exampleOf(name)]),
    );
    await expect(stored({ ...details, BUSINESS_PHONE: '06 12345678' })).rejects.toThrow(
      'BUSINESS_PHONE cannot be used: a telephone number begins with + and its country code.',
    );
    expect(await stored(details)).toContain(`${Object.keys(details).length} came from the settings.`);
    expect(await productionBuild()).toMatchObject({
      business: { version: 1, details: { name: 'Casa Clara' } },
    });

    expect(await stored({ ...details, BUSINESS_NAME: 'Casa Marga' })).toContain(
      ': 0 came from the settings.',
    );
    expect(await hosted.database.query('select details from private.business_versions')).toMatchObject([
      { details: { name: 'Casa Clara', address: { town: 'Casa Clara' }, phone: '+34 971 123 456' } },
    ]);
  });

  test('restores a shared account that a thief has changed, at the next sign-in with the token', async () => {
    await setUpEditor();
    const stolen = await openedSession();
    const thief = person(stolen);
    const factorId = await enrolled(thief);
    const { error } = await thief.auth.updateUser({ email: 'thief@example.com' });
    expect(error).toBeNull();
    // Imitates what Supabase’s default settings allow: the thief confirms an e-mail address and sets a weak password.
    await hosted.database.query(
      `update auth.users set email = 'thief@example.com', encrypted_password = 'x'`,
    );

    const opened = await openedSession();
    expect([await isEditor(opened), await isEditor(stolen)]).toEqual([true, false]);
    expect(await hosted.database.query('select from auth.mfa_factors where id = $1', [factorId])).toEqual([]);
    const editors = await hosted.database.query(
      'select account.email, removed_at from auth.users account join editors on user_id = account.id',
    );
    expect(editors).toEqual([{ email: account.email, removed_at: null }]);
  });

  test('signs all sessions out after a token change, and reports a password that Supabase finds weak', async () => {
    await setUpEditor();
    const before = await openedSession();
    vi.stubEnv('ADMIN_TOKEN', 'another token of more than 24 characters');
    await setUpEditor();
    expect(await isEditor(before)).toBe(false);
    const failed = await setUp({ EDITOR_PASSWORD: 'kort' }).catch((error: unknown) => error);
    expect(failed).toMatchObject({ stderr: 'EDITOR_PASSWORD is too weak for the auth service (length).\n' });
  });

  test(
    'applies each missing migration once, and reports which settings the site still lacks',
    { tags: ['heavy'] },
    async () => {
      if (server === undefined) return;
      const database = await createEmptyDatabase(server);
      const databaseUrl = database.deployerUrl;
      const changes = { DATABASE_URL: databaseUrl, SITE_URL: 'http://127.0.0.1:9' };
      const first = await setUp(changes);
      expect(first).toMatch(/^Migrations applied: \d\d\.$/m);
      expect(first).toContain('BUILD_HOOK_URL: Address that starts a build');
      expect(first).toMatch(/^✗ Site +127\.0\.0\.1:9 could not be reached\.$/m);
      const versions = await database.connection.query(
        'select version, name from supabase_migrations.schema_migrations',
      );
      expect(versions).toHaveLength(readdirSync('supabase/migrations').length);
      expect(await setUp({ DATABASE_URL: databaseUrl })).toContain('No migration is missing.');

      await database.connection.exec('delete from supabase_migrations.schema_migrations');
      await expect(setUp({ DATABASE_URL: databaseUrl })).rejects.toMatchObject({
        stderr: expect.stringContaining('no record of its migrations') as string,
      });
      const elsewhere = { DATABASE_URL: databaseUrl, SUPABASE_URL: 'https://abcdefgh.supabase.co' };
      await expect(setUp(elsewhere)).rejects.toMatchObject({
        stderr: expect.stringContaining('another project than SUPABASE_URL') as string,
      });
      await database.connection.close();
    },
  );

  test('creates an account for an invited person, but requires the password of an existing account', async () => {
    await setUpEditor();
    const editor = person(await openedSession());
    const invite = async (email: string) => {
      const secret = crypto.randomUUID().replaceAll('-', '') + 'abcdefghijk';
      const secret_hash = await digest(secret);
      expect((await editor.rpc('invite_editor', { email, name: 'Marga', secret_hash })).error).toBeNull();
      return secret;
    };
    const redeem = (invitation: string, password: string) =>
      called(redeemInvitation, { invitation, password });
    const first = await redeem(await invite('marga@example.com'), strong);
    expect(first.status).toBe(200);
    const { access_token } = (first.json as { session: { access_token: string } }).session;
    expect(await isEditor(access_token)).toBe(true);

    await owner().auth.admin.createUser({ email: 'jan@example.com', password: strong, email_confirm: true });
    const invitation = await invite('jan@example.com');
    expect(await redeem(invitation, 'een heel ander wachtwoord')).toMatchObject({
      status: 409,
      json: { error: { code: 'account-exists' } },
    });
    expect((await redeem(invitation, strong)).status).toBe(200);
  });

  test('names the visitor’s address to Auth, so that visitors do not share the limit on sign-ins', async () => {
    await setUpEditor();
    const [ofToken, ofInvitation] = ['2001:db8::1', '2001:db8::2'];
    const token = await called(adminSession, { token: adminToken }, ofToken);
    const { access_token } = (token.json as { session: { access_token: string } }).session;
    const secret_hash = await digest('b'.repeat(43));
    const invited = { email: 'marga@example.com', name: 'Marga', secret_hash };
    expect((await person(access_token).rpc('invite_editor', invited)).error).toBeNull();
    const redemption = { invitation: 'b'.repeat(43), password: strong };
    expect((await called(redeemInvitation, redemption, ofInvitation)).status).toBe(200);
    const sessions = await hosted.database.query(
      'select host(ip) as ip from auth.sessions where ip <<= $1 order by created_at',
      ['2001:db8::/64'],
    );
    expect(sessions).toEqual([{ ip: ofToken }, { ip: ofInvitation }]);
  });

  test('never falls back to open sign-up for an invited account if the request to the admin API fails', async () => {
    await setUpEditor();
    const secret = 'a'.repeat(43);
    const secret_hash = await digest(secret);
    await person(await openedSession()).rpc('invite_editor', {
      email: 'guest@example.com',
      name: 'Guest',
      secret_hash,
    });
    settings.isSignUpOpen = true;
    vi.stubEnv('SUPABASE_SECRET_KEY', 'sb_secret_of_another_project');
    vi.spyOn(console, 'error').mockReturnValue();
    const refused = await called(redeemInvitation, { invitation: secret, password: strong });
    expect(refused.status).toBe(500);
    vi.restoreAllMocks();
    expect(await hosted.database.query(`select from auth.users where email like 'guest%'`)).toEqual([]);
    delete settings.isSignUpOpen;
  });

  test('lets the link in a recovery mail set a new password once, after the second factor', async () => {
    await owner().auth.admin.createUser({
      email: 'marga@example.com',
      password: strong,
      email_confirm: true,
    });
    const visitor = client();
    await visitor.auth.signInWithPassword({ email: 'marga@example.com', password: strong });
    const secret = await enrolled(visitor, { answerSecret: true });
    expect((await client().auth.resetPasswordForEmail('nobody@example.com')).error).toBeNull();
    expect((await client().auth.resetPasswordForEmail('marga@example.com')).error).toBeNull();
    const again = await client().auth.resetPasswordForEmail('marga@example.com');
    expect(again.error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' });
    const token_hash = recoveryTokenIn(await hosted.newestMailTo('marga@example.com'));

    const recovering = client();
    expect((await recovering.auth.verifyOtp({ token_hash, type: 'recovery' })).error).toBeNull();
    const password = 'een heel ander woord';
    expect((await recovering.auth.updateUser({ password })).error).toMatchObject({
      status: 401,
      code: 'insufficient_aal',
    });
    const { data } = await recovering.auth.mfa.listFactors();
    const factorId = data?.totp[0]?.id ?? '';
    expect(
      (await recovering.auth.mfa.challengeAndVerify({ factorId, code: codeOf(secret) })).error,
    ).toBeNull();
    expect((await recovering.auth.updateUser({ password })).error).toBeNull();
    expect((await client().auth.verifyOtp({ token_hash, type: 'recovery' })).error).toMatchObject({
      status: 403,
      code: 'otp_expired',
    });
  });

  const client = (key = keys.publishableKey, accessToken?: string): Database =>
    createClient<Schema>(hosted.url, key, {
      auth: { persistSession: false, autoRefreshToken: false },
      global: accessToken === undefined ? {} : { headers: { Authorization: `Bearer ${accessToken}` } },
    });
  const owner = () => client(keys.secretKey);

  const person = (accessToken: string): Database => client(keys.publishableKey, accessToken);

  const environment = () => ({
    SITE_URL: 'https://desk.example.com',
    SUPABASE_URL: hosted.url,
    SUPABASE_PUBLISHABLE_KEY: keys.publishableKey,
    SUPABASE_SECRET_KEY: keys.secretKey,
    EDITOR_EMAIL: account.email,
    EDITOR_PASSWORD: account.password,
    ADMIN_TOKEN: adminToken,
    SIGNING_SECRET: 'a secret of the tests, long enough for all of them',
  });

  /** Runs the command. Tests that need only the shared account call `setUpEditor` as the command does, without a process. */
  async function setUp(changes: Record<string, string> = {}): Promise<string> {
    const script = path.resolve(import.meta.dirname, '../../scripts/set-up.ts');
    const env = { ...process.env, DATABASE_URL: '', ...environment(), SITE_URL: '', ...changes };
    return (await promisify(execFile)(process.execPath, [script], { env })).stdout;
  }

  /** Stores these details of the business as the command does, without a process. */
  async function stored(details: Record<string, string>): Promise<string> {
    for (const [name, value] of Object.entries(details)) vi.stubEnv(name, value);
    try {
      return await storeBusiness(owner());
    } finally {
      for (const name of Object.keys(details)) vi.stubEnv(name, undefined);
    }
  }

  async function productionBuild() {
    const folder = mkdtempSync(path.join(tmpdir(), 'set-up-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const [site] = await hosted.database.query('select content_version from private.site');
    writeFakeProject(folder, Number(site?.['content_version']));
    const at = (name: string) => path.join(folder, name);
    const { build } = siteBuild(folder, { bundling: () => Promise.resolve(at('bundle')) });
    return build({ outDir: at('site'), cacheDir: at('cache') }, { isPublic: true });
  }

  async function openedSession(): Promise<string> {
    const { status, json } = await called(adminSession, { token: adminToken });
    expect([status, json]).toMatchObject([200, {}]);
    return (json as { session: { access_token: string } }).session.access_token;
  }

  async function isEditor(accessToken: string): Promise<boolean> {
    const { data } = await person(accessToken).rpc('current_editor');
    return (data as { is_editor: boolean } | null)?.is_editor ?? false;
  }
});

const exampleOf = (name: string): string => {
  if (/PHONE|NUMBER$/.test(name) && !name.includes('TAX')) return '+34 971 123 456';
  if (name.endsWith('EMAIL')) return 'info@casaclara.example';
  return name.endsWith('URL') ? 'https://partner.example/' : 'Casa Clara';
};

/** Enrols and verifies a TOTP factor. Returns the factor’s id or, with `answerSecret`, its secret. */
async function enrolled({ auth }: Database, { answerSecret = false } = {}): Promise<string> {
  const { data, error } = await auth.mfa.enroll({ factorType: 'totp', friendlyName: 'App' });
  expect(error).toBeNull();
  const { id, totp } = data ?? { id: '', totp: { secret: '' } };
  const verified = await auth.mfa.challengeAndVerify({ factorId: id, code: codeOf(totp.secret) });
  expect(verified.error).toBeNull();
  return answerSecret ? totp.secret : id;
}

async function digest(secret: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret));
  return Buffer.from(bytes).toString('hex');
}

async function called(
  handler: Handler,
  body: object,
  ip = '127.0.0.1',
): Promise<{ status: number; json: unknown }> {
  const request = new Request('https://desk.example.com/functions/v1/x', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const context = { ip, waitUntil: () => undefined };
  const response = await handler(request, context as unknown as Parameters<Handler>[1]);
  return { status: response.status, json: await response.json() };
}

type Handler = typeof adminSession;
