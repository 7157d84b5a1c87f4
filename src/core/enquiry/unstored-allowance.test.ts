import { describe, expect, test } from 'vitest';
import { unstoredAllowance } from './unstored-allowance.ts';

describe('unstoredAllowance', () => {
  test('limits enquiries per sender and in total, and resets both limits after an hour', () => {
    let time = 0;
    const allow = unstoredAllowance({ mails: 3, webhooks: 1, ofSender: () => 2, now: () => time });
    expect(['a', 'a', 'a', 'b', 'c', 'd', 'a'].map(allow)).toEqual([
      'mail',
      'mail',
      'sender-spent',
      'mail',
      'webhook',
      'all-spent',
      'sender-spent',
    ]);
    time = 3_600_000;
    expect(allow('a')).toBe('mail');
  });
});
