import { describe, expect, test } from 'vitest';
import { startingBusiness } from '../../../tests/support/starting-business.ts';
import { changedFields, detailsIn, fieldTexts, isList, isSwitch } from './field-texts.ts';

describe('the texts of a form', () => {
  test('return the same details after a round trip', () => {
    const texts = fieldTexts(startingBusiness);
    expect(detailsIn(texts)).toMatchObject({
      name: startingBusiness.name,
      address: startingBusiness.address,
      prices: { baseCents: startingBusiness.prices.baseCents, extras: startingBusiness.prices.extras },
      languages: startingBusiness.languages,
      promises: startingBusiness.promises,
    });
    expect(texts['prices.baseCents']).toBe(String(startingBusiness.prices.baseCents / 100));
    expect(texts['insurance.sum']).toBe(
      startingBusiness.insurance.sum === 0 ? '' : String(startingBusiness.insurance.sum),
    );
  });

  test('show the number zero as an empty field, and a ticked box as “yes”', () => {
    const texts = fieldTexts({
      ...startingBusiness,
      insurance: { ...startingBusiness.insurance, sum: 0 },
      promises: { ...startingBusiness.promises, aroundTheClock: true },
    });
    expect(texts).toMatchObject({ 'insurance.sum': '', 'promises.aroundTheClock': 'yes' });
  });

  test.each<[string, string, unknown]>([
    ['languages', ' Español \n\nDeutsch\n', ['Español', 'Deutsch']],
    ['faq.nl', '', []],
    ['prices.baseCents', '4,35', 435],
    ['prices.extras.pool', '4.3', 430],
    ['prices.baseCents', '-1', -100],
    ['prices.baseCents', '4,355', NaN],
    ['prices.baseCents', '', NaN],
    ['insurance.sum', '1.500.000', 1_500_000],
    ['insurance.sum', '1500000', 1_500_000],
    ['insurance.sum', '', 0],
    ['insurance.sum', '1.5', NaN],
    ['promises.aroundTheClock', 'yes', true],
    ['promises.aroundTheClock', '', false],
    ['names.withoutVat.a', 'yes', true],
    ['promises.emailHours', '2,5', 2.5],
    ['promises.formHours', '', NaN],
    ['prices.rentalFeePercent', '15', 15],
    ['phone', ' 600 ', '600'],
  ])('are read as details: %s %j is %j', (path, text, value) => {
    const [first = '', ...rest] = path.split('.');
    const nested = rest.reduceRight<unknown>((inner, name) => ({ [name]: inner }), value);
    expect(detailsIn({ [path]: text })).toEqual({ [first]: nested });
  });

  test('tell which fields are lists or boxes', () => {
    expect(['faq.nl', 'holidays', 'name'].map(isList)).toEqual([true, true, false]);
    expect(['promises.aroundTheClock', 'names.withoutVat.a', 'name'].map(isSwitch)).toEqual([
      true,
      true,
      false,
    ]);
  });

  test('show which fields have changed', () => {
    expect(changedFields({ name: 'A', phone: '1' }, { name: 'B', phone: '1', email: '' })).toEqual({
      name: 'B',
      email: '',
    });
  });
});
