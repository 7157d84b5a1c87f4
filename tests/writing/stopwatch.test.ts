import { describe, inject, test } from 'vitest';
import { fourLanguages, oneLanguage, timeStory } from '../support/browser/desk-stories.ts';
import { byPointer } from '../support/browser/hands.ts';

// tests/heavy/stopwatch.test.ts measures the same tasks on a phone and by keyboard alone.
const product = inject('product');
const view = { viewport: { width: 1280, height: 800 } };

describe('effort of publishing', () => {
  test('is at most four clicks and one page load from sign-in to the live article', () =>
    timeStory({ story: oneLanguage, clicks: 4, hand: byPointer, view, product }));

  test(
    'is at most ten clicks and one page load to publish a Word text with two images in four languages',
    { tags: ['heavy'] },
    () => timeStory({ story: fourLanguages, clicks: 10, hand: byPointer, view, product }),
  );
});
