import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startingBusiness } from '../../tests/support/starting-business.ts';
import { enteredSchema, type Business } from '#core/business/business.ts';
import { detailsIn, fieldTexts } from '#core/business/field-texts.ts';
import { $businessForm, closeBusinessForm, startBusinessForm, typeIntoBusiness } from './business-form.ts';

beforeEach(() => {
  vi.useFakeTimers();
  closeBusinessForm();
});
afterEach(() => void vi.useRealTimers().unstubAllGlobals());

const read = (version: number, changes: Partial<Business> = {}) => ({
  version,
  details: { ...startingBusiness, ...changes },
  left: [],
  versions: [],
});

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

  test('merges another editor’s saved changes into the form, and keeps unsaved changes', () => {
    startBusinessForm(read(1));
    typeIntoBusiness({ name: 'Mine' });
    startBusinessForm(read(2, { name: 'Theirs', phone: '+34 971 31 20 20' }));
    expect($businessForm.get()).toMatchObject({
      baseVersion: 2,
      stored: { name: 'Theirs' },
      typed: { name: 'Mine', phone: '+34 971 31 20 20' },
    });
  });

  test('lists the other editor’s texts for fields that both editors changed', () => {
    startBusinessForm(read(1));
    typeIntoBusiness({ name: 'Mine', phone: '+34 1' });
    startBusinessForm(read(2, { name: 'Theirs' }));
    expect($businessForm.get()?.theirs).toEqual({ name: 'Theirs' });
    typeIntoBusiness({ name: 'Theirs' });
    expect($businessForm.get()).toMatchObject({ theirs: {}, typed: { name: 'Theirs', phone: '+34 1' } });
  });

  test('merges unsaved changes with a newer version if the page is opened again', () => {
    const stored = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => stored.set(key, text),
      removeItem: (key: string) => stored.delete(key),
    });
    startBusinessForm(read(1));
    typeIntoBusiness({ name: 'Mine' });
    closeBusinessForm();
    startBusinessForm(read(2, { email: 'new@example.com' }));
    expect($businessForm.get()).toMatchObject({
      isKept: true,
      typed: { name: 'Mine', email: 'new@example.com' },
    });
    typeIntoBusiness({ name: startingBusiness.name });
    expect(stored.size).toBe(0);
  });

  describe('with a draft on the server', () => {
    const phone = { path: 'phone', stored: startingBusiness.phone, typed: '+34 1' };
    const answer = (changes: object = {}) => ({ ...read(1), ...changes });
    const draft = (revision: number, fields = [phone]) => ({
      draft: { revision, writtenFrom: 1, updatedAt: '2026-11-26T08:00:00.000Z', fields },
    });

    test('adopts what the editor typed on another device', () => {
      startBusinessForm(answer(draft(4)));
      expect($businessForm.get()).toMatchObject({
        typed: { phone: '+34 1', name: startingBusiness.name },
        draft: { revision: 4, isChanged: false },
      });
    });

    test('keeps the text typed in this browser, and lists the differing text of the draft', () => {
      startBusinessForm(answer());
      typeIntoBusiness({ name: 'Mine', phone: '+34 2' });
      startBusinessForm(answer(draft(4)));
      expect($businessForm.get()).toMatchObject({
        typed: { name: 'Mine', phone: '+34 2' },
        theirs: { phone: '+34 1' },
        draft: { revision: 4, isChanged: true },
      });
    });

    test('drops changes that another device has saved or discarded', () => {
      startBusinessForm(answer(draft(4)));
      startBusinessForm(answer(draft(5, [])));
      expect($businessForm.get()?.typed).toMatchObject({ phone: startingBusiness.phone });
    });

    test('keeps a field’s original text that the editor has restored, even if the draft has another text', () => {
      startBusinessForm(answer(draft(4)));
      typeIntoBusiness({ phone: startingBusiness.phone });
      startBusinessForm(answer(draft(4)));
      expect($businessForm.get()).toMatchObject({
        typed: { phone: startingBusiness.phone },
        draft: { revision: 4, isChanged: true },
      });
    });

    test('keeps the texts of a draft that has expired', () => {
      startBusinessForm(answer(draft(4)));
      startBusinessForm(answer());
      expect($businessForm.get()).toMatchObject({ typed: { phone: '+34 1' }, draft: { isChanged: true } });
    });

    test('lists another editor’s saved text for a field that the draft changes too', () => {
      startBusinessForm({ ...read(2, { phone: '+34 971 31 20 20' }), ...draft(4) });
      expect($businessForm.get()).toMatchObject({
        typed: { phone: '+34 1' },
        theirs: { phone: '+34 971 31 20 20' },
      });
    });
  });

  test.each([
    ['380', 380_00],
    ['45,55', 45_55],
    ['45.5', 45_50],
    ['-1', NaN],
    ['€ 1.234,50', 1_234_50],
    ["1'234.50", 1_234_50],
    ['50,-', 50_00],
    ['12 34', NaN],
    ['', NaN],
    ['45.555', NaN],
    ['1e3', NaN],
  ])('reads the price %j as %s cents', (text, cents) => {
    expect(detailsIn({ 'prices.baseCents': text })).toEqual({ prices: { baseCents: cents } });
  });
});
