import { describe, expect, test } from 'vitest';
import { holdReason, maxWritingTime, minWritingTime } from './hold-reason.ts';

const now = new Date('2026-11-21T12:00:00Z');
const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);

describe('holdReason', () => {
  test.each([
    ['no sign at all', { website: '', stamp: undefined }, undefined],
    ['a filled hidden field', { website: 'x', stamp: ago(60_000) }, 'honeypot'],
    ['a forged stamp', { website: '', stamp: 'forged' as const }, 'stamp'],
    ['written too fast', { website: '', stamp: ago(minWritingTime - 1) }, 'stamp'],
    ['written by a person', { website: '', stamp: ago(minWritingTime) }, undefined],
    ['left open over a weekend', { website: '', stamp: ago(maxWritingTime) }, undefined],
    ['a stamp kept for later', { website: '', stamp: ago(maxWritingTime + 1) }, 'stamp'],
    ['a stamp of tomorrow', { website: '', stamp: ago(-86_400_000) }, 'stamp'],
    ['a stamp that is no time', { website: '', stamp: new Date(Number.NaN) }, 'stamp'],
  ])('%s', (_, signs, reason) => expect(holdReason({ ...signs, now })).toBe(reason));
});
