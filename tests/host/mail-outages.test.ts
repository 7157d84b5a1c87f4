import { mkdtempSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { contactStamp } from '#adapters/signing/contact-stamp.ts';
import { startingBusiness } from '#site-config';
import { aMessage, bundledFunctions, settingsFor } from '../support/functions/bundled-functions.ts';
import { callBundled, runScheduled } from '../support/functions/call-bundled.ts';
import { aBackend, anEditor, type TestBackend } from '../support/database/backend.ts';
import { keyless } from '../support/functions/keyless-answers.ts';
import { anEnquiry } from '../support/database/enquiries.ts';
import { aMailService, type MailStandIn, type SentMail } from '../support/stand-ins/mail-stand-in.ts';
import { portOf } from '../support/port-of.ts';
import { createStandIn } from '../support/stand-ins/create-stand-in.ts';

let backend: TestBackend;
let service: MailStandIn;
let functions: Awaited<ReturnType<typeof bundledFunctions>>;
const webhook = { bodies: [] as string[], server: undefined as Server | undefined, url: '' };

beforeAll(async () => {
  const outDir = path.join(mkdtempSync(path.join(tmpdir(), 'mail-test-')), 'functions');
  [backend, functions] = await Promise.all([aBackend(), bundledFunctions(outDir)]);
  webhook.server = createStandIn((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (text: string) => (body += text));
    request.on('end', () => {
      webhook.bodies.push(body);
      response.end();
    });
  });
  await new Promise<void>((resolve) => webhook.server?.listen(0, '127.0.0.1', resolve));
  webhook.url = `http://127.0.0.1:${portOf(webhook.server)}/hook`;
});

beforeEach(async () => {
  service = await aMailService();
  for (const [name, value] of Object.entries(settingsFor(backend, service))) vi.stubEnv(name, value);
});

afterEach(async () => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  await service.stop();
  await backend.owner().from('enquiries').delete().neq('name', '').throwOnError();
});

afterAll(async () => {
  webhook.server?.close();
  functions.remove();
  await backend.stop();
});

const send = (message = aMessage(), ip?: string) =>
  callBundled(functions.at('send-contact-email'), { body: message, ...(ip === undefined ? {} : { ip }) });

const outbox = async () =>
  ((await backend.owner().from('mail_outbox').select('*').order('kind')).data ?? []) as Record<
    string,
    unknown
  >[];

const passPauses = () =>
  backend.owner().from('mail_outbox').update({ next_try_at: '2026-01-01T00:00:00Z' }).eq('state', 'waiting');

const toBusiness = (): SentMail[] => service.mails().filter(({ to }) => to === 'business@example.com');

describe('contact form with a working mail service', () => {
  test('stores a message, and mails it to the business and the visitor', async () => {
    const message = aMessage({
      subject: 'Huis',
      quote: { pkg: 'custom', extras: ['deepclean', 'seasonal'] },
    });
    const { status, json, settled } = await send(message);
    await settled;
    expect([status, json]).toMatchObject([200, { ok: true, delivery: 'sent' }]);
    const [confirmation, business] = service.mails().toSorted((a, b) => b.to.length - a.to.length);
    expect(business).toMatchObject({ to: 'business@example.com', reply_to: message['email'] });
    for (const text of [business?.text, business?.html, confirmation?.text, confirmation?.html]) {
      expect(text).toMatch(/380/);
      expect(text).toMatch(/200/);
    }
    expect(confirmation?.to).toBe(message['email']);
    expect((await outbox()).map(({ kind, state, attempts }) => [kind, state, attempts])).toEqual([
      ['business', 'sent', 1],
      ['confirmation', 'sent', 1],
    ]);
  });
});

describe('contact form during mail failures', () => {
  test.each([
    ['down', 'could not be reached'],
    ['broken', 'status 500'],
    ['html', 'no answer that could be understood'],
    ['busy', 'status 429'],
  ] as const)(
    'confirms a message while the mail service is %s, and mails it once after recovery',
    async (mode, reason) => {
      service.state.mode = mode;
      const { json, settled } = await send();
      await settled;
      expect(json).toMatchObject({ ok: true, delivery: 'queued' });
      expect((await outbox()).map(({ state }) => state)).toEqual(['waiting', 'waiting']);
      expect((await outbox())[0]?.['last_error']).toContain(reason);

      service.state.mode = 'well';
      await runScheduled(functions.at('tick'));
      expect(service.mails()).toEqual([]);
      await passPauses();
      await runScheduled(functions.at('tick'));
      await runScheduled(functions.at('tick'));
      expect(toBusiness()).toHaveLength(1);
      expect(service.mails()).toHaveLength(2);
      expect((await outbox()).map(({ state }) => state)).toEqual(['sent', 'sent']);
    },
  );

  test('stores a message if the mail key is missing, but refuses it if the database fails too', async () => {
    vi.stubEnv('RESEND_API_KEY', '');
    const stored = await send();
    await stored.settled;
    expect({ status: stored.status, json: stored.json }).toEqual({
      ...keyless.stored,
      json: { ...keyless.stored.json, id: expect.any(String) as string },
    });
    expect((await outbox()).map(({ state }) => state)).toEqual(['waiting', 'waiting']);

    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.stubEnv('SUPABASE_URL', 'http://127.0.0.1:9');
    const refused = await send();
    expect({ status: refused.status, json: refused.json }).toMatchObject(keyless.refused);
  });

  test('sends no mail until the delay that the mail service requested has passed', async () => {
    service.state.mode = 'busy';
    const { settled } = await send();
    await settled;
    const waits = (await outbox()).map(({ next_try_at }) => Date.parse(String(next_try_at)) - Date.now());
    expect(Math.max(...waits)).toBeGreaterThan(100_000);
    // The second mail must wait too.
    expect(service.state.requests).toBe(1);
  });

  test('answers the visitor without waiting for a slow mail service', { tags: ['heavy'] }, async () => {
    service.state.mode = 'slow';
    const { json, settled } = await send();
    let hasEnded = false;
    const ended = settled.then(() => (hasEnded = true));
    await setImmediate();
    expect([json, hasEnded, service.state.requests]).toMatchObject([
      { ok: true, delivery: 'queued' },
      false,
      1,
    ]);
    await ended;
    service.state.mode = 'well';
    await passPauses();
    await runScheduled(functions.at('tick'));
    expect(toBusiness()).toHaveLength(1);
  });

  test('retries with the same idempotency key after a lost answer, so that the mail is sent once', async () => {
    service.state.mode = 'silent';
    await (
      await send()
    ).settled;
    service.state.mode = 'well';
    await passPauses();
    await runScheduled(functions.at('tick'));
    expect(toBusiness()).toHaveLength(1);
    expect((await outbox()).map(({ state }) => state)).toEqual(['sent', 'sent']);
  });

  test('sets the mail state “unknown” after 23 hours without a clear result, and stops retrying', async () => {
    service.state.mode = 'silent';
    await (
      await send()
    ).settled;
    const yesterday = new Date(Date.now() - 23.5 * 3_600_000).toISOString();
    await backend
      .owner()
      .from('mail_outbox')
      .update({ unclear_since: yesterday })
      .neq('kind', '')
      .throwOnError();
    service.state.mode = 'well';
    await passPauses();
    const before = service.state.requests;
    await runScheduled(functions.at('tick'));
    expect(service.state.requests).toBe(before);
    expect((await outbox()).map(({ state }) => state)).toEqual(['unknown', 'unknown']);
  });

  test('sets the mail state “dead” if the mail service rejects a mail, and lets an editor retry', async () => {
    service.state.mode = 'refusing';
    const { json, settled } = await send();
    await settled;
    expect((await outbox())[0]).toMatchObject({
      state: 'dead',
      last_error: expect.stringContaining('No such sender') as string,
    });
    service.state.mode = 'well';
    const editor = await anEditor(backend);
    expect((await editor.client.rpc('mail_enquiry_again', { enquiry: json['id'] })).data).toBe('queued');
    await runScheduled(functions.at('tick'));
    expect(toBusiness()).toHaveLength(1);
  });

  test('keeps mails in the queue while the mail key is missing', async () => {
    vi.stubEnv('RESEND_API_KEY', '');
    const { json, settled } = await send();
    await settled;
    expect(json).toMatchObject({ ok: true, delivery: 'queued' });
    expect((await outbox())[0]).toMatchObject({
      state: 'waiting',
      attempts: 0,
      last_error: expect.stringContaining('RESEND_API_KEY') as string,
    });
  });

  test('stores a repeated submission once, and sends no mails for the repetition', async () => {
    const message = aMessage();
    const first = await send(message);
    await first.settled;
    const again = await send(message);
    await again.settled;
    expect(again.json).toEqual(first.json);
    expect(service.mails()).toHaveLength(2);
    const other = await send({ ...message, message: 'Een andere vraag' });
    await other.settled;
    expect(other.json['id']).not.toBe(first.json['id']);
  });
});

describe('limits of the contact form', () => {
  test('allow one confirmation per hour to an e-mail address, regardless of upper and lower case', async () => {
    const email = 'somebody@example.com';
    for (const message of ['a', 'b', 'c']) await (await send(aMessage({ email, message }))).settled;
    await (
      await send(aMessage({ email: 'Somebody@example.com', message: 'd' }))
    ).settled;
    expect(service.mails().filter(({ to }) => to.toLowerCase() === email)).toHaveLength(1);
    expect(toBusiness()).toHaveLength(4);
  });

  test('hold back a message that looks automated, but answer as for any other message', async () => {
    for (const sign of [{ website: 'https://spam.example' }, { stamp: 'forged.stamp' }]) {
      const { status, json, settled } = await send(aMessage(sign));
      await settled;
      expect([status, json]).toMatchObject([200, { ok: true, id: expect.any(String) as string }]);
    }
    const { data } = await backend.owner().from('enquiries').select('held_reason').order('held_reason');
    expect(data).toEqual([{ held_reason: 'honeypot' }, { held_reason: 'stamp' }]);
    expect(service.state.requests).toBe(0);
  });

  test('restrict the messages per hour from one IP address without affecting other IP addresses', async () => {
    vi.stubEnv('CONTACT_LIMIT', '2');
    const from = '203.0.113.7';
    for (let index = 0; index < 2; index++) expect((await send(aMessage(), from)).status).toBe(200);
    const refused = await send(aMessage(), from);
    expect([refused.status, refused.json]).toMatchObject([429, { error: { code: 'too-many-requests' } }]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000);
    expect((await send(aMessage(), '203.0.113.8')).status).toBe(200);
    const { data } = await backend.owner().from('enquiries').select('id');
    expect(data).toHaveLength(3);
  });

  test('cannot be bypassed or used up with the publishable key', async () => {
    const attacker = backend.visitor();
    for (let round = 0; round < 31; round++) {
      const answers = await Promise.all(
        Array.from({ length: 10 }, () =>
          attacker.rpc('store_enquiry', {
            new_enquiry: anEnquiry(),
            address: crypto.randomUUID(),
            address_limit: 999_999,
          }),
        ),
      );
      for (const { error } of answers) expect(error?.code).toBe('42501');
    }
    for (const [name, given] of [
      ['count_token_try', { address: 'owner', correct: false }],
      ['count_missing_path', { path: '/poison' }],
    ] as const)
      expect((await attacker.rpc(name, given)).error?.code).toBe('42501');

    const { json, settled } = await send();
    await settled;
    expect(json).toMatchObject({ ok: true, delivery: 'sent' });
    expect(toBusiness()).toHaveLength(1);
    expect((await backend.owner().from('enquiries').select('id')).data).toHaveLength(1);
  });

  test(
    'hold back unstamped messages after thirty an hour, but send messages with a valid time stamp',
    { tags: ['heavy'] },
    async () => {
      vi.stubEnv('CONTACT_LIMIT', '5');
      for (let index = 0; index < 80; index++) {
        const { status, settled } = await send(
          aMessage({ message: `Koop nu ${index}` }),
          `2001:db8:${index}::1`,
        );
        expect(status).toBe(200);
        await settled;
      }
      expect(toBusiness()).toHaveLength(30);
      expect(service.mails().filter(({ to }) => to !== 'business@example.com')).toHaveLength(20);
      const held = await backend
        .owner()
        .from('enquiries')
        .select('held_reason')
        .not('held_reason', 'is', null);
      expect(held.data).toEqual(Array.from({ length: 50 }, () => ({ held_reason: 'limit' })));

      const visitor = aMessage({ stamp: contactStamp(new Date(Date.now() - 60_000)) });
      const { json, settled } = await send(visitor, '203.0.113.9');
      await settled;
      expect(json).toMatchObject({ ok: true, delivery: 'sent' });
      expect(toBusiness().map(({ reply_to }) => reply_to)).toContain(visitor['email']);

      for (let minute = 0; minute < 3; minute++) await runScheduled(functions.at('tick'));
      const [report, ...more] = toBusiness().filter(({ subject }) => subject.includes('vastgehouden'));
      expect(more).toEqual([]);
      expect(report?.subject).toBe('50 berichten van de website worden vastgehouden');
      for (const text of [report?.text, report?.html])
        expect(text).toContain('http://localhost:8888/admin/enquiries');
      expect(JSON.stringify(report)).not.toContain('Koop nu');
    },
  );

  test('treat an IPv6 /64 network as one sender, and allow a /48 four times as many messages as a /64', async () => {
    vi.stubEnv('CONTACT_LIMIT', '2');
    const statuses: number[] = [];
    for (const ip of ['2001:db8:a:1::1', '2001:db8:a:1::2', '2001:db8:a:1:9::3'])
      statuses.push((await send(aMessage(), ip)).status);
    for (let index = 2; index < 9; index++)
      statuses.push((await send(aMessage(), `2001:db8:a:${index}::1`)).status);
    statuses.push((await send(aMessage(), '2001:db8:b:1::1')).status);
    expect(statuses).toEqual([200, 200, 429, 200, 200, 200, 200, 200, 200, 429, 200]);
  });

  test('hold back messages with the same text or e-mail address from many networks', async () => {
    vi.stubEnv('CONTACT_LIMIT', '2');
    const [message, email] = ['Word nu rijk', 'victim@example.com'];
    for (let index = 0; index < 3; index++) {
      await send(aMessage({ message }), `198.51.${index}.1`);
      await send(aMessage({ email, message: `Anders ${index}` }), `203.0.${index}.1`);
    }
    const { data } = await backend
      .owner()
      .from('enquiries')
      .select('held_reason')
      .eq('held_reason', 'repeated');
    expect(data).toHaveLength(2);
  });
});

describe('mails to the business', () => {
  test('are sent without a reply address if the mail service refuses the visitor’s address', async () => {
    const { json, settled } = await send(aMessage({ email: 'josé@example.com' }));
    await settled;
    expect(json).toMatchObject({ ok: true, delivery: 'sent' });
    const [mail] = toBusiness();
    expect(mail?.reply_to).toBeUndefined();
    expect(mail?.text).toContain('Jan de Vries (josé@example.com)');
    for (const text of [mail?.text, mail?.html]) {
      expect(text).toContain('accepteert het adres van de bezoeker niet als antwoordadres');
      expect(text).not.toContain('Uw antwoord op deze mail');
    }
    await runScheduled(functions.at('tick'));
    expect(toBusiness()).toHaveLength(1);
  });

  test('include one reminder of each message an hour before the promised time ends', async () => {
    await (
      await send(aMessage({ subject: 'Oud' }))
    ).settled;
    await (
      await send(aMessage({ subject: 'Nieuw' }))
    ).settled;
    await (
      await send(aMessage({ subject: 'Beantwoord' }))
    ).settled;
    const { data } = await backend.owner().from('enquiries').select('*').in('subject', ['Oud', 'Beantwoord']);
    const hours = startingBusiness.promises.formHours - 1;
    const due = new Date(Date.now() - hours * 3_600_000 - 60_000).toISOString();
    // An update cannot change a message’s time, so the test deletes the message and inserts an older copy.
    for (const row of data as Record<string, unknown>[]) {
      await backend.owner().from('enquiries').delete().eq('id', row['id']).throwOnError();
      const status = row['subject'] === 'Beantwoord' ? 'answered' : 'open';
      await backend
        .owner()
        .from('enquiries')
        .insert({ ...row, created_at: due, status })
        .throwOnError();
    }
    await runScheduled(functions.at('tick'));
    await runScheduled(functions.at('tick'));
    const reminders = toBusiness().filter(({ subject }) => subject.startsWith('Nog open'));
    expect(reminders.map(({ subject }) => subject)).toEqual(['Nog open: Bericht van Jan de Vries: Oud']);
  });
});

describe('contact form while the database is unreachable', () => {
  test('mails a message at once, and lets an editor store the message from the mail later', async () => {
    const noted = vi.spyOn(console, 'error').mockReturnValue();
    vi.stubEnv('SUPABASE_URL', 'http://127.0.0.1:9');
    const message = aMessage({ message: 'Zonder database' });
    const { json } = await send(message);
    expect(json).toEqual({ ok: true, id: message['submission'], delivery: 'sent' });
    expect(noted).toHaveBeenCalled();
    const [mail] = toBusiness();
    expect(mail?.subject).toBe('[NIET BEWAARD] Bericht van Jan de Vries');

    vi.stubEnv('SUPABASE_URL', backend.url);
    const sealed = /Verzegelde tekst:\n(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const { accessToken } = await anEditor(backend);
    const takeIn = (text: string) =>
      callBundled(functions.at('take-in-enquiry'), { body: { sealed: text }, token: accessToken });
    expect((await takeIn(`x${sealed}`)).json).toMatchObject({ error: { code: 'sealed-text-refused' } });
    const taken = [await takeIn(sealed), await takeIn(sealed.replace(/(.{60})/g, '$1\n'))];
    expect(new Set(taken.map((answer) => answer.json['id'])).size).toBe(1);
    const { data } = await backend.owner().from('enquiries').select('message, submission');
    expect(data).toEqual([{ message: 'Zonder database', submission: message['submission'] }]);
    await runScheduled(functions.at('tick'));
    expect(service.mails()).toHaveLength(1);
  });

  test('still limits messages per sender, and the total number of mails to the business', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    vi.stubEnv('SUPABASE_URL', 'http://127.0.0.1:9');
    vi.stubEnv('CONTACT_LIMIT', '2');
    const one: number[] = [];
    for (let index = 0; index < 3; index++) one.push((await send(aMessage(), '203.0.113.77')).status);
    expect(one).toEqual([200, 200, 429]);
    const many: number[] = [];
    for (let index = 0; index < 30; index++) many.push((await send(aMessage(), `10.${index}.0.1`)).status);
    expect(new Set(many)).toEqual(new Set([200, 503]));
    expect(many.at(-1)).toBe(503);
    expect(toBusiness().length).toBeLessThanOrEqual(20);
  });

  test('sends a message to the webhook if the mail service is unavailable too', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    vi.stubEnv('SUPABASE_URL', 'http://127.0.0.1:9');
    service.state.mode = 'down';
    vi.stubEnv('FALLBACK_WEBHOOK_URL', webhook.url);
    const message = aMessage({ message: 'Zonder alles' });
    expect((await send(message)).json).toMatchObject({ ok: true, delivery: 'queued' });
    expect(JSON.parse(webhook.bodies[0] ?? '')).toMatchObject({
      message: 'Zonder alles',
      submission: message['submission'],
      pageUrl: message['pageUrl'],
      submittedAt: expect.any(String) as string,
      error: expect.any(String) as string,
    });

    vi.stubEnv('FALLBACK_WEBHOOK_URL', '');
    const refused = await send(message);
    expect([refused.status, refused.json]).toMatchObject([503, { error: { code: 'message-not-taken' } }]);
  });
});

describe('search and sign-in while the database is unreachable', () => {
  test('answer with the id of the error’s log entry, but without the URL of the database', async () => {
    const noted = vi.spyOn(console, 'error').mockReturnValue();
    vi.stubEnv('SUPABASE_URL', 'http://127.0.0.1:9');
    const token = 'a token of the shared account';
    vi.stubEnv('ADMIN_TOKEN', token);
    for (const answer of [
      await callBundled(functions.at('search'), { query: 'q=zwembad&lang=nl' }),
      await callBundled(functions.at('admin-session'), { body: { token } }),
    ]) {
      expect(answer.status).toBeGreaterThanOrEqual(500);
      const { id } = answer.json['error'] as { id: string };
      expect(noted.mock.calls.map(([first]) => String(first))).toContain(`[${id}]`);
      expect(JSON.stringify(answer.json)).not.toContain('127.0.0.1');
    }
  });
});
