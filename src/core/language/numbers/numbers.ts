import { locales, type Locale } from '../../locale.ts';
import { inAnyLanguage } from '../language-words.ts';
import { currencyOf } from './money.ts';
import { isOne, isScale, numberOfWord } from './number-words.ts';
import { folded } from '../read-words.ts';

/**
 * Returns the numbers of a text, with all readings: "1.500" is 1,500 in Spain and 1.5 in England. Without a language,
 * reads number words in all our languages.
 *
 * @example numbersIn('1.500 Menschen, zwölf Prozent', 'de') // => [['1500', '1.5'], ['12%']]
 */
export function numbersIn(text: string, locale?: Locale): NumberReadings[] {
  const found = (locale === undefined ? locales : [locale]).flatMap((language) => readingsIn(text, language));
  return [...new Map(found.map((number) => [number.join(), number])).values()];
}

/** Whether a number shares a reading with one of the others. 12 matches € 12, but 12% not 12. */
export const hasReading = (number: NumberReadings, there: readonly NumberReadings[]): boolean =>
  there.some((other) =>
    number.some((reading) =>
      other.some((known) => known === reading || known.replace(/[€$£]$/, '') === reading),
    ),
  );

/** Whether a number is within a twentieth (5%) of one of the others, in the same unit. */
export const isNear = (number: NumberReadings, there: readonly NumberReadings[]): boolean =>
  there
    .flat()
    .some((known) =>
      number.some(
        (reading) =>
          reading.replace(/[\d.]+/, '') === known.replace(/[\d.]+/, '') &&
          Math.abs(parseFloat(reading) / parseFloat(known) - 1) <= 0.05,
      ),
    );

function readingsIn(written: string, locale: Locale): NumberReadings[] {
  // "10.30 Uhr" is a time of day, not a fraction.
  const text = written.replaceAll(timeOfDay, '$1:$2');
  const found: Part[] = [];
  for (const part of partsOf(text, locale)) {
    const before = found.at(-1);
    const joined = before && together(before, part, text.slice(before.end, part.at));
    if (joined) found.pop();
    found.push(joined ?? part);
  }
  return found.filter(({ endsNumber }) => !endsNumber).map((part) => readingsOf(part, text));
}

function partsOf(text: string, locale: Locale): Part[] {
  const parts: Part[] = [];
  for (const match of text.matchAll(
    /\d{1,3}(?:[\u00a0\u202f]\d{3})+(?!\d)|\d+(?:[.,]\d+)*|[\p{L}\p{M}]+/gu,
  )) {
    const isFigure = /^\d/.test(match[0]);
    const plain = folded(match[0]);
    // First `isOne`, which is fast. Then the search in the text before the word, which is slow.
    const endsNumber = isOne(plain) && beforeOnes.test(text.slice(0, match.index));
    const word = endsNumber ? 1 : numberOfWord(plain, locale);
    const values = isFigure ? valuesOf(match[0]) : word === undefined ? [] : [word];
    const isPercent = percentHere.test(
      text.slice(Math.max(0, match.index - 4), match.index + match[0].length),
    );
    if (values.length > 0 && !isPercent)
      parts.push({ values, isFigure, endsNumber, at: match.index, end: match.index + match[0].length });
  }
  return parts;
}

/** Returns all readings of a figure. "00" has none: it is the minutes of an hour such as "14:00". */
function valuesOf(figure: string): number[] {
  if (figure === '00') return [];
  const separators = figure.replaceAll(/\d/g, '');
  const inThousands = /^\d{1,3}(?:[.,\u00a0\u202f]\d{3})+$/.test(figure) && new Set(separators).size === 1;
  const whole = Number(figure.replaceAll(/\D/g, ''));
  if (separators === '') return [whole];
  const broken = Number(figure.replace(/[.,](?=\d*[.,])/g, '').replace(',', '.'));
  if (separators.length === 1) return inThousands ? [whole, broken] : [broken];
  if (inThousands) return [whole];
  if (/^\d{1,3}(?:\.\d{3})+,\d+$|^\d{1,3}(?:,\d{3})+\.\d+$/.test(figure)) return [broken];
  return figure.split(/[.,]/).map(Number);
}

/** Combines two parts of a number, such as "two" and "hundred". Returns undefined if separate. */
function together(first: Part, second: Part, between: string): Part | undefined {
  const [next] = second.values;
  if (second.isFigure || typeof next !== 'number') return undefined;
  const isPlain = /^[\s\u00a0-]*$/.test(between);
  const numbers = first.values.filter((value) => typeof value === 'number');
  const join = (values: number[]) => ({ ...first, values, end: second.end });
  if (isPlain && isScale(next) && numbers.every((value) => value < next))
    return join(numbers.map((value) => value * next));
  const [sum = 0] = numbers;
  if (first.isFigure || numbers.length !== 1) return undefined;
  const fits =
    (sum >= 20 && sum < 100 && sum % 10 === 0 && next < 10) ||
    (sum >= 100 && sum % 100 === 0 && next < 100) ||
    (sum >= 1000 && sum % 1000 === 0 && next < 1000);
  const isLinked = tensAnd.test(between) || (hundredsAnd.test(between) && sum >= 100);
  return fits && next >= 1 && (isPlain || isLinked) ? join([sum + next]) : undefined;
}

/** Adds the unit (percent or currency) to each reading, because 12 euros are not 12 percent. */
function readingsOf({ values, at, end }: Part, text: string): NumberReadings {
  const [before, after] = [text.slice(Math.max(0, at - 2), at), text.slice(end, end + 24)];
  const unit = unitOf(before, after);
  if (unit !== '') return values.map((value) => `${value}${unit}`);
  const isHour = hours.test(after);
  return values.flatMap((value) =>
    isHour && typeof value === 'number' && value <= 24
      ? [`${value}`, `${value <= 12 ? value + 12 : value - 12}`]
      : [`${value}`],
  );
}

const unitOf = (before: string, after: string): string =>
  percentBehind.test(after) ? '%' : (currencyOf(before, after) ?? '');

const percent = inAnyLanguage(({ numbers }) => numbers.percent);
const percentBehind = new RegExp(`^\\s*(?:%|${percent})`, 'i');
/** Matches "por ciento", so that its "ciento" does not mean a hundred. */
const percentHere = new RegExp(`\\b${percent}$`, 'i');

const tensAnd = new RegExp(` ${inAnyLanguage(({ numbers }) => numbers.tensAnd)} $`);
const hundredsAnd = new RegExp(` ${inAnyLanguage(({ numbers }) => numbers.hundredsAnd)} $`);
const beforeOnes = new RegExp(`-$|${tensAnd.source}`);

const hour = inAnyLanguage(({ time }) => time.hour);
const timeOfDay = new RegExp(`\\b(\\d{1,2})[.h](\\d{2})(?=\\s*(?:${hour}|h\\b|[ap]\\.?\\s?m))`, 'gi');

/** Matches the text between two hours, as in "3 and 6 pm" and "las 15 y las 18 horas". */
const anotherHour = inAnyLanguage(({ time }) => time.until);

/** Matches the text after an hour that may be in the afternoon, such as " uur", " pm" or "–6 pm". */
const hours = new RegExp(
  `^(?::\\d\\d)?(?:\\s*(?:-|–|${anotherHour})\\s*(?:las )?\\d{1,2}(?::\\d\\d)?)?\\s*(?:${hour}|h\\b|p\\.?\\s?m\\b|${inAnyLanguage(({ time }) => time.afternoon)})`,
  'i',
);

/** All readings of one number, such as `12`, `0.5`, `12%` or `hundreds`. */
export type NumberReadings = string[];

type Part = { values: (number | string)[]; isFigure: boolean; endsNumber: boolean; at: number; end: number };
