import { expect, test } from 'vitest';
import { locales } from '#core/locale.ts';
import { faultKinds } from '#core/news/writing/sentence/fault.ts';
import { deskWords } from '#i18n/desk/desk-words.ts';
import { whyText } from './reason-text.ts';

test.each(locales)('the desk explains every fault of a sentence in %s', (locale) => {
  expect(faultKinds.filter((kind) => whyText(deskWords(locale), kind) === kind)).toEqual([]);
});
