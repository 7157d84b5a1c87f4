import { expect, test } from 'vitest';
import { unstoredAllowance } from './unstored-allowance.ts';

test('so many of one sender and of all are passed on within an hour, and more once it is over', () => {
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
