import { currenciesIn } from '../../../language/numbers/currencies.ts';
import { numberOfWord, numbersIn } from '../../../language/numbers/numbers.ts';
import { folded, readWords } from '../../../language/read-words.ts';
import { locales, type Locale } from '../../../locale.ts';

/**
 * Returns the figures and currencies of a sentence that its source lacks. The source may give a figure as a word.
 * Leaves to the judge: number words, times, and all percentages if the source contains no percentage.
 */
export function unknownNumbers(text: string, { source, locale }: Compared): string[] {
  const checked = hasPercentage(source) ? text : withoutPercentages(text);
  const figures = figuresIn(checked, locale);
  // Most sentences have no figure, so the source need not be read in all languages.
  const values = new Set(
    figures.length === 0 ? [] : locales.flatMap((language) => valuesIn(source, language)),
  );
  const factors = metric.test(text) ? [1000, 10_000] : [];
  const isAfternoonHour = (value: number) =>
    hourSign.test(text) && value > 0 && value <= 12 && values.has(String(value + 12));
  const isInSource = (value: string) =>
    // A time, such as `t14:30`.
    value.startsWith('t') ||
    values.has(value) ||
    isAfternoonHour(Number(value)) ||
    factors.some((factor) => [1 / factor, factor].some((by) => values.has(product(Number(value), by))));
  return [
    ...figures.filter(({ forms }) => !forms.some(isInSource)).map(({ written }) => written),
    ...currenciesIn(text).filter((currency) => !currenciesIn(source).includes(currency)),
  ];
}

/** Finds the figures of a text. Multiplies a figure by the scale word that follows, as in "1,5 millones". */
function figuresIn(text: string, locale: Locale): { written: string; forms: string[] }[] {
  const inWords = text.replaceAll(
    /([€$£]\s?[\d.,]+)(?:(bn|m|k)\b)?/g,
    (written, sum: string, sign?: string) =>
      sign === undefined ? written : `${sum} ${scaleWords[sign] ?? ''}`,
  );
  const plain = inWords.replaceAll(
    // The word is optional, so that a long figure without one is read only once.
    /(\d[\d.,]*)(?:[ \u00a0-](\p{L}+))?/gu,
    (written, figure: string, word?: string) => {
      const scale = word === undefined ? undefined : numberOfWord(folded(word), locale);
      const value = Number(numbersIn(figure, locale)[0]?.forms[0]);
      return scale !== undefined && scale >= 1000 && value > 0 ? String(value * scale) : written;
    },
  );
  return numbersIn(plain, locale);
}

/** As English papers write them: “€1.9m”. */
const scaleWords: Record<string, string> = { k: 'thousand', m: 'million', bn: 'billion' };

function valuesIn(text: string, locale: Locale): string[] {
  const words = readWords(text)
    .filter(({ folded: word }) => !/^(?:and|y|i|und|en)$/.test(word))
    .map(({ folded: word }) => numberOfWord(word, locale) ?? NaN);
  const pairs = words.flatMap((value, at) => [
    value * (words[at + 1] ?? NaN),
    value + (words[at + 1] ?? NaN),
  ]);
  const figures = figuresIn(text, locale).flatMap(({ forms }) => forms);
  return [...figures, ...[...words, ...pairs].map(String)];
}

/** A sentence may tell kilometres in metres, tonnes in kilos, or hectares in square metres. */
const metric =
  /\d[\s\u00a0-]?(?:(?:kilo)?met(?:er|re|ro)|k?m\b|m[²³]|vierkante|square|quadratm|ton|kilo|kg\b|lit[er]|hect)/i;

/** “At 3 and 6 pm” may be “15 a 18 horas”. */
const hourSign = /(?<!\p{L})(?:[ap]\.?\s?m\b|o['’]clock|uur|uhr|horas|a las? \d)/iu;

/** Without the rounding errors of multiplication. */
const product = (value: number, factor: number): string => String(Number((value * factor).toPrecision(12)));

/** Any figure, so that a long one is read only once. Only a percentage has the sign or word. */
const percentage = /\d[\d.,]*(\s?(?:%|per ?cent|procent|prozent|por ciento))?/gi;

const hasPercentage = (text: string): boolean =>
  [...text.matchAll(percentage)].some(([, sign]) => sign !== undefined);

const withoutPercentages = (text: string): string =>
  text.replaceAll(percentage, (written, sign?: string) => (sign === undefined ? written : ' '));

type Compared = { source: string; locale: Locale };
