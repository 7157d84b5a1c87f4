import { beforeEach, expect, test } from 'vitest';
import { startingBusiness } from '../../tests/support/starting-business.ts';
import {
  $businessForm,
  detailsIn,
  fieldTexts,
  startBusinessForm,
  typeIntoBusiness,
} from './business-form.ts';

beforeEach(() => $businessForm.set(undefined));

test('turns details into texts and back', () => {
  const details = {
    ...startingBusiness,
    languages: ['Català', 'Italiano'],
    insurance: { insurer: 'Mútua', policy: '', sum: 600_000, validUntil: '' },
  };
  const texts = fieldTexts(details);
  expect(texts).toMatchObject({
    languages: 'Català\nItaliano',
    'insurance.sum': '600000',
    'hours.sunday.opens': '',
  });
  expect(detailsIn(texts)).toEqual(details);
  expect(detailsIn(fieldTexts(startingBusiness))).toEqual(startingBusiness);
});

test('keeps what was typed when another editor has saved', () => {
  startBusinessForm({ version: 1, details: startingBusiness });
  typeIntoBusiness({ name: 'Mine' });
  startBusinessForm({
    version: 2,
    details: { ...startingBusiness, name: 'Theirs', phone: '+34 971 31 20 20' },
  });
  expect($businessForm.get()).toMatchObject({
    baseVersion: 2,
    stored: { name: 'Theirs' },
    typed: { name: 'Mine', phone: '+34 971 31 20 20' },
  });
});
