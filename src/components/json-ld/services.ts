import { business } from '#core/business/current.ts';
import { pagePath } from '#core/paths.ts';
import { allExtras, isPricedExtra, type ExtraId } from '#core/quote/price-lists.ts';
import { servicePrices, services, type Service } from '#core/services.ts';
import { words } from '#i18n/words.ts';
import { absolute, businessId, type PageContext } from './page-context.ts';

/** Describes the services and their prices to search engines, in schema.org’s terms. */
export function offers(context: PageContext): object[] {
  const { meta, pricing } = words(context.locale);
  const priced = (['base', ...allExtras] as const).flatMap((id) => offersOf(id, context));
  return [
    ...services.map((id) => service(id, context)),
    {
      '@type': 'Service',
      name: meta.home.title,
      url: absolute(pagePath({ page: 'home', locale: context.locale }), context.origin),
      provider: provider(context.origin),
      hasOfferCatalog: { '@type': 'OfferCatalog', name: pricing.heading, itemListElement: priced },
    },
  ];
}

export function pricedService(id: Service, context: PageContext): object {
  const offered = servicePrices[id].flatMap((price) => offersOf(price, context));
  return { ...service(id, context), ...(offered.length === 0 ? {} : { offers: offered }) };
}

function service(id: Service, { locale, origin }: PageContext): object {
  const { title, text } = words(locale).services.cards[id];
  return {
    '@type': 'Service',
    name: title,
    description: text,
    url: absolute(pagePath({ page: id, locale }), origin),
    provider: provider(origin),
    areaServed: business().address.island,
  };
}

/** Returns the offers of a package or an extra, or none if its price is on request or a percentage. */
function offersOf(id: 'base' | 'rental' | ExtraId, { locale }: PageContext): object[] {
  const { base, extras } = words(locale).pricing;
  const { prices } = business();
  const euros = (cents: number) => ({ price: (cents / 100).toFixed(2), priceCurrency: 'EUR' });
  if (isPricedExtra(id)) return [{ '@type': 'Offer', name: extras.items[id], ...euros(prices.extras[id]) }];
  if (id !== 'base') return [];
  return [
    {
      '@type': 'Offer',
      name: base.title,
      ...euros(prices.baseCents),
      // MON is the UN/CEFACT code for a month.
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        ...euros(prices.baseCents),
        unitCode: 'MON',
        valueAddedTaxIncluded: true,
      },
    },
  ];
}

/** Names the business, because only the home page describes it. */
const provider = (origin: URL | undefined): object => ({
  '@type': 'HomeAndConstructionBusiness',
  '@id': businessId(origin),
  name: business().name,
  telephone: business().phone,
});
