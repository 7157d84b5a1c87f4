import { describe, expect, test } from 'vitest';
import type { ListedMail } from './stored-enquiry.ts';
import { mailVerdict, mayMailAgain } from './mail-verdict.ts';

const at = '2026-11-21T10:00:00Z';
const aMail = (changes: Partial<ListedMail>): ListedMail => ({
  kind: 'business',
  state: 'waiting',
  attempts: 3,
  lastError: null,
  nextTryAt: at,
  sentAt: null,
  ...changes,
});

describe('mailVerdict', () => {
  test.each<[Partial<ListedMail>, object, boolean]>([
    [{ state: 'sent', sentAt: at }, { step: 'sent', at }, false],
    [{ state: 'sending' }, { step: 'sending' }, false],
    [{ state: 'waiting' }, { step: 'waiting' }, false],
    [{ state: 'waiting', lastError: 'Busy' }, { step: 'failing', error: 'Busy', nextTryAt: at }, true],
    [{ state: 'dead', lastError: 'Refused' }, { step: 'dead', error: 'Refused', attempts: 3 }, true],
    [{ state: 'unknown' }, { step: 'unknown', error: null }, true],
    // A newer database may have further states. A mail in such a state must not be shown as sent.
    [{ state: 'paused' }, { step: 'unknown', error: null }, true],
  ])(
    'returns for a mail in state %j the description %j, and whether an editor may send it again',
    (mail, verdict, again) => {
      const known = mailVerdict({
        mails: [aMail({ kind: 'confirmation' }), aMail(mail)],
        heldReason: null,
      });
      expect(known).toEqual(verdict);
      expect(mayMailAgain(known)).toBe(again);
    },
  );

  test('reports an enquiry without a mail of the kind `business` as held', () => {
    const verdict = mailVerdict({
      mails: [aMail({ kind: 'reminder', state: 'sent' })],
      heldReason: 'honeypot',
    });
    expect(verdict).toEqual({ step: 'held', reason: 'honeypot' });
    expect(mayMailAgain(verdict)).toBe(true);
  });
});
