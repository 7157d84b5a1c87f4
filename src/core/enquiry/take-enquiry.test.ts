import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { submittedEnquirySchema } from './submitted-enquiry.ts';
import { takeEnquiry, type EnquiryDeps } from './take-enquiry.ts';

const now = new Date('2026-11-21T12:00:00Z');
const sender = { address: 'a', network: 'n' };
const sent = {
  name: 'Ana',
  email: 'ana@example.com',
  message: 'Een vraag.',
  stamp: 's'.repeat(120),
  pageUrl: 'https://www.example.com/de/kontakt',
  submission: '0b0e7a52-5b0a-4a6e-9d3b-0123456789ab',
};

/** Submits a valid enquiry with `changes`. `parts` replaces dependencies. `calls` lists what the others recorded. */
async function taking(changes: object = {}, parts: Partial<EnquiryDeps> = {}) {
  const calls: unknown[] = [];
  const deps: EnquiryDeps = {
    mailboxes: ['Info@example.com'],
    readStamp: () => new Date(now.getTime() - 60_000),
    store: (received) => {
      calls.push(received);
      return Promise.resolve({ outcome: 'stored', id: 'e-1', isHeld: received.heldReason !== undefined });
    },
    deliver: (id) => Promise.resolve((calls.push(`deliver ${id}`), 'sent')),
    allowUnstored: () => 'mail',
    mailUnstored: () => Promise.resolve('sent'),
    hasMailKey: true,
    callWebhook: ({ error }) => Promise.resolve((calls.push(`webhook ${error}`), true)),
    reportError: () => calls.push('reported'),
    ...parts,
  };
  const submitted = v.parse(submittedEnquirySchema, { ...sent, ...changes });
  return { result: await takeEnquiry(deps, { submitted, sender, now }), calls };
}
const refusalOf = async (...given: Parameters<typeof taking>) => {
  const { result } = await taking(...given);
  return result.ok ? undefined : result.refusal;
};
const isDown = { store: () => Promise.reject(new Error('No database.')) };

describe('takeEnquiry', () => {
  test('stores an enquiry with a valid time stamp, and sends the mails of the enquiry', async () => {
    const { result, calls } = await taking();
    expect(result).toEqual({ ok: true, value: { id: 'e-1', delivery: 'sent' } });
    expect(calls).toEqual([
      {
        enquiry: {
          submission: sent.submission,
          name: 'Ana',
          email: 'ana@example.com',
          phone: '',
          subject: '',
          message: 'Een vraag.',
          lang: 'de',
          pageUrl: sent.pageUrl,
          quote: undefined,
          appointment: undefined,
          createdAt: now,
        },
        heldReason: undefined,
        stamp: 's'.repeat(100),
        sender,
      },
      'deliver e-1',
    ]);
  });

  test('uses the language in the form or else that of the page, and creates an id if the form has none', async () => {
    const { calls } = await taking({ lang: 'es', submission: undefined, pageUrl: '/nl/contact' });
    expect(calls[0]).toMatchObject({ enquiry: { lang: 'es', pageUrl: '/nl/contact' } });
    expect((calls[0] as { enquiry: { submission: string } }).enquiry.submission).toMatch(/^[\da-f-]{36}$/);
    expect((await taking({ pageUrl: '/nl/contact' })).calls[0]).toMatchObject({ enquiry: { lang: 'nl' } });
  });

  test('accepts an empty receiver or the mailbox of the business, and refuses others', async () => {
    expect((await taking({ to: 'info@EXAMPLE.com' })).result.ok).toBe(true);
    expect((await taking({ to: '' })).result.ok).toBe(true);
    expect(await refusalOf({ to: 'other@example.com' })).toMatchObject({
      code: 'invalid-input',
      fields: { to: 'Messages go to the mailbox of the business only.' },
    });
  });

  test('accepts an appointment for today, and refuses an appointment for a past day', async () => {
    const on = (day: string) => ({
      appointment: { kind: 'call', times: [{ day, part: 'morning' }] },
    });
    expect((await taking(on('2026-11-21'))).result.ok).toBe(true);
    expect(await refusalOf(on('2026-11-20'))).toMatchObject({
      fields: { appointment: 'A day is in the past.' },
    });
  });

  test('holds suspicious enquiries and mails nothing, but does not hold an enquiry that has no stamp', async () => {
    const { result, calls } = await taking({ website: 'https://spam.example' });
    expect(result).toEqual({ ok: true, value: { id: 'e-1', delivery: 'queued' } });
    expect(calls).toMatchObject([{ heldReason: 'honeypot', stamp: undefined }]);
    const forged = await taking({}, { readStamp: () => 'forged' });
    expect(forged.calls[0]).toMatchObject({ heldReason: 'stamp', stamp: undefined });
    const unstamped = await taking({ stamp: '' });
    expect(unstamped.calls[0]).toMatchObject({ heldReason: undefined, stamp: undefined });
  });

  test('notes that the key of the mail service is missing', async () => {
    const { result } = await taking({}, { hasMailKey: false });
    expect(result).toMatchObject({ value: { notice: 'mail-key-missing' } });
  });

  test('refuses an enquiry beyond a limit of the database', async () => {
    const limited = () => Promise.resolve({ outcome: 'refused' as const, retryAfterSeconds: 90 });
    expect(await refusalOf({}, { store: limited })).toEqual({
      code: 'too-many-requests',
      retryAfterSeconds: 90,
    });
    const full = () => Promise.resolve({ outcome: 'full' as const });
    expect(await refusalOf({}, { store: full })).toEqual({ code: 'message-not-taken' });
  });
});

describe('takeEnquiry without a database', () => {
  test('mails the enquiry', async () => {
    const { result, calls } = await taking({}, isDown);
    expect(result).toEqual({ ok: true, value: { id: sent.submission, delivery: 'sent' } });
    expect(calls).toEqual(['reported']);
  });

  test('refuses a suspicious enquiry, and an enquiry beyond the limits', async () => {
    expect(await refusalOf({ website: 'x' }, isDown)).toEqual({ code: 'message-not-taken' });
    expect(await refusalOf({}, { ...isDown, allowUnstored: () => 'sender-spent' })).toEqual({
      code: 'too-many-requests',
      retryAfterSeconds: 3600,
    });
    expect(await refusalOf({}, { ...isDown, allowUnstored: () => 'all-spent' })).toEqual({
      code: 'message-not-taken',
    });
  });

  test('calls the webhook if the mail fails, and sends no mail if only the webhook is allowed', async () => {
    const failing = { ...isDown, mailUnstored: () => Promise.resolve(undefined) };
    const { result, calls } = await taking({}, failing);
    expect(result).toEqual({ ok: true, value: { id: sent.submission, delivery: 'queued' } });
    expect(calls).toEqual(['reported', 'webhook No database.']);
    const mailed: unknown[] = [];
    await taking(
      {},
      {
        ...isDown,
        allowUnstored: () => 'webhook',
        mailUnstored: (one) => Promise.resolve((mailed.push(one), 'sent')),
      },
    );
    expect(mailed).toEqual([]);
    // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- a library may throw a non-Error value
    const silent = await taking({}, { ...failing, store: () => Promise.reject('late') });
    expect(silent.calls).toContain('webhook The database did not answer.');
  });

  test('refuses the enquiry if the webhook fails too', async () => {
    const failing = {
      ...isDown,
      mailUnstored: () => Promise.resolve(undefined),
      callWebhook: () => Promise.resolve(false),
    };
    expect(await refusalOf({}, failing)).toEqual({ code: 'message-not-taken' });
    expect(await refusalOf({}, { ...failing, hasMailKey: false })).toEqual({ code: 'mail-key-missing' });
  });
});
