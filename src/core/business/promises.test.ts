/** What the owner enters appears in the texts of each language: answer times, names, units, the retention period. */
import { describe, expect, test } from 'vitest';
import { locales } from '#core/locale.ts';
import { setBusiness } from '#core/business/current.ts';
import { formatDays } from '#i18n/format.ts';
import { legalWords, words } from '#i18n/words.ts';
import { startingBusiness } from '../../../tests/support/starting-business.ts';

describe('promises', () => {
  test.each(locales)('contain the answer times that the owner entered, in %s', (locale) => {
    setBusiness({
      ...startingBusiness,
      promises: { emailHours: 7, formHours: 51, aroundTheClock: false },
    });
    const own = words(locale);
    setBusiness(startingBusiness);
    const promises = [own.contact.form.sentText, own.contact.thanks.text, own.meta.thanks.description];
    for (const promise of promises) expect(promise.match(/\d+/g)).toEqual(['51']);
    expect(own.contact.replyValue).toContain('7');
    expect(JSON.stringify(own)).not.toMatch(aroundTheClock);
    expect(JSON.stringify(words(locale))).toMatch(aroundTheClock);
  });
});

describe('the page of the partners', () => {
  test.each(locales)(
    'has a title and a description that invite others if there is no partner, in %s',
    (locale) => {
      const { meta, partners } = words(locale);
      setBusiness({ ...startingBusiness, partner: { name: '', url: '' } });
      const alone = words(locale).meta.partners;
      setBusiness(startingBusiness);
      expect(alone).toEqual({ title: partners.collaborateHeading, description: partners.collaborateText });
      expect(words(locale).meta.partners).toEqual(meta.partners);
    },
  );
});

describe('names', () => {
  test.each(locales)('are, in %s, the owner’s names, or else those of the dictionary', (locale) => {
    const { names } = startingBusiness;
    const before = words(locale);
    const named = { en: '', nl: '', es: '', de: '', [locale]: 'Own name' };
    const extras = { ...names.extras, pest: named };
    setBusiness({
      ...startingBusiness,
      names: { ...names, extras, services: { ...names.services, pool: named } },
    });
    const { services, pricing } = words(locale);
    setBusiness(startingBusiness);
    expect(pricing.extras.items).toEqual({ ...before.pricing.extras.items, pest: 'Own name' });
    expect(services.cards.pool).toEqual({ ...before.services.cards.pool, title: 'Own name' });
    expect(services.cards.keys).toEqual(before.services.cards.keys);
  });
});

describe('an extra with a unit and a price without VAT', () => {
  test.each(locales)('shows the unit and “without VAT” in %s', (locale) => {
    const { names } = startingBusiness;
    const before = words(locale);
    const unit = { en: 'per hour', nl: 'per uur', es: 'por hora', de: 'pro Stunde' };
    const withoutVat = { ...names.withoutVat, pest: true };
    setBusiness({
      ...startingBusiness,
      names: { ...names, units: { ...names.units, pest: unit }, withoutVat },
    });
    const { pricing } = words(locale);
    setBusiness(startingBusiness);
    const { withoutVat: without } = before.pricing;
    const { pest } = before.pricing.extras.items;
    expect(pricing.extras.items).toEqual({
      ...before.pricing.extras.items,
      pest: `${pest} (${unit[locale]}, ${without})`,
    });
  });
});

describe('privacy policy', () => {
  test.each(locales)('states the retention period that the owner entered, in %s', (locale) => {
    setBusiness({ ...startingBusiness, settings: { ...startingBusiness.settings, RETENTION_DAYS: '123' } });
    const own = JSON.stringify(legalWords(locale).privacy);
    setBusiness(startingBusiness);
    expect(own).toContain(formatDays(123, locale));
    expect(JSON.stringify(legalWords(locale).privacy)).not.toMatch(/\{retention|123/);
    expect(JSON.stringify(legalWords(locale).privacy)).toContain(formatDays(730, locale));
  });
});

const aroundTheClock =
  /24\/7|[Dd]ag en nacht|[Dd]ay and night|[Dd]e día y de noche|Tag und Nacht|’s nachts|at night|de noche|nachts|holidays too/;
