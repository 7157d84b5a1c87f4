import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deliver } from './deliver.ts';
import type { ClaimedMail, SendOutcome } from './mail.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const mailOf = (kind: string): ClaimedMail => ({
  id: kind,
  kind,
  attempts: 1,
  idempotencyKey: kind,
  heldEnquiries: 1,
});

/** Runs `deliver` for a preview mail. The outbox has mails of these `kinds`, and sending each takes `sendMs`. */
function delivery({ kinds = ['preview'], sendMs = 0, isSent = false, isOutboxAway = false } = {}) {
  const background: Promise<unknown>[] = [];
  const reportError = vi.fn();
  const isSentBefore = vi.fn(() => Promise.resolve(isSent));
  const send = vi.fn(async (): Promise<SendOutcome> => {
    await new Promise((resolve) => setTimeout(resolve, sendMs));
    return { outcome: 'sent' };
  });
  const outcome = deliver(
    { kind: 'preview', about: 'an id' },
    {
      outbox: {
        claim: () => (isOutboxAway ? Promise.reject(new Error('away')) : Promise.resolve(kinds.map(mailOf))),
        note: () => Promise.resolve(),
      },
      compose: () => ({ to: 'business', subject: '', html: '', text: '' }),
      send,
      isSent: isSentBefore,
      afterAnswer: Object.assign((work: Promise<unknown>) => background.push(work), { deadline: 0 }),
      reportError,
    },
  );
  return { outcome, background, send, isSentBefore, reportError };
}

describe('deliver', () => {
  test('returns as soon as the awaited mail is sent, without waiting for the remaining mails', async () => {
    const { outcome, background, send, isSentBefore } = delivery({
      kinds: ['preview', 'business'],
      sendMs: 4000,
    });
    await vi.advanceTimersByTimeAsync(4000);
    expect(await outcome).toBe('sent');
    await vi.runAllTimersAsync();
    await Promise.all(background);
    expect(send).toHaveBeenCalledTimes(2);
    expect(isSentBefore).not.toHaveBeenCalled();
  });

  test('returns “queued” if sending takes longer than five seconds', async () => {
    const { outcome, background, send } = delivery({ sendMs: 8000 });
    await vi.advanceTimersByTimeAsync(5000);
    expect(await outcome).toBe('queued');
    await vi.runAllTimersAsync();
    await Promise.all(background);
    expect(send).toHaveBeenCalledTimes(1);
  });

  test.each([
    [true, 'sent'],
    [false, 'queued'],
  ])('with an empty outbox: if the mail was sent earlier (%s), returns “%s”', async (isSent, expected) => {
    expect(await delivery({ kinds: [], isSent }).outcome).toBe(expected);
  });

  test('reports an outbox failure and returns “queued”, because a scheduled run will retry', async () => {
    const { outcome, reportError } = delivery({ isOutboxAway: true });
    expect(await outcome).toBe('queued');
    expect(reportError).toHaveBeenCalledWith(new Error('away'));
  });
});
