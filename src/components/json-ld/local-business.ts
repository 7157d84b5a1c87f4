import { business } from '#core/business/current.ts';
import { holidaysIn } from '#core/business/hours/holiday.ts';
import { widestFile } from '#core/images/image-path.ts';
import type { Locale } from '#core/locale.ts';
import { pageCardPath } from '#core/social-card/card-address.ts';
import { formatEuro } from '#i18n/format.ts';
import { words } from '#i18n/words.ts';
import { contactPoints } from './contact-points.ts';
import { openingHours, specialHours } from './opening-hours.ts';
import { absolute, businessId, type PageContext } from './page-context.ts';

/** The business for search engines, in schema.org’s terms. Services, posts and the website refer to this object by its `@id`. */
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
    images,
    taxNumber,
  } = business();
  const team = Object.values(people)
    .filter((person) => person.name !== '')
    .map(({ name: called, image, role }) => ({
      '@type': 'Person',
      name: called,
      ...(role[locale] === '' ? {} : { jobTitle: role[locale] }),
      ...(image === '' ? {} : { image: absolute(widestFile(image), origin) }),
    }));
  return {
    '@type': 'HomeAndConstructionBusiness',
    '@id': businessId(origin),
    name,
    ...(legalName === '' ? {} : { legalName }),
    description: words(locale).meta.home.description,
    url: absolute('/', origin),
    image: absolute(images.home || pageCardPath({ page: 'home', locale }), origin),
    logo: absolute(images.logo === '' ? '/icon-512.png' : widestFile(images.logo), origin),
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
