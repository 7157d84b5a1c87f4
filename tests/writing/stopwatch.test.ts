import type { Browser } from 'playwright';
import { afterAll, beforeAll, inject, test } from 'vitest';
import { startChromium } from '../support/browser/chromium.ts';
import { fourLanguages, oneLanguage, timeStory } from '../support/browser/desk-stories.ts';
import { byPointer } from '../support/browser/hands.ts';

// On a phone, and by keyboard alone: tests/heavy/stopwatch.test.ts.
const product = inject('product');
const view = { viewport: { width: 1280, height: 800 } };
let browser: Browser;

beforeAll(async () => {
  browser = await startChromium();
});
afterAll(() => browser.close());

test('one language from sign-in to live takes six clicks and one page load', () =>
  timeStory({
    ...{ story: oneLanguage, clicks: 6 },
    ...{ hand: byPointer, view, browser, product },
  }));

test(
  'a text from Word with two pictures is live in four languages after fourteen clicks and one page load',
  { tags: ['heavy'] },
  () =>
    timeStory({
      ...{ story: fourLanguages, clicks: 14 },
      ...{ hand: byPointer, view, browser, product },
    }),
);
