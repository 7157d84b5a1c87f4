/** Each mail is sent once, in time, and one failing mail does not block the others. */
import { describe, expect, test } from 'vitest';
import type { ClaimedMail, SendOutcome } from './mail.ts';
import { maxAttempts } from './retries.ts';
import { runOutbox } from './run-outbox.ts';

const aMail = (id: string, attempts = 1): ClaimedMail => ({
  id,
  kind: 'business',
  attempts,
  idempotencyKey: `key-${id}`,
  enquiry: {
    submission: id,
    name: 'Jan',
    email: 'jan@example.com',
    phone: '',
    subject: '',
    message: 'Hallo',
    lang: 'nl',
    pageUrl: '/nl',
    quote: undefined,
    createdAt: new Date('2026-11-21T12:00:00Z'),
  },
});

test('a run claims up to five mails at a time, but a run for one enquiry claims up to two', async () => {
  const claims: object[] = [];
  const outbox = {
    claim: (wanted: object) => Promise.resolve((claims.push(wanted), [])),
    note: () => Promise.resolve(),
  };
  const deps = {
    outbox,
    compose: () => ({}) as never,
    send: () => Promise.resolve({ outcome: 'sent' as const }),
  };
  const until = new Date(Date.now() + 60_000);
  await runOutbox(deps, { until });
  await runOutbox(deps, { until, about: 'e-1' });
  expect(claims).toEqual([
    { about: undefined, max: 5 },
    { about: 'e-1', max: 2 },
  ]);
});

async function run(mails: ClaimedMail[], answers: Record<string, SendOutcome>, until = Date.now() + 60_000) {
  const batches = [mails];
  const noted: string[] = [];
  await runOutbox(
    {
      outbox: {
        claim: () => Promise.resolve(batches.shift() ?? []),
        note: (notes) => {
          for (const { id, outcome, retrySeconds = 0 } of notes)
            noted.push(`${id} ${outcome} ${retrySeconds}`);
          return Promise.resolve();
        },
      },
      compose: (mail) => {
        if (!('enquiry' in mail)) throw new Error('These tests have messages only.');
        const { enquiry } = mail;
        if (enquiry.submission === 'unspeakable') throw new Error('No words');
        return { to: 'business', subject: enquiry.submission, html: '', text: '' };
      },
      send: ({ subject }) => Promise.resolve(answers[subject] ?? { outcome: 'sent' }),
    },
    { until: new Date(until) },
  );
  return noted;
}

describe('runOutbox', () => {
  test('records the outcome of each mail', async () => {
    const noted = await run([aMail('a'), aMail('b')], { b: { outcome: 'unclear', error: 'Silence' } });
    expect(noted).toEqual(['a sent 0', 'b unclear 30']);
  });

  test('stops when the mail service reports a rate limit', async () => {
    const busy: SendOutcome = { outcome: 'failed', error: 'Busy', retryAfterSeconds: 90, isTooFast: true };
    expect(await run([aMail('a'), aMail('b'), aMail('c')], { a: busy })).toEqual([
      'a failed 90',
      'b untried 90',
      'c untried 90',
    ]);
  });

  test('requeues the remaining mails without a delay if the last attempt for a mail meets a rate limit', async () => {
    const busy: SendOutcome = { outcome: 'failed', error: 'Busy', isTooFast: true };
    expect(await run([aMail('a', maxAttempts), aMail('b')], { a: busy })).toEqual([
      'a dead 0',
      'b untried 0',
    ]);
  });

  test('sends the next mails if a mail failed for another reason than a rate limit', async () => {
    const failed: SendOutcome = { outcome: 'failed', error: 'Bad address' };
    expect(await run([aMail('a'), aMail('b')], { a: failed })).toEqual(['a failed 30', 'b sent 0']);
  });

  test('returns unsent mails to the queue once the time of the run is over', async () => {
    expect(await run([aMail('a'), aMail('b')], {}, Date.now() - 1)).toEqual(['a untried 0', 'b untried 0']);
  });

  test('records a mail that cannot be composed as dead, and sends the next mail', async () => {
    expect(await run([aMail('unspeakable'), aMail('b')], {})).toEqual(['unspeakable dead 0', 'b sent 0']);
  });
});
