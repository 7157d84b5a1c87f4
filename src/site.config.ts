import type { Business, EnteredBusiness } from '#core/business/business.ts';
import { fieldTexts, newDetails } from '#core/business/field-texts.ts';
import { startingQuestions } from '#i18n/business/starting-questions.ts';
import type { Parts } from '#i18n/translated.ts';

const workday = { opens: '08:00', closes: '18:00' };

/** The demo details of a new installation. Editors replace them at the desk. A field that is absent here is empty. */
const demo: Parts<Business> = {
  name: 'Demo Casa Ibiza',
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
  email: 'demo@example.com',
  hours: { monday: workday, tuesday: workday, wednesday: workday, thursday: workday, friday: workday },
  promises: { emailHours: 4, formHours: 24, aroundTheClock: true },
  faq: startingQuestions,
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
};

export const startingBusiness: Business = newDetails(demo);

/**
 * Returns the fields that still have the demo’s values. A public build fails unless this list is empty.
 *
 * @example missingFields({ ...startingBusiness, name: 'Casa Clara' }) // => ['taxNumber', 'address.street', …]
 */
export function missingFields(details: EnteredBusiness): string[] {
  const [entered, starting] = [fieldTexts(details), fieldTexts(startingBusiness)];
  return ownFields.filter((path) => entered[path] === starting[path]);
}

/** @example detailSetting('address.street') // => 'BUSINESS_ADDRESS_STREET' */
export const detailSetting = (path: string): string =>
  `BUSINESS_${path.replaceAll(/[A-Z]/g, '_$&').replaceAll('.', '_').toUpperCase()}`;

/** Returns a message for the command line that lists the result of `missingFields`, or '' if that is empty. */
export function missingDetails(details: Business): string {
  const lines = missingFields(details).map((field) => `  - ${field}`);
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
