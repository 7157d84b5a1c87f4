import { describe, expect, test } from 'vitest';
import { promisedFormHours } from '#core/enquiry/answer-time.ts';
import { locales } from '#core/locale.ts';
import { words } from '#i18n/words.ts';
import { confirmationWords } from './words.ts';

describe('confirmation mail', () => {
  test.each(locales)('promises an answer within the same time as the contact form (%s)', (locale) => {
    const { contact, meta } = words(locale);
    const promises = [
      contact.form.sentText,
      contact.thanks.text,
      meta.thanks.description,
      confirmationWords[locale].received,
    ];
    for (const promise of promises) expect(promise.match(/\d+/g)).toEqual([String(promisedFormHours)]);
  });
});
