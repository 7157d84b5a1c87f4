import type { Business } from '#core/business/business.ts';
import { business } from '#core/business/current.ts';
import { settingNumbers } from '#core/settings/setting-numbers.ts';
import type { Locale } from '#core/locale.ts';
import { merged } from '#core/business/merged.ts';
import { allExtras, isPricedExtra, type ExtraId } from '#core/quote/price-lists.ts';
import { fill, fillKnown } from './fill.ts';
import { formatDays } from './format.ts';
import type { ByDay, LegalWords, Words } from './dictionary.ts';
import { byDay as deByDay } from './de/by-day.ts';
import { legal as deLegal } from './de/legal.ts';
import { site as de } from './de/site.ts';
import { byDay as enByDay } from './en/by-day.ts';
import { legal as enLegal } from './en/legal.ts';
import { site as en } from './en/site.ts';
import { byDay as esByDay } from './es/by-day.ts';
import { legal as esLegal } from './es/legal.ts';
import { site as es } from './es/site.ts';
import { byDay as nlByDay } from './nl/by-day.ts';
import { legal as nlLegal } from './nl/legal.ts';
import { site as nl } from './nl/site.ts';

/** Returns all texts of the site in a language, adapted to the opening hours that the owner promises. */
export const words = (locale: Locale): Words => ownTexts(locale).site;

export const legalWords = (locale: Locale): LegalWords => ownTexts(locale).legal;

function ownTexts(locale: Locale): Texts {
  const details = business();
  if (known?.of !== details) known = { of: details, texts: {} };
  return (known.texts[locale] ??= textsOf(details, locale));
}

function textsOf({ promises, names, settings, processors, partner }: Business, locale: Locale): Texts {
  const { byDay, ...texts } = dictionaries[locale];
  const { emailHours, formHours, aroundTheClock } = promises;
  const template = JSON.stringify(aroundTheClock ? texts : merged(texts, byDay));
  const { pricing, contact, partners } = texts.site;
  const days = Number(settings.RETENTION_DAYS || settingNumbers.RETENTION_DAYS.default);
  const retention = !(days > 0) ? '' : fill(contact.facts.kept, { time: formatDays(days, locale) });
  const agreements = processors.agreements ? contact.facts.agreements : '';
  const dictionary = JSON.parse(
    fillKnown(template, { emailHours, formHours, retention, agreements }),
  ) as Texts;
  const cards = entered(names.services, (title) => ({ title }));
  const items = Object.fromEntries(allExtras.map((id) => [id, itemOf(id)]));
  // Without a partner, the page only invites others to become one.
  const alone = { title: partners.collaborateHeading, description: partners.collaborateText };
  const meta = partner.name === '' ? { partners: alone } : {};
  return merged(dictionary, { site: { meta, services: { cards }, pricing: { extras: { items } } } }) as Texts;

  /** Returns the name of an extra, with its unit, and a note if its price is without VAT. */
  function itemOf(id: ExtraId): string {
    const name = names.extras[id][locale] || pricing.extras.items[id];
    const notes = isPricedExtra(id)
      ? [names.units[id][locale], names.withoutVat[id] && pricing.withoutVat]
      : [];
    const shown = notes.filter((note) => note !== '' && note !== false);
    return shown.length === 0 ? name : `${name} (${shown.join(', ')})`;
  }

  /** Omits names that the owner has not entered in this language. */
  function entered<Value>(named: Record<string, Record<Locale, string>>, to: (name: string) => Value) {
    const inLocale = Object.entries(named).filter(([, name]) => name[locale] !== '');
    return Object.fromEntries(inLocale.map(([id, name]) => [id, to(name[locale])]));
  }
}

/** The texts are cached until the details of the business change. */
let known: { of: Business; texts: Partial<Record<Locale, Texts>> } | undefined;

const dictionaries: Record<Locale, Texts & { byDay: ByDay }> = {
  nl: { site: nl, legal: nlLegal, byDay: nlByDay },
  en: { site: en, legal: enLegal, byDay: enByDay },
  es: { site: es, legal: esLegal, byDay: esByDay },
  de: { site: de, legal: deLegal, byDay: deByDay },
};

type Texts = { site: Words; legal: LegalWords };

export type { Words };
