import { business } from '#core/business/current.ts';
import type { Locale } from '#core/locale.ts';
import { isPricedExtra } from '#core/quote/price-lists.ts';
import { isMonthlyService, servicePrices, type Service, type ServicePrice } from '#core/services.ts';
import { formatEuro, formatPercent } from '#i18n/format.ts';
import { words } from '#i18n/words.ts';

/** Returns what a service costs, first on its own, else the most usual work. Prices that depend on the house have only a note. */
export function pricesOf(service: Service, locale: Locale): ServicePrice[] {
  const { servicePages, pricing } = words(locale);
  const { base, extras, rental } = pricing;
  const { prices, singlePrices } = business();
  const alone = isMonthlyService(service) ? singlePrices[service] : 0;
  const priced = servicePrices[service].map((id) => {
    if (id === 'base')
      return { name: base.title, price: formatEuro(prices.baseCents, locale), note: base.perMonth };
    if (id === 'rental') {
      const price = formatPercent(prices.rentalFeePercent, locale);
      return { name: rental.title, price, note: rental.fee };
    }
    const name = extras.items[id];
    if (!isPricedExtra(id)) return { name, note: extras.onRequest };
    const price = formatEuro(prices.extras[id], locale);
    return id === 'handyman' ? { name, price, note: extras.materials, isWithout: true } : { name, price };
  });
  if (service === 'rental')
    return [...priced, { name: servicePages.samples.rental.cleaning.name, note: servicePages.perChangeover }];
  if (alone === 0) {
    if (service === 'cleaning' || service === 'works') {
      const note = service === 'cleaning' ? servicePages.bySize : extras.onRequest;
      return [{ name: servicePages.mainWork[service], note }, ...priced];
    }
    const isOnlyInPackage = servicePrices[service].every((id) => id === 'base');
    return isOnlyInPackage ? [...priced, { name: servicePages.alone, note: extras.onRequest }] : priced;
  }
  const price = formatEuro(alone * 100, locale);
  const own = { name: servicePages.alone, from: servicePages.from, price, note: base.perMonth };
  return [own, ...priced];
}

/** Returns the prices for the top of the service’s page: the first amount, or all that need no note. */
export function mainPricesOf(service: Service, locale: Locale): ServicePrice[] {
  const [first, ...others] = pricesOf(service, locale).filter(({ price }) => price);
  if (first === undefined) return [];
  return [first, ...others.filter(({ note }) => !first.note && !note)];
}
