import type { Locale } from '../../locale.ts';
import { inAnyLanguage, languageWords } from '../language-words.ts';
import { trimmedEnd } from '../../typed-text/trimmed-end.ts';

/** Returns each number in the order of the text, as written, with its possible values: `380`, `t14:30` for a time or `m11` for a month. */
export function numbersIn(text: string, locale: Locale): WrittenNumber[] {
  const found: (WrittenNumber & { at: number })[] = [];
  let rest = text;
  const consume = (pattern: RegExp, formsOfAll: (parts: Parts, written: string) => string[][]) => {
    for (const { 0: written, groups = {}, index: at } of rest.matchAll(pattern))
      found.push(...formsOfAll(groups, written).map((forms) => ({ written, forms, at })));
    // What one pattern has read, no later pattern reads again.
    rest = rest.replaceAll(pattern, (written) => '_'.repeat(written.length));
  };
  consume(datePattern, ({ day = '', month = '', year = '' }) => [
    [whole(day)],
    [`m${whole(month)}`],
    [whole(year)],
  ]);
  consume(clockPattern, ({ hour = '', minute = '', half }) => [timeForms({ hour, minute, half })]);
  consume(hourPattern, ({ hour = '', minute, half }) => {
    const times = timeForms({ hour, minute: minute ?? '00', half });
    return [minute === undefined ? [...times, whole(hour)] : times];
  });
  consume(numberPattern, ({ before, behind }, written) => [
    formsOf(written, {
      locale,
      isTime: before === undefined && behind === undefined && dottedTime.test(written),
    }),
  ]);
  return found.toSorted((one, other) => one.at - other.at).map(({ written, forms }) => ({ written, forms }));
}

const datePattern =
  /(?<!\d)(?<day>\d{1,2})(?<mark>[-/.])(?<month>\d{1,2})\k<mark>(?<year>\d{4}|\d{2})(?!\d)/g;

/** Matches the half of the day: “am” or “p.m.” */
const halfOfDay = String.raw`(?<half>[ap])\.?\s?m\b\.?`;

/** Matches a time with a colon, such as "14:30" or "2:30 pm". */
const clockPattern = new RegExp(
  String.raw`(?<![\d.,:])(?<hour>\d{1,2}):(?<minute>\d{2})(?!\d)(?:\s*${halfOfDay})?`,
  'giu',
);

/** Matches a time that a word or a half of the day shows, such as "2 pm" or "14.30 uur". */
const hourPattern = new RegExp(
  String.raw`(?<![\d.,:])(?<hour>\d{1,2})(?:\.(?<minute>\d{2}))?\s*(?:(?:${inAnyLanguage(({ time }) => time.hour)}|h)(?!\p{L})|${halfOfDay})`,
  'giu',
);

/** A sign for money or percent `before` or `behind` a number shows that the number is no time. */
const numberPattern =
  /(?<=(?<before>[€$£]\s?)?)(?:\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?!\d)(?:[.,]\d+)?|\d+(?:[.,’']\d+)*)(?=(?<behind>\s?(?:[€$£%]|euro))?)/gi;

/** Matches a number such as 14.30, which may be a time. */
const dottedTime = /^(?:[01]?\d|2[0-4])\.[0-5]\d$/;

/** Returns the forms of a time. On a twelve-hour clock, "3:30" means two times, unless the text says am or pm. */
function timeForms({ hour, minute, half }: WrittenTime): string[] {
  const hours = Number(hour) % 24;
  if (half !== undefined) return [`t${(hours % 12) + (half.toLowerCase() === 'p' ? 12 : 0)}:${minute}`];
  return hours > 12 || hours === 0
    ? [`t${hours}:${minute}`]
    : [`t${hours}:${minute}`, `t${(hours + 12) % 24}:${minute}`];
}

/**
 * Returns the possible values of a number: "14.30" may also be a time, but "€14.30" is none. A number with misplaced separators, such as
 * "1.2.3", is returned unchanged, so it matches only the same characters.
 */
function formsOf(written: string, { locale, isTime }: { locale: Locale; isTime: boolean }): string[] {
  const { decimal } = languageWords[locale].numbers;
  const thousand = decimal === '.' ? ',' : '.';
  const digits = written.replaceAll(/[ \u00a0\u202f’']/g, '');
  const [hour = '', minute = ''] = digits.split('.');
  const times = isTime ? timeForms({ hour, minute }) : [];
  const [before = '', after, ...more] = digits.split(decimal);
  const isGrouped = new RegExp(`^\\d{1,3}(\\${thousand}\\d{3})+$`).test(before);
  const integer = isGrouped ? before.replaceAll(thousand, '') : before;
  if (!/^\d+$/.test(integer) || more.length > 0) return [written, ...times];
  const fraction = trimmedEnd(after ?? '', /0/);
  return [fraction === '' ? whole(integer) : `${whole(integer)}.${fraction}`, ...times];
}

/** @example whole('007') // => '7' */
const whole = (digits: string): string => digits.replace(/^0+(?=\d)/, '');

/**
 * Returns the number that a word means, or undefined. Words for 1 give undefined, because most are also articles.
 * @example numberOfWord('twaalf', 'nl') // => 12
 */
export const numberOfWord = (word: string, locale: Locale): number | undefined =>
  languageWords[locale].numbers.counting.get(word);

type Parts = Record<string, string | undefined>;
type WrittenTime = { hour: string; minute: string; half?: string | undefined };

/** `forms` has the possible values. */
export type WrittenNumber = { written: string; forms: string[] };
