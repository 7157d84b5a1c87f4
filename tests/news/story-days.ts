import type { Locale } from '#core/locale.ts';

/** Replaces the slots of an invented text by days around its publication, in the date format of its language. */
export const filled = (text: string, { published, language }: Written): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, slot: Slot) => slots[slot](published, language));

/** A report names the day `shown` by its weekday only, so this day must be in the week before its publication. */
const slots = {
  month: (published, language) => monthAfter(published, { months: 1, language }),
  monthAfter: (published, language) => monthAfter(published, { months: 2, language }),
  shown: (published, language) => weekdayIn(language, dayOfWeek(published, { weekday: 4, from: -7 })),
  works: (published, language) => weekdayIn(language, dayOfWeek(published, { weekday: 1, from: 7 })),
  worksDay: (published, language) => dayIn(language, dayOfWeek(published, { weekday: 1, from: 7 })),
  walk: (published, language) => weekdayIn(language, dayOfWeek(published, { weekday: 0, from: 7 })),
  walkDay: (published, language) => dayIn(language, dayOfWeek(published, { weekday: 0, from: 7 })),
} satisfies Record<string, (published: Date, language: Locale) => string>;

/** The name of a month. No report tells of the sixth month after its publication. */
export const monthAfter = (published: Date, { months, language }: MonthAfter): string =>
  format(language, { month: 'long' }).format(
    Date.UTC(published.getUTCFullYear(), published.getUTCMonth() + months),
  );

/** The first day with this weekday that is at least `from` days after the publication. Sunday is 0. */
function dayOfWeek(published: Date, { weekday, from }: DayOfWeek): Date {
  const first = new Date(published.getTime() + from * 86_400_000);
  return new Date(first.getTime() + ((weekday - first.getUTCDay() + 7) % 7) * 86_400_000);
}

const dayIn = (language: Locale, day: Date): string =>
  format(language, { day: 'numeric', month: 'long' }).format(day);

const weekdayIn = (language: Locale, day: Date): string =>
  `${format(language, { weekday: 'long' }).format(day)}${language === 'de' ? ', dem' : ''} ${dayIn(language, day)}`;

const format = (language: Locale, parts: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { ...parts, timeZone: 'UTC' });

type Slot = keyof typeof slots;
type Written = { published: Date; language: Locale };
type MonthAfter = { months: number; language: Locale };
type DayOfWeek = { weekday: number; from: number };
