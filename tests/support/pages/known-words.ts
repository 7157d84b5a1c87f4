import { siteOf } from '#components/contact/contact-links.ts';
import { languages, type Locale } from '#core/locale.ts';
import { setBusiness } from '#core/business/current.ts';
import { asQuestion } from '#core/business/question.ts';
import { settingNumbers } from '#core/settings/setting-numbers.ts';
import { deskWords } from '#i18n/desk/desk-words.ts';
import { formatDate, formatDayOfYear, namesOfLanguages } from '#i18n/format.ts';
import { legalText } from '#i18n/legal-text.ts';
import { openingHours } from '#i18n/business/opening-hours.ts';
import { words } from '#i18n/words.ts';
import { startingBusiness } from '#site-config';
import { textsOf } from './texts-of.ts';

/**
 * Returns a function that checks whether a text is a date or comes from the dictionaries, the legal texts,
 * the business details or the posts.
 */
export function knownWords(locale: Locale, posts: readonly string[]): (text: string) => boolean {
  const { partner, ...details } = startingBusiness;
  // The privacy text names the retention period.
  const settings = {
    ...startingBusiness.settings,
    RETENTION_DAYS: String(settingNumbers.RETENTION_DAYS.default),
  };
  setBusiness({ ...startingBusiness, settings });
  const ours = textsOf([
    words(locale),
    (['privacy', 'terms', 'cookies', 'legal'] as const).map((document) =>
      // On the page, telephone number and mail address are links that divide the text, so they are placeholders here.
      legalText({ locale, document, facts: { ...startingBusiness, phone: '{phone}', email: '{email}' } }),
    ),
    [
      details,
      `${startingBusiness.address.postalCode} ${startingBusiness.address.town}`,
      partner.name,
      siteOf(partner.url),
    ],
    startingBusiness.faq[locale].map(asQuestion),
    openingHours(details.hours, locale),
    Object.values(languages).map(({ name }) => name),
    deskWords(locale).spelledNumbers.split(' '),
    namesOfLanguages(locale),
  ]);
  setBusiness(startingBusiness);
  const sentences = new Set(ours.map(plain));
  const templates = ours.filter((text) => /\{\w+\}/.test(text) && /\p{L}{2}/u.test(text.replaceAll(gap, '')));
  const patterns = templates.map(
    (text) => new RegExp(`^${escaped(plain(text)).replaceAll(escapedGap, '(.+?)')}$`, 'u'),
  );
  // The texts on both sides of a placeholder may be separate elements.
  for (const text of templates) for (const piece of text.split(gap)) sentences.add(plain(piece));
  const written = posts.map(letters);

  const isKnown = (text: string): boolean => {
    const asked = plain(text);
    if (!/\p{L}/u.test(asked) || sentences.has(asked) || isDate(text, locale)) return true;
    if (asked.length > 3 && written.some((post) => post.includes(letters(asked)))) return true;
    const parts = asked.split(separators).filter((part) => part !== '');
    if (parts.length > 1 && parts.every(isKnown)) return true;
    return patterns.some((pattern) => pattern.exec(asked)?.slice(1).every(isKnown));
  };
  return isKnown;
}

const gap = /\{\w+\}/g;
const escapedGap = /\\\{\w+\\\}/g;

const separators = /\s[–·|]\s|:\s|,\s/;

const plain = (text: string): string =>
  text.replace(/[\s\u00a0\u202f]+/g, ' ').replace(/^[^\p{L}\p{N}{]+|[^\p{L}\p{N}}]+$/gu, '');

const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

function isDate(text: string, locale: Locale): boolean {
  const [, day, year] = /^\D*(\d{1,2})\D+(\d{4})?$/.exec(text) ?? [];
  if (day === undefined) return false;
  return Array.from(
    { length: 12 },
    (_, month) => new Date(Date.UTC(Number(year ?? 2000), month, Number(day), 12)),
  ).some((date) => {
    const known = year ? formatDate(date, locale) : formatDayOfYear(date.toISOString().slice(5, 10), locale);
    return plain(known) === text;
  });
}
