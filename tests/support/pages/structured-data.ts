import * as v from 'valibot';

/** Returns the JSON-LD blocks of a page, which describe it to search engines. */
export const structuredData = (html: string): unknown[] =>
  [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
    ([, json]) => JSON.parse(json ?? '') as unknown,
  );

/** Returns the differences from the schemas below, which allow only the properties that this site uses. */
export function structuredDataProblems(data: unknown): string[] {
  const checked = v.safeParse(block, data);
  return checked.success
    ? []
    : checked.issues.map((issue) => `${typeOf(data)} ${v.getDotPath(issue) ?? ''}: ${issue.message}`);
}

export const typeOf = (data: unknown): string => String((data as Record<string, unknown>)['@type']);

/** The ids that a block defines. `referencesOf` returns the ids that a block refers to. */
export const idsOf = (data: unknown): string[] =>
  nodesIn(data).flatMap((node) => (typeof node['@id'] === 'string' && '@type' in node ? [node['@id']] : []));

export const referencesOf = (data: unknown): string[] =>
  nodesIn(data).flatMap((node) =>
    typeof node['@id'] === 'string' && !('@type' in node) ? [node['@id']] : [],
  );

export const aQuestionPage = (): Record<string, unknown> => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: [aQuestion('Where?')],
});

export const aQuestion = (name: string): object => ({
  '@type': 'Question',
  name,
  acceptedAnswer: { '@type': 'Answer', text: 'Here.' },
});

function nodesIn(data: unknown): Record<string, unknown>[] {
  if (typeof data !== 'object' || data === null) return [];
  const inside = Object.values(data).flatMap(nodesIn);
  return Array.isArray(data) ? inside : [data as Record<string, unknown>, ...inside];
}

const text = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1),
  v.check((value) => !/\bundefined\b|\[object |\bNaN\b|\{\w+\}/.test(value), 'a value was missing'),
);
const address = v.pipe(v.string(), v.url(), v.regex(/^https?:\/\//));
const language = v.picklist(['nl', 'en', 'es', 'de']);
const hour = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
const atLeastOne = <Item extends v.GenericSchema>(item: Item) => v.pipe(v.array(item), v.minLength(1));
const pointer = v.strictObject({ '@id': address });
const context = { '@context': v.literal('https://schema.org') };

const telephone = v.pipe(v.string(), v.regex(/^\+[\d ]{8,}$/));

const openingHours = v.strictObject({
  '@type': v.literal('OpeningHoursSpecification'),
  dayOfWeek: v.picklist(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']),
  opens: hour,
  closes: hour,
});

const sum = {
  price: v.pipe(v.string(), v.regex(/^\d+\.\d\d$/)),
  priceCurrency: v.literal('EUR'),
};
const provider = v.strictObject({
  '@type': v.literal('HomeAndConstructionBusiness'),
  '@id': address,
  name: text,
  telephone,
});
const perMonth = v.strictObject({
  '@type': v.literal('UnitPriceSpecification'),
  ...sum,
  unitCode: v.literal('MON'),
  valueAddedTaxIncluded: v.literal(true),
});
const offer = v.strictObject({
  '@type': v.literal('Offer'),
  name: text,
  ...sum,
  priceSpecification: v.optional(perMonth),
});

const article = {
  ...context,
  headline: text,
  description: text,
  inLanguage: language,
  datePublished: v.pipe(v.string(), v.isoTimestamp()),
  mainEntityOfPage: address,
  image: atLeastOne(address),
  author: v.variant('@type', [
    v.strictObject({ '@type': v.literal('Organization'), '@id': address, name: text }),
    v.strictObject({ '@type': v.literal('Person'), name: text, worksFor: pointer }),
  ]),
  publisher: pointer,
  digitalSourceType: v.optional(v.literal('https://schema.org/TrainedAlgorithmicMediaDigitalSource')),
};

const block = v.variant('@type', [
  v.strictObject({
    ...context,
    '@type': v.literal('HomeAndConstructionBusiness'),
    '@id': address,
    name: text,
    description: text,
    url: address,
    image: address,
    telephone,
    email: v.pipe(v.string(), v.email()),
    address: v.strictObject({
      '@type': v.literal('PostalAddress'),
      streetAddress: text,
      postalCode: text,
      addressLocality: text,
      addressRegion: text,
      addressCountry: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
    }),
    priceRange: text,
    openingHoursSpecification: v.array(openingHours),
    logo: address,
    taxID: text,
    contactPoint: atLeastOne(
      v.strictObject({
        '@type': v.literal('ContactPoint'),
        contactType: text,
        telephone,
        email: v.optional(v.pipe(v.string(), v.email())),
        availableLanguage: atLeastOne(text),
        hoursAvailable: v.array(openingHours),
      }),
    ),
    legalName: v.optional(text),
    areaServed: v.union([text, atLeastOne(text)]),
  }),
  v.strictObject({
    ...context,
    '@type': v.literal('WebSite'),
    '@id': address,
    url: address,
    name: text,
    inLanguage: language,
    publisher: pointer,
  }),
  v.strictObject({
    ...context,
    '@type': v.literal('Service'),
    name: text,
    description: v.optional(text),
    url: address,
    provider,
    areaServed: v.optional(text),
    offers: v.optional(atLeastOne(offer)),
    hasOfferCatalog: v.optional(
      v.strictObject({ '@type': v.literal('OfferCatalog'), name: text, itemListElement: atLeastOne(offer) }),
    ),
  }),
  v.strictObject({
    ...context,
    '@type': v.literal('FAQPage'),
    mainEntity: atLeastOne(
      v.strictObject({
        '@type': v.literal('Question'),
        name: text,
        acceptedAnswer: v.strictObject({ '@type': v.literal('Answer'), text }),
      }),
    ),
  }),
  v.strictObject({ ...article, '@type': v.literal('BlogPosting') }),
  v.strictObject({ ...article, '@type': v.literal('NewsArticle') }),
  v.strictObject({
    ...context,
    '@type': v.literal('BreadcrumbList'),
    itemListElement: v.pipe(
      atLeastOne(
        v.strictObject({ '@type': v.literal('ListItem'), position: v.number(), name: text, item: address }),
      ),
      v.check((steps) => steps.every(({ position }, at) => position === at + 1), 'positions count from one'),
    ),
  }),
]);
