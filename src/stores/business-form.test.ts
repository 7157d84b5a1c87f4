import * as v from 'valibot';
import { beforeEach, describe, expect, test } from 'vitest';
import { startingBusiness } from '../../tests/support/starting-business.ts';
import { enteredSchema } from '#core/business/business.ts';
import { detailsIn, fieldTexts } from '#core/business/field-texts.ts';
import { $businessForm, startBusinessForm, typeIntoBusiness } from './business-form.ts';

beforeEach(() => $businessForm.set(undefined));

describe('form for the business details', () => {
  test('converts details to field texts and back', () => {
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
    expect(detailsIn(texts)).toEqual(v.parse(enteredSchema, details));
    expect(detailsIn(fieldTexts(startingBusiness))).toEqual(v.parse(enteredSchema, startingBusiness));
  });

  test('keeps unsaved changes when another editor has saved, and merges the saved details', () => {
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

  test.each([
    ['380', 380_00],
    ['45,55', 45_55],
    ['45.5', 45_50],
    ['-1', -1_00],
    ['', NaN],
    ['45.555', NaN],
    ['1e3', NaN],
  ])('reads the price %j as %s cents', (text, cents) => {
    expect(detailsIn({ 'prices.baseCents': text })).toEqual({ prices: { baseCents: cents } });
  });
});
