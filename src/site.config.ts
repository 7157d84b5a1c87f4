import { legalPages, type Business } from '#core/business/business.ts';
import { fieldTexts } from '#core/business/field-texts.ts';
import { startingQuestions } from '#i18n/business/starting-questions.ts';
import { emptyNotice } from '#core/business/notice.ts';
import { allExtras, pricedExtras, type PricedExtra } from '#core/quote/prices.ts';
import { services } from '#core/services.ts';

const empty = { en: '', nl: '', es: '', de: '' };
const untranslated = <Key extends string>(keys: readonly Key[]) =>
  Object.fromEntries(keys.map((key) => [key, empty])) as Record<Key, typeof empty>;
const noPerson = { name: '', picture: '', role: empty, languages: '' };
const workday = { opens: '08:00', closes: '18:00' };
const noTestimonial = { words: '', lang: '', name: '', day: '', source: '', consentOn: '' };
const dayOff = { opens: '', closes: '' };

/** The demo details of a new installation. Editors replace them at the desk. */
export const startingBusiness: Business = {
  name: 'Demo Casa Ibiza',
  legalName: '',
  register: '',
  taxNumber: 'NIF B00000000',
  address: {
    street: 'Carrer de la Demo 1',
    postalCode: '07800',
    town: 'Eivissa',
    island: 'Ibiza',
    countryCode: 'ES',
  },
  phone: '+34 971 000 000',
  chatNumber: '+34 600 000 000',
  emergencyPhone: '',
  email: 'demo@example.com',
  hours: {
    monday: workday,
    tuesday: workday,
    wednesday: workday,
    thursday: workday,
    friday: workday,
    saturday: dayOff,
    sunday: dayOff,
  },
  holidays: [],
  promises: { emailHours: 4, formHours: 24, aroundTheClock: true },
  languages: [],
  municipalities: [],
  faq: startingQuestions,
  glossary: [],
  insurance: { insurer: '', policy: '', sum: 0, validUntil: '' },
  badges: { igj: '', iso9001: '' },
  partner: { name: 'Demo Solar Ibiza', url: 'https://example.com/' },
  prices: {
    version: '2026-11',
    baseCents: 380_00,
    extras: {
      groceries: 50_00,
      handyman: 40_00,
      emergency: 40_00,
      deepclean: 200_00,
      windowwash: 60_00,
      pest: 45_00,
      carclean: 45_00,
    },
    rentalFeePercent: 20,
  },
  earlierPrices: [],
  names: {
    services: untranslated(services),
    extras: untranslated(allExtras),
    units: untranslated(pricedExtras),
    withoutVat: Object.fromEntries(pricedExtras.map((id) => [id, false])) as Record<PricedExtra, boolean>,
  },
  processors: { aiService: '', fallbackService: '' },
  legal: untranslated(legalPages),
  notice: emptyNotice,
  people: { first: noPerson, second: noPerson, third: noPerson, fourth: noPerson },
  pictures: {
    logo: '',
    hero: '',
    home: '',
    keys: '',
    cleaning: '',
    pool: '',
    works: '',
    always: '',
    rental: '',
  },
  testimonials: { first: noTestimonial, second: noTestimonial, third: noTestimonial },
  settings: {
    NEWS_HOUR: '',
    NEWS_FEEDS: [],
    RETENTION_DAYS: '',
    BUILDS_PER_MONTH: '',
    BITCOIN_CONFIRMATIONS: '',
  },
};

/**
 * Returns the required fields that still have the demo’s values. A public build fails unless this list is empty.
 *
 * @example fieldsLeft({ ...startingBusiness, name: 'Casa Clara' }) // => ['taxNumber', 'address.street', …]
 */
export function fieldsLeft(details: Business): string[] {
  const [own, demo] = [fieldTexts(details), fieldTexts(startingBusiness)];
  return ownFields.filter((path) => own[path] === demo[path]);
}

/** @example detailSetting('address.street') // => 'BUSINESS_ADDRESS_STREET' */
export const detailSetting = (path: string): string =>
  `BUSINESS_${path.replaceAll(/[A-Z]/g, '_$&').replaceAll('.', '_').toUpperCase()}`;

/** Returns a message for the command line that lists the result of `fieldsLeft`, or '' if that is empty. */
export function missingDetails(details: Business): string {
  const lines = fieldsLeft(details).map((field) => `  - ${field}`);
  const intro = 'These details of the business are still those of a new installation:';
  return lines.length === 0 ? '' : [intro, ...lines].join('\n');
}

/** No two businesses share these values. A value that equals the demo’s has not been entered yet. */
const ownFields = [
  'name',
  'taxNumber',
  'address.street',
  'phone',
  'chatNumber',
  'email',
  'partner.name',
  'partner.url',
];
