import { describe, expect, test } from 'vitest';
import { certificateNumber, placeholdersLeft, site } from '#site-config';

describe('site configuration', () => {
  test('has placeholders for name, phone and address as delivered', () => {
    expect(placeholdersLeft()).toEqual(
      expect.arrayContaining(['name', 'phone', 'address.street', 'badges.igj']),
    );
  });

  test('has no placeholder left if every placeholder is replaced', () => {
    expect(placeholdersLeft(filledIn(site) as typeof site)).toEqual([]);
  });

  test('shows a certificate only if its number is set', () => {
    expect(certificateNumber('igj')).toBeUndefined();
    expect(certificateNumber('igj', { ...site, badges: { igj: null, iso9001: null } })).toBeUndefined();
    expect(certificateNumber('igj', { ...site, badges: { igj: ' ', iso9001: null } })).toBeUndefined();
    expect(certificateNumber('igj', { ...site, badges: { igj: 'A-1', iso9001: null } })).toBe('A-1');
  });
});

/** Replaces every text in the settings. */
function filledIn(value: unknown): unknown {
  if (typeof value === 'string') return 'real';
  if (Array.isArray(value)) return value.map(filledIn);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, filledIn(inner)]));
}
