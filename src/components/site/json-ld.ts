import { allExtras, isPricedExtra, type ExtraId } from '#core/quote/prices.ts';
import { widestFile } from '#core/images/image-path.ts';
import { locales, type Locale } from '#core/locale.ts';
import { pagePath, type PublicPage } from '#core/paths.ts';
import { servicePrices, services, type Service } from '#core/services.ts';
import { pageCardPath } from '#core/social-card/card-address.ts';
import { formatEuro } from '#i18n/format.ts';
import { words } from '#i18n/words.ts';
import type { Business } from '#core/business/business.ts';
import { weekdays, type Weekday } from '#core/business/hours/weekdays.ts';
import { business } from '#core/business/current.ts';
import { emergencyPhone } from '#core/business/emergency.ts';
import { holidaysIn, type Holiday } from '#core/business/hours/holiday.ts';
import { asQuestion } from '#core/business/question.ts';

/** Services, posts and the website refer to this object by its `@id`. */
export function localBusiness({ locale, origin }: PageContext): object {
  const {
    name,
    legalName,
    address,
    phone,
    email,
    hours,
    holidays,
    municipalities,
    people,
    pictures,
    taxNumber,
  } = business();
  const team = Object.values(people)
    .filter((person) => person.name !== '')
    .map(({ name: called, picture, role }) => ({
      '@type': 'Person',
      name: called,
      ...(role[locale] === '' ? {} : { jobTitle: role[locale] }),
      ...(picture === '' ? {} : { image: absolute(widestFile(picture), origin) }),
    }));
  return {
    '@type': 'HomeAndConstructionBusiness',
    '@id': businessId(origin),
    name,
    ...(legalName === '' ? {} : { legalName }),
    description: words(locale).meta.home.description,
    url: absolute('/', origin),
    image: absolute(pictures.home || pageCardPath({ page: 'home', locale }), origin),
    logo: absolute(pictures.logo === '' ? '/icon-512.png' : widestFile(pictures.logo), origin),
    taxID: taxNumber,
    ...(team.length === 0 ? {} : { employee: team }),
    telephone: phone,
    email,
    contactPoint: contactPoints({ locale, origin }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      postalCode: address.postalCode,
      addressLocality: address.town,
      addressRegion: address.island,
      addressCountry: address.countryCode,
    },
    ...(address.coordinates === '' ? {} : { geo: coordinatesOf(address.coordinates) }),
    priceRange: priceRange(locale),
    openingHoursSpecification: openingHours(hours),
    ...(holidays.length === 0
      ? {}
      : { specialOpeningHoursSpecification: holidaysIn(holidays).map(specialHours) }),
    areaServed: municipalities.length === 0 ? address.island : municipalities,
  };
}

const coordinatesOf = (text: string): object => {
  const [latitude, longitude] = text.split(',').map(Number);
  return { '@type': 'GeoCoordinates', latitude, longitude };
};

/** @example priceRange('en') // => '€40–€380' */
function priceRange(locale: Locale): string {
  const { baseCents, extras } = business().prices;
  const all = [baseCents, ...Object.values(extras)];
  return [Math.min(...all), Math.max(...all)].map((cents) => formatEuro(cents, locale)).join('–');
}

/** Someone answers the emergency number at any hour only if the business promises so. */
function contactPoints({ locale }: PageContext): object[] {
  const { phone, email, hours, languages, promises } = business();
  const spoken = languages.length === 0 ? [...locales] : languages;
  const point = { '@type': 'ContactPoint', availableLanguage: spoken };
  return [
    {
      ...point,
      contactType: 'customer service',
      telephone: phone,
      email,
      hoursAvailable: openingHours(hours),
    },
    {
      ...point,
      contactType: words(locale).contact.emergencies,
      telephone: emergencyPhone(),
      hoursAvailable: promises.aroundTheClock ? atAnyHour : openingHours(hours),
    },
  ];
}

const openingHours = (hours: Business['hours']): object[] =>
  weekdays
    .filter((day) => hours[day].opens !== '')
    .map((day) => ({ '@type': 'OpeningHoursSpecification', dayOfWeek: dayOfWeek(day), ...hours[day] }));

const dayOfWeek = (day: Weekday): string => `${day.charAt(0).toUpperCase()}${day.slice(1)}`;

const atAnyHour: object[] = weekdays.map((day) => ({
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: dayOfWeek(day),
  opens: '00:00',
  closes: '23:59',
}));

/** Equal opening and closing times mean that the office is closed all day. */
const specialHours = ({ day, opens, closes }: Holiday): object => ({
  '@type': 'OpeningHoursSpecification',
  validFrom: day,
  validThrough: day,
  opens: opens || '00:00',
  closes: closes || '00:00',
});

const webSite = ({ locale, origin }: PageContext): object => ({
  '@type': 'WebSite',
  '@id': absolute('/#website', origin),
  url: absolute(pagePath({ page: 'home', locale }), origin),
  name: business().name,
  inLanguage: locale,
  publisher: { '@id': businessId(origin) },
});

export const homeData = (place: PageContext): object[] => [
  localBusiness(place),
  webSite(place),
  ...offers(place),
  ...questions(business().faq[place.locale].map(asQuestion)),
];

export function offers(place: PageContext): object[] {
  const { meta, pricing } = words(place.locale);
  const priced = (['base', ...allExtras] as const).flatMap((id) => offersOf(id, place));
  return [
    ...services.map((id) => service(id, place)),
    {
      '@type': 'Service',
      name: meta.home.title,
      url: absolute(pagePath({ page: 'home', locale: place.locale }), place.origin),
      provider: provider(place.origin),
      hasOfferCatalog: { '@type': 'OfferCatalog', name: pricing.heading, itemListElement: priced },
    },
  ];
}

export function pricedService(id: Service, place: PageContext): object {
  const offered = servicePrices[id].flatMap((price) => offersOf(price, place));
  return { ...service(id, place), ...(offered.length === 0 ? {} : { offers: offered }) };
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
  if (id !== 'base')
    return id !== 'rental' && isPricedExtra(id)
      ? [{ '@type': 'Offer', name: extras.items[id], ...euros(prices.extras[id]) }]
      : [];
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

/** Returns an empty list without questions. */
export function questions(faq: readonly { question: string; answer: string }[]): object[] {
  const mainEntity = faq.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }));
  return faq.length === 0 ? [] : [{ '@type': 'FAQPage', mainEntity }];
}

export const blogPosting = ({
  locale,
  origin,
  path,
  title,
  description,
  publishedAt,
  correction,
  images,
  author,
  byProgram,
  isNews,
}: PageContext & Article): object => ({
  '@type': isNews ? 'NewsArticle' : 'BlogPosting',
  headline: title,
  description,
  inLanguage: locale,
  datePublished: publishedAt.toISOString(),
  ...(correction && { dateModified: correction.at.toISOString(), correction: correction.text }),
  mainEntityOfPage: absolute(path, origin),
  image: images.map((image) => absolute(image, origin)),
  author:
    author === business().name
      ? { '@type': 'Organization', '@id': businessId(origin), name: author }
      : { '@type': 'Person', name: author, worksFor: { '@id': businessId(origin) } },
  publisher: { '@id': businessId(origin) },
  ...(byProgram ? { digitalSourceType: 'https://schema.org/TrainedAlgorithmicMediaDigitalSource' } : {}),
});

export function breadcrumbs({ locale, origin, page, last }: PageContext & Trail): object {
  const { nav, meta } = words(locale);
  const steps = [
    { name: nav.home, path: pagePath({ page: 'home', locale }) },
    { name: page === 'blog' ? nav.blog : meta[page].title, path: pagePath({ page, locale }) },
    ...(last === undefined ? [] : [last]),
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absolute(path, origin),
    })),
  };
}

/** Names the business, because only the home page describes it. */
const provider = (origin: URL | undefined): object => ({
  '@type': 'HomeAndConstructionBusiness',
  '@id': businessId(origin),
  name: business().name,
  telephone: business().phone,
});

const businessId = (origin: URL | undefined): string => absolute('/#business', origin);

const absolute = (path: string, origin: URL | undefined): string => new URL(path, origin).href;

type PageContext = { locale: Locale; origin: URL | undefined };
type Article = {
  path: string;
  title: string;
  description: string;
  publishedAt: Date;
  correction?: { at: Date; text: string } | undefined;
  images: readonly string[];
  author: string;
  byProgram: boolean;
  isNews: boolean;
};
type Trail = { page: PublicPage; last?: { name: string; path: string } };
