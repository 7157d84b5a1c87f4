import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The schema.org types that this site uses, with their ancestors. schema-org.json names its source. */
const { types, members } = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'schema-org.json'), 'utf8'),
) as { types: Record<string, Type>; members: Record<string, string[]> };

const publication = ['inLanguage', 'datePublished', 'publisher'];
const article = ['headline', 'description', 'mainEntityOfPage', 'image', 'author', ...publication];

/** What a search engine needs of each type. One name of `a|b` is enough. */
const needed: Record<string, readonly string[]> = {
  Answer: ['text'],
  BlogPosting: article,
  BreadcrumbList: ['itemListElement'],
  ContactPoint: ['contactType', 'telephone', 'availableLanguage', 'hoursAvailable'],
  FAQPage: ['mainEntity'],
  // A service names the business, and the home page describes the business.
  HomeAndConstructionBusiness: ['@id', 'name', 'telephone'],
  ListItem: ['position', 'name', 'item'],
  NewsArticle: article,
  Offer: ['name', 'price', 'priceCurrency'],
  OfferCatalog: ['name', 'itemListElement'],
  OpeningHoursSpecification: ['dayOfWeek|validFrom', 'opens', 'closes'],
  Organization: ['@id', 'name'],
  Person: ['name'],
  PostalAddress: ['streetAddress', 'postalCode', 'addressLocality', 'addressRegion', 'addressCountry'],
  Question: ['name', 'acceptedAnswer'],
  Service: ['name', 'url', 'provider'],
  UnitPriceSpecification: ['price', 'priceCurrency', 'unitCode', 'valueAddedTaxIncluded'],
  WebSite: ['@id', 'url', 'name', 'inLanguage', 'publisher'],
};

const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;

/** How this site writes what the vocabulary only calls a text. */
const formats: Record<string, RegExp> = {
  addressCountry: /^[A-Z]{2}$/,
  // Google recommends the time with its zone: developers.google.com/search/docs/appearance/structured-data/article
  dateModified: moment,
  datePublished: moment,
  email: /^\S+@\S+\.\S+$/,
  inLanguage: /^(nl|en|es|de)$/,
  price: /^\d+\.\d\d$/,
  priceCurrency: /^EUR$/,
  telephone: /^\+[\d ]{8,}$/,
  unitCode: /^MON$/,
  valueAddedTaxIncluded: /^true$/,
};

/** Returns what is missing, unknown types and properties, and values of the wrong kind. */
export function structuredDataProblems(node: unknown, prefix = ''): string[] {
  if (!isNode(node)) return [`${prefix}: not an object`];
  const { '@type': type, '@context': _, '@id': id, ...properties } = node;
  if (typeof type !== 'string' || !(type in types)) return [`${prefix}: unknown type ${String(type)}`];
  const known = propertiesOf(type);
  const missing = needed[type]?.filter((names) => !names.split('|').some((name) => name in node)) ?? [];
  return [
    ...missing.map((name) => `${prefix}${type}.${name}: missing`),
    ...(id === undefined || isAddress(id) ? [] : [`${prefix}${type}.@id: no address`]),
    ...Object.entries(properties).flatMap(([name, value]) => {
      const at = `${prefix}${type}.${name}`;
      const kinds = known.get(name);
      if (kinds === undefined) return [`${at}: unknown property`];
      const values = [value].flat();
      if (values.length === 0) return [`${at}: empty`];
      if (formats[name]?.test(String(value)) === false) return [`${at}: ${String(value)}`];
      return [
        ...values.flatMap((one) => valueProblems(one, kinds, at)),
        ...values.flatMap((one, index) => (isAtItsPosition(one, index) ? [] : [`${at}: not in order`])),
      ];
    }),
  ];
}

/** The steps of a trail count from one: developers.google.com/search/docs/appearance/structured-data/breadcrumb */
const isAtItsPosition = (value: unknown, index: number): boolean =>
  !isNode(value) || value['@type'] !== 'ListItem' || value['position'] === index + 1;

function valueProblems(value: unknown, kinds: readonly string[], at: string): string[] {
  if (isNode(value)) {
    const type = value['@type'];
    if (type === undefined)
      return isAddress(value['@id']) && kinds.some(isObject) ? [] : [`${at}: not a reference`];
    const family = typeof type === 'string' ? ['Thing', ...ancestorsOf(type)] : [];
    return [
      ...(kinds.some((kind) => family.includes(kind)) ? [] : [wrong(type, kinds, at)]),
      ...structuredDataProblems(value, `${at} `),
    ];
  }
  return kinds.some((kind) => isOfKind(value, kind)) ? [] : [wrong(value, kinds, at)];
}

const wrong = (value: unknown, kinds: readonly string[], at: string): string =>
  `${at}: ${JSON.stringify(value)} instead of ${kinds.join('/')}`;

function isOfKind(value: unknown, kind: string): boolean {
  if (kind in members)
    return (
      typeof value === 'string' && members[kind]?.includes(value.replace('https://schema.org/', '')) === true
    );
  if (kind in literals) return literals[kind]?.(value) === true;
  // A URL may replace the object that it identifies.
  return isAddress(value);
}

const isText = (value: unknown): boolean =>
  typeof value === 'string' &&
  value.trim() !== '' &&
  // A value was missing.
  !/\bundefined\b|\[object |\bNaN\b|\{\w+\}/.test(value);
const matches = (format: RegExp) => (value: unknown) => typeof value === 'string' && format.test(value);

const literals: Record<string, (value: unknown) => boolean> = {
  Text: isText,
  URL: isAddress,
  Date: matches(/^\d{4}-\d\d-\d\d$/),
  DateTime: matches(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/),
  Time: matches(/^([01]\d|2[0-3]):[0-5]\d$/),
  Number: (value) => typeof value === 'number',
  Integer: Number.isInteger,
  Boolean: (value) => typeof value === 'boolean',
};

const isObject = (kind: string): boolean => !(kind in literals) && !(kind in members);

function isAddress(value: unknown): boolean {
  return typeof value === 'string' && /^https?:\/\//.test(value) && URL.canParse(value);
}

const ancestorsOf = (type: string): string[] => [type, ...(types[type]?.parents ?? []).flatMap(ancestorsOf)];

const propertiesOf = (type: string): Map<string, readonly string[]> =>
  new Map(ancestorsOf(type).flatMap((one) => Object.entries(types[one]?.properties ?? {})));

const isNode = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type Type = { parents: string[]; properties: Record<string, string[]> };
