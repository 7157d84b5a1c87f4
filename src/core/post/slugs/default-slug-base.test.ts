import { describe, expect, test } from 'vitest';
import {
  defaultSlugBase,
  isDefaultSlugBase,
  isProposedSlugBase,
  proposedSlugBase,
} from './default-slug-base.ts';

const now = new Date('2026-11-21T23:30:00Z');

describe('the proposed slug base', () => {
  test('comes from the title, or else from today’s date in Ibiza', () => {
    expect(proposedSlugBase({ title: 'Water in de tuin', now })).toBe('water-in-de-tuin');
    expect(proposedSlugBase({ title: '!', now })).toBe('laatste-nieuws-2026-11-22');
    expect(isDefaultSlugBase(defaultSlugBase(now))).toBe(true);
    expect(isDefaultSlugBase('laatste-nieuws')).toBe(false);
  });

  test.each([
    ['water-in-de-tuin', true],
    ['water-in-de-tuin-2', true],
    ['laatste-nieuws-2026-11-22', true],
    ['water', false],
  ])('is recognised in %s: %s', (slugBase, isProposed) => {
    expect(isProposedSlugBase({ title: 'Water in de tuin', slugBase })).toBe(isProposed);
  });
});

describe('defaultSlugBase', () => {
  test('names the slug base after the current day in Ibiza’s time zone', () => {
    expect(defaultSlugBase(new Date('2026-11-20T23:30:00Z'))).toBe('laatste-nieuws-2026-11-21');
    expect(defaultSlugBase(new Date('2026-07-01T21:59:00Z'))).toBe('laatste-nieuws-2026-07-01');
  });
});
