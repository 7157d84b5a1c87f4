import { business } from '#core/business/current.ts';
import { emergencyPhone } from '#core/business/emergency.ts';
import { locales } from '#core/locale.ts';
import { words } from '#i18n/words.ts';
import { atAnyHour, openingHours } from './opening-hours.ts';
import type { PageContext } from './page-context.ts';

/**
 * The telephone numbers of the business for search engines, in schema.org’s terms.
 * Someone answers the emergency number at any hour only if the business promises so.
 */
export function contactPoints({ locale }: PageContext): object[] {
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
