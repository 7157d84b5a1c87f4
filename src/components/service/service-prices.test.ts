import { afterEach, expect, test } from 'vitest';
import { startingBusiness } from '../../../tests/support/starting-business.ts';
import { setBusiness } from '#core/business/current.ts';
import { locales } from '#core/locale.ts';
import { words } from '#i18n/words.ts';
import { mainPricesOf, pricesOf } from './service-prices.ts';

afterEach(() => setBusiness(startingBusiness));

test.each(locales)(
  'keys and pool on their own are on request, or cost what the owner names, in %s',
  (locale) => {
    const { servicePages, pricing } = words(locale);
    for (const service of ['keys', 'pool'] as const)
      expect(pricesOf(service, locale).at(-1)).toEqual({
        name: servicePages.alone,
        note: pricing.extras.onRequest,
      });
    setBusiness({ ...startingBusiness, singlePrices: { ...startingBusiness.singlePrices, keys: 60 } });
    const [first, ...others] = pricesOf('keys', locale);
    expect(first).toMatchObject({
      name: servicePages.alone,
      from: servicePages.from,
      note: pricing.base.perMonth,
    });
    expect(first?.price).toContain('60');
    expect(others.map(({ name }) => name)).not.toContain(servicePages.alone);
  },
);

test.each(locales)(
  'cleaning and work on the house begin with the usual work, and their heads with an amount, in %s',
  (locale) => {
    const { servicePages, pricing } = words(locale);
    for (const service of ['cleaning', 'works'] as const) {
      expect(pricesOf(service, locale)[0]).toEqual({
        name: servicePages.mainWork[service],
        note: service === 'cleaning' ? servicePages.bySize : pricing.extras.onRequest,
      });
      expect(mainPricesOf(service, locale)[0]).toEqual(pricesOf(service, locale)[1]);
    }
  },
);

test('only services that the package contains are offered on request', () => {
  for (const service of ['cleaning', 'works', 'always', 'rental'] as const)
    expect(pricesOf(service, 'en').map(({ name }) => name)).not.toContain(words('en').servicePages.alone);
});
