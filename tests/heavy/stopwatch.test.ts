/**
 * How much effort the most frequent tasks of an editor take: clicks, page loads and lost focus, by pointer and by
 * keyboard.
 */
import { afterAll, beforeAll, describe, test } from 'vitest';
import { newLocalDir, startProduct, type Product } from '../../scripts/local/product.ts';
import { desktop, phone } from '../support/browser/chromium.ts';
import {
  correction,
  describedImage,
  fourLanguages,
  oneLanguage,
  timeStory,
} from '../support/browser/desk-stories.ts';
import { byKeyboard, byPointer } from '../support/browser/hands.ts';
import { translatesWhatItKnows } from '../support/stand-ins/demo-translator.ts';
import { aLanguageModel, type ModelStandIn } from '../support/stand-ins/model-stand-in.ts';

// tests/writing/stopwatch.test.ts measures two of the tasks below with a pointer at 1280 px.
let model: ModelStandIn;
let product: Product;

beforeAll(async () => {
  model = await aLanguageModel(translatesWhatItKnows);
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
  await product.remove();
  await model.stop();
});

const tasks = [
  { task: 'a pasted text, live in one language', story: oneLanguage, clicks: 4 },
  {
    task: 'a Word text with two images, reviewed and live in four languages',
    story: fourLanguages,
    clicks: 10,
  },
  { task: 'a correction, reviewed and live in four languages', story: correction, clicks: 3 },
  { task: 'a description at its image', story: describedImage, clicks: 1 },
];

const hands = [
  { by: 'at 1440 px', hand: byPointer, view: desktop },
  { by: 'on a phone of 390 px', hand: byPointer, view: phone },
  { by: 'by keyboard alone', hand: byKeyboard, view: desktop },
];

describe.each(tasks)('effort of $task', ({ story, clicks }) => {
  test.each(hands)(
    `is at most ${clicks} clicks and one page load, and none by keyboard: $by`,
    ({ hand, view }) => timeStory({ story, clicks: hand === byKeyboard ? 0 : clicks, hand, view, product }),
  );
});
