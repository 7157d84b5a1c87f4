import { describe, expect, test } from 'vitest';
import { publishingObstacle } from './publish-post.ts';

describe('publishingObstacle', () => {
  const ready = { translation: 'reviewed', heroImageUrl: '/a.webp', heroImageAlt: 'Zee' } as const;

  test.each([
    ['a text with a described picture', ready, undefined],
    ['a text without a picture', { ...ready, heroImageUrl: undefined, heroImageAlt: undefined }, undefined],
    ['a picture without words', { ...ready, heroImageAlt: undefined }, 'image-alt-missing'],
    ['an untranslated text', { ...ready, translation: 'pending' as const }, 'post-untranslated'],
  ])('for %s', (_, post, obstacle) => {
    expect(publishingObstacle(post)).toBe(obstacle);
  });
});
