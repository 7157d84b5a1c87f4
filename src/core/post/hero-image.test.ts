import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { maxAltLength } from '../images/image-limits.ts';
import { hasWordsForImage, heroFields } from './hero-image.ts';

describe('the picture of a post', () => {
  test.each<[string, boolean]>([
    ['/media/a.webp', true],
    ['', true],
    ['/', true],
    [`/${'a'.repeat(499)}`, true],
    [`/${'a'.repeat(500)}`, false],
    ['//evil.example/a.webp', false],
    ['/\\evil.example', false],
    ['https://evil.example/a.webp', false],
    ['/a b.webp', false],
    ['a.webp', false],
  ])('has a path on this site: %j → %j', (path, isAccepted) => {
    expect(v.is(heroFields.hero_image_url, path)).toBe(isAccepted);
  });

  test('has an alternative text of at most 300 characters', () => {
    expect(maxAltLength).toBe(300);
    expect(v.is(heroFields.hero_image_alt, 'a'.repeat(300))).toBe(true);
    expect(v.is(heroFields.hero_image_alt, 'a'.repeat(301))).toBe(false);
  });

  test('needs an alternative text only if there is a picture', () => {
    expect(hasWordsForImage({})).toBe(true);
    expect(hasWordsForImage({ hero_image_alt: 'Zee' })).toBe(true);
    expect(hasWordsForImage({ hero_image_url: '/a.webp', hero_image_alt: 'Zee' })).toBe(true);
    expect(hasWordsForImage({ hero_image_url: '/a.webp' })).toBe(false);
  });
});
