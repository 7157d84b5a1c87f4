import { describe, expect, test } from 'vitest';
import type { Enquiry } from '../enquiry/stored-enquiry.ts';
import type { SendOutcome } from './mail.ts';
import { mailUnstored } from './mail-unstored.ts';

const enquiry = { submission: 's-1', name: 'Ana' } as Enquiry;
const letter = { to: 'business', subject: '', html: '', text: '' } as const;

async function mailed(outcome: SendOutcome | Error) {
  const calls: unknown[] = [];
  const delivery = await mailUnstored(
    {
      compose: (mail) => (calls.push(mail), letter),
      send: (_, key) => (
        calls.push(key),
        outcome instanceof Error ? Promise.reject(outcome) : Promise.resolve(outcome)
      ),
      seal: ({ submission }) => `sealed ${submission}`,
      reportError: (cause) => calls.push(cause),
    },
    enquiry,
  );
  return { delivery, calls };
}

describe('mailUnstored', () => {
  test('mails the enquiry and its signed text to the business, with the idempotency key of the outbox', async () => {
    expect(await mailed({ outcome: 'sent' })).toEqual({
      delivery: 'sent',
      calls: [{ kind: 'business', enquiry, unstored: 'sealed s-1' }, 'business-s-1'],
    });
  });

  test('returns “queued” if the outbox has already used the key, and undefined if the mail was refused', async () => {
    expect((await mailed({ outcome: 'key-used', error: '' })).delivery).toBe('queued');
    expect((await mailed({ outcome: 'dead', error: '' })).delivery).toBeUndefined();
  });

  test('reports an error instead of throwing it', async () => {
    const cause = new Error('No network.');
    const { delivery, calls } = await mailed(cause);
    expect(delivery).toBeUndefined();
    expect(calls).toContain(cause);
  });
});
