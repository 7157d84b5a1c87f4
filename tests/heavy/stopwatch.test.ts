import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { newLocalDir, startProduct, type Product } from '../../scripts/local/product.ts';
import { phone, startChromium } from '../support/browser/chromium.ts';
import { fourLanguages, oneLanguage, timeStory } from '../support/browser/desk-stories.ts';
import { byKeyboard, byPointer } from '../support/browser/hands.ts';
import { translatesWhatItKnows } from '../support/stand-ins/demo-translator.ts';
import { aLanguageModel, type ModelStandIn } from '../support/stand-ins/model-stand-in.ts';

// tests/writing/stopwatch.test.ts measures the same tasks with a pointer at 1280 px.
const laptop = { viewport: { width: 1280, height: 800 } };
let browser: Browser;
let model: ModelStandIn;
let product: Product;

beforeAll(async () => {
  [browser, model] = await Promise.all([startChromium(), aLanguageModel(translatesWhatItKnows)]);
  product = await startProduct({
    localDir: newLocalDir(),
    env: {
      BACKEND_IS_SHORT_LIVED: 'yes',
      REBUILD_QUIET_SECONDS: '1',
      AI_BASE_URL: model.url,
      AI_API_KEY: 'a key',
      AI_MODEL: 'a-model',
    },
  });
});
afterAll(async () => {
  await Promise.all([browser.close(), product.remove()]);
  await model.stop();
});

const byHand = [
  { by: 'on a phone', hand: byPointer, view: phone, one: 5, four: 12 },
  { by: 'by keyboard alone', hand: byKeyboard, view: laptop, one: 0, four: 0 },
];

describe('effort of publishing', () => {
  test.each(byHand)(
    'is at most $one clicks between sign-in and an article that is live in one language, $by',
    ({ hand, view, one: clicks }) => timeStory({ story: oneLanguage, clicks, hand, view, browser, product }),
  );

  test.each(byHand)(
    'is at most $four clicks between a Word text and an article that is live in four languages, $by',
    ({ hand, view, four: clicks }) =>
      timeStory({ story: fourLanguages, clicks, hand, view, browser, product }),
  );
});
