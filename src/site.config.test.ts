import { expect, test } from 'vitest';
import { certificateNumber, placeholdersLeft, site } from '#site-config';

test('the site as delivered still asks for its owner’s name, phone and address', () => {
  expect(placeholdersLeft()).toEqual(
    expect.arrayContaining(['name', 'phone', 'address.street', 'badges.igj']),
  );
});

test('nothing is left to fill in once every placeholder is replaced', () => {
  expect(placeholdersLeft(filledIn(site) as typeof site)).toEqual([]);
});

test('a certificate counts only where its number is given', () => {
  expect(certificateNumber('igj')).toBeUndefined();
  expect(certificateNumber('igj', { ...site, badges: { igj: null, iso9001: null } })).toBeUndefined();
  expect(certificateNumber('igj', { ...site, badges: { igj: ' ', iso9001: null } })).toBeUndefined();
  expect(certificateNumber('igj', { ...site, badges: { igj: 'A-1', iso9001: null } })).toBe('A-1');
});

/** The same settings with something else in place of every text. */
function filledIn(value: unknown): unknown {
  if (typeof value === 'string') return 'real';
  if (Array.isArray(value)) return value.map(filledIn);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, filledIn(inner)]));
}
