import * as v from 'valibot';
import { beforeEach, describe, expect, test, vi } from 'vitest';
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

  test('keeps unsaved changes when another editor saves, and merges the other editor’s changes into the form', () => {
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

  test('lists another editor’s texts for the fields that both editors changed', () => {
    startBusinessForm({ version: 1, details: startingBusiness });
    typeIntoBusiness({ name: 'Mine', phone: '+34 1' });
    startBusinessForm({ version: 2, details: { ...startingBusiness, name: 'Theirs' } });
    expect($businessForm.get()?.theirs).toEqual({ name: 'Theirs' });
    typeIntoBusiness({ name: 'Theirs' });
    expect($businessForm.get()).toMatchObject({ theirs: {}, typed: { name: 'Theirs', phone: '+34 1' } });
  });

  test('merges unsaved changes with a newer version when the page is opened again', () => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => kept.set(key, text),
      removeItem: (key: string) => kept.delete(key),
    });
    startBusinessForm({ version: 1, details: startingBusiness });
    typeIntoBusiness({ name: 'Mine' });
    $businessForm.set(undefined);
    startBusinessForm({ version: 2, details: { ...startingBusiness, email: 'new@example.com' } });
    expect($businessForm.get()).toMatchObject({
      isKept: true,
      typed: { name: 'Mine', email: 'new@example.com' },
    });
    typeIntoBusiness({ name: startingBusiness.name });
    expect(kept.size).toBe(0);
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
