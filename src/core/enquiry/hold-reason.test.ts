import { describe, expect, test } from 'vitest';
import { holdReason, maxWritingTime, minWritingTime } from './hold-reason.ts';

const now = new Date('2026-11-21T12:00:00Z');
const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);

describe('holdReason', () => {
  test.each([
    ['neither field nor stamp', { website: '', stamp: undefined }, undefined],
    // craft-express-forms#51, django-honeypot#37, invisible_captcha#97, notification-admin#830: filled by the browser.
    ['a filled hidden field', { website: 'x', stamp: ago(60_000) }, 'honeypot'],
    ['a forged stamp', { website: '', stamp: 'forged' as const }, 'stamp'],
    ['a stamp that is too recent', { website: '', stamp: ago(minWritingTime - 1) }, 'stamp'],
    ['a stamp of the minimum age', { website: '', stamp: ago(minWritingTime) }, undefined],
    ['a stamp of the maximum age', { website: '', stamp: ago(maxWritingTime) }, undefined],
    ['a stamp above the maximum age', { website: '', stamp: ago(maxWritingTime + 1) }, 'stamp'],
    ['a stamp from tomorrow', { website: '', stamp: ago(-86_400_000) }, 'stamp'],
    ['a stamp that is not a time', { website: '', stamp: new Date(Number.NaN) }, 'stamp'],
  ])('gives a reason to hold a message with %s', (_, signs, reason) =>
    expect(holdReason({ ...signs, now })).toBe(reason),
  );
});
