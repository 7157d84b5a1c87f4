import * as v from 'valibot';
import { expect, test } from 'vitest';
import { locales } from '../locale.ts';
import { translationRequestSchema } from './translation-request.ts';

test('a translation can be requested into every language but Dutch', () => {
  const accepted = locales.filter((language) =>
    v.is(translationRequestSchema, { slug_base: 'zwembad', language }),
  );
  expect(accepted).toEqual(locales.filter((language) => language !== 'nl'));
});
