/** The health page and its mail, through the functions that editors and uptime monitors call. */
import type { Context } from '@netlify/functions';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import tick from '../../functions/tick.ts';
import visitors from '../../functions/visitors.ts';
import { setBusiness } from '#core/business/current.ts';
import { startingBusiness } from '#site-config';
import { currentHealth } from '#wiring/health.ts';
import { healthFacts, noteBackup } from '#adapters/supabase/site/health.ts';
import { mailOutbox } from '#adapters/supabase/enquiries/mail-outbox.ts';
import { runOutbox } from '#core/mail/run-outbox.ts';
import { letterWriter } from '#mail/compose-letter.ts';
import { aBackend, testBackend, anEditor, resultOf } from '../support/database/backend.ts';
import { anEnquiry } from '../support/database/enquiries.ts';
import { aPost } from '../support/database/posts.ts';
import { dayAhead, dutchDay } from '../support/days-ahead.ts';

const backend = testBackend();
let owner: SupabaseClient;
let editor: SupabaseClient;

beforeAll(async () => {
  owner = backend.owner();
  editor = (await anEditor(backend)).client;
});

beforeEach(() => {
  vi.stubEnv('SITE_URL', 'http://127.0.0.1:9');
  vi.stubEnv('SUPABASE_URL', backend.url);
  vi.stubEnv('SUPABASE_SECRET_KEY', backend.keys.secretKey);
  vi.stubEnv('BUILDS_PER_MONTH', 'unlimited');
  vi.stubEnv('RETENTION_DAYS', '');
});
afterEach(() => {
  vi.unstubAllEnvs();
  setBusiness(startingBusiness);
});

const call = <Value>(name: string, given: object = {}) => resultOf<Value>(owner, name, given);
const codesNow = async () => (await currentHealth(editor)).problems.map(({ code }) => code);
const asked = { times: {}, lost_after_seconds: 900, remind_after_seconds: 10_800 };

describe('health_facts', () => {
  test('returns the numbers of lost mails, held enquiries, invitations and sign-ins, and the times of the last backup and check', async () => {
    const before = await healthFacts(editor);
    expect(before).toMatchObject({ mailsLost: { n: 0 }, enquiriesHeld: { n: 0 }, backedUpAt: undefined });
    expect(before.databaseBytes).toBeGreaterThan(1_000_000);
    const rows = [anEnquiry(), anEnquiry({ held_reason: 'limit' })];
    const { data } = await owner.from('enquiries').insert(rows).select('id');
    const mail = { kind: 'business', state: 'dead', idempotency_key: 'lost' };
    const enquiry_id = (data ?? [])[0]?.id as string;
    // A lost confirmation does not count, because visitors mistype their e-mail addresses.
    const mistyped = { ...mail, enquiry_id, kind: 'confirmation', idempotency_key: 'mistyped' };
    await owner
      .from('mail_outbox')
      .insert([{ ...mail, enquiry_id }, mistyped])
      .throwOnError();
    await noteBackup(owner);
    await editor.rpc('invite_editor', {
      email: 'new@example.com',
      name: 'New',
      secret_hash: 'a'.repeat(64),
    });
    const check = { run: crypto.randomUUID() };
    await call('hold_installation_check', { ...check, seconds: 60 });
    expect((await healthFacts(editor)).checkedAt).toBeUndefined();
    await call('hold_installation_check', { ...check, seconds: 0 });
    await anEditor(backend);
    const after = await healthFacts(editor);
    expect(after.checkedAt?.getTime()).toBeCloseTo(after.now.getTime(), -5);
    expect(after.signedIn.n).toBeGreaterThan(before.signedIn.n);
    expect(after.signedIn.since?.getTime()).toBeCloseTo(after.now.getTime(), -5);
    expect(after).toMatchObject({ mailsLost: { n: 1 }, enquiriesHeld: { n: 1 }, invitations: { n: 1 } });
    expect(after.backedUpAt?.getTime()).toBeCloseTo(after.now.getTime(), -5);
    await owner.from('enquiries').delete().neq('name', '').throwOnError();
  });

  test('reports a failed build until a build succeeds', async () => {
    await editor.from('blog_posts').insert(aPost()).throwOnError();
    const { content_version: version } = await call<{ content_version: number }>('rebuild_state');
    await call('confirm_rebuild', { version });
    await call('record_build', { version, ok: false, error: 'A page could not be rendered.' });
    expect((await healthFacts(editor)).failedAt).toBeInstanceOf(Date);
    await call('record_build', { version, ok: true, error: null });
    expect((await healthFacts(editor)).failedAt).toBeUndefined();
  });
});

describe('rebuild_state', () => {
  test('reports “older-published” if the live site has an older version than the last build', async () => {
    const { content_version: version } = await call<{ content_version: number }>('rebuild_state');
    await call('record_build', { version, ok: true, error: null });
    await editor.from('blog_posts').insert(aPost()).throwOnError();
    await call('confirm_rebuild', { version: version + 1 });
    const watched = { live_version: version - 1, lost_after_seconds: 0 };
    expect(await call('watch_rebuild', watched)).toBe('failed');
    expect(await call('rebuild_state')).toMatchObject({ failure: 'older-published' });
    await call('record_build', { version: version + 1, ok: true, error: null });
  });
});

describe('health check', () => {
  test('returns the names of missing and unreadable settings instead of throwing an error', async () => {
    vi.stubEnv('RESEND_API_KEY', '');
    vi.stubEnv('REBUILD_QUIET_SECONDS', 'two');
    vi.stubEnv('BUILDS_PER_MONTH', 'unlimted');
    const problems = (await currentHealth(editor)).problems;
    const namesOf = (code: string) => problems.find((one) => one.code === code)?.names;
    expect(namesOf('settings-missing')).toContain('RESEND_API_KEY');
    expect(namesOf('settings-invalid')).toEqual(['REBUILD_QUIET_SECONDS', 'BUILDS_PER_MONTH']);
  });

  test('mails the business at most once a day, and only if the set of problems has changed', async () => {
    const validUntil = dayAhead(20);
    const insurance = { ...startingBusiness.insurance, insurer: 'Mapfre', validUntil };
    setBusiness({ ...startingBusiness, insurance });
    const ending = (await currentHealth(editor)).problems.filter(({ code }) => code === 'insurance-ends');
    const missing = { code: 'settings-missing', n: 2, names: ['RESEND_API_KEY'] };
    const note = (...problems: object[]) => call<boolean>('note_health', { problems });
    const aDayPasses = () =>
      owner
        .from('mail_outbox')
        .update({ created_at: new Date(Date.now() - 25 * 3_600_000).toISOString() })
        .eq('kind', 'health')
        .gt('created_at', new Date(Date.now() - 3_600_000).toISOString());
    expect(await note()).toBe(false);
    expect([await note(...ending), await note(...ending, missing)]).toEqual([true, false]);
    await aDayPasses();
    expect([await note(...ending), await note(missing), await note()]).toEqual([false, true, false]);
    await aDayPasses();
    expect([await note(), await note()]).toEqual([true, false]);

    const claimed = await mailOutbox(owner).claim({ about: undefined, max: 10 });
    const compose = letterWriter('https://www.example.com', { previewLink: () => '', orderLink: () => '' });
    const letters = claimed.filter(({ kind }) => kind === 'health').map(compose);
    expect(letters.map(({ to }) => to)).toEqual(['business', 'business', 'business']);
    expect(letters.map(({ subject }) => subject).toSorted()).toEqual([
      'De website vraagt aandacht (1)',
      'De website vraagt aandacht (1)',
      'De website: alles is opgelost',
    ]);
    const text = letters.map((letter) => letter.text).join();
    expect(text).toContain('Instellingen die ontbreken: RESEND_API_KEY.');
    expect(text).toContain(`Verzekerd tot en met ${dutchDay(validUntil)}.`);
  });

  test('gives up a mail that it cannot read, and still sends the others', async () => {
    const rows = [{ n: null }, { n: 1 }].map(({ n }, index) => ({
      kind: 'health',
      idempotency_key: `mail-${index}`,
      health_problems: [{ code: 'feeds-failing', n }],
    }));
    expect((await owner.from('mail_outbox').insert(rows)).error).toBeNull();
    const compose = letterWriter('https://www.example.com', { previewLink: () => '', orderLink: () => '' });
    const send = () => Promise.resolve({ outcome: 'sent' } as const);
    const until = new Date(Date.now() + 60_000);
    await runOutbox({ outbox: mailOutbox(owner), compose, send }, { until });
    const { data } = await owner
      .from('mail_outbox')
      .select('state')
      .like('idempotency_key', 'mail-%')
      .order('idempotency_key');
    expect(data).toEqual([{ state: 'dead' }, { state: 'sent' }]);
  });

  test('answers a public site-health request with 200 while the schedule runs, and with 503 otherwise', async () => {
    const get = async () => {
      const request = new Request('http://127.0.0.1:9/functions/v1/site-health?x=1');
      const answer = await visitors(request, {} as Context);
      expect(answer.headers.get('Netlify-CDN-Cache-Control')).toBe('public, max-age=30');
      return [answer.status, (await answer.json()) as unknown];
    };
    expect(await get()).toEqual([503, { ok: false }]);
    await call('begin_tick', { asked });
    expect(await get()).toEqual([200, { ok: true }]);
    expect(await codesNow()).not.toContain('schedule-stopped');
    vi.stubEnv('SUPABASE_URL', 'http://127.0.0.1:9');
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(await get()).toEqual([503, { ok: false }]);
    vi.restoreAllMocks();
  });

  test('runs every hour in the scheduled function, and queues its mail', async () => {
    const sql = "update private.installation set health_checked_at = now() - interval '61 minutes'";
    const other = await aBackend({ sql });
    vi.stubEnv('SUPABASE_URL', other.url);
    vi.stubEnv('SUPABASE_SECRET_KEY', other.keys.secretKey);
    vi.stubEnv('RESEND_API_KEY', '');
    const mails = async () => (await other.owner().from('mail_outbox').select('kind, state')).data;
    await tick();
    expect(await mails()).toEqual([{ kind: 'health', state: 'waiting' }]);
    await tick();
    expect(await mails()).toHaveLength(1);
    await other.stop();
  });
});
