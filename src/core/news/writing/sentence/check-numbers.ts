import { inAnyLanguage } from '../../../language/language-words.ts';
import { currenciesIn } from '../../../language/numbers/money.ts';
import { numberOfWord, numbersIn } from '../../../language/numbers/numbers.ts';
import { folded, readWords } from '../../../language/read-words.ts';
import { locales, type Locale } from '../../../locale.ts';

/** Returns the numbers and units of a sentence that its source does not contain. Skips numbers of several words. */
export function unknownNumbers(text: string, { source, locale }: Compared): string[] {
  const given = new Set(locales.flatMap((language) => valuesIn(source, language)));
  const isRounded = rounding.test(folded(text));
  const isGiven = (value: string) =>
    given.has(value) ||
    (isRounded && [...given].some((other) => Math.abs(Number(value) / Number(other) - 1) <= 0.05));
  const words = wordValues(text, locale);
  const single = words.filter((value, at) => value >= 2 && !(words[at - 1] ?? 0) && !(words[at + 1] ?? 0));
  const units = (of: string) => [...currenciesIn(of), ...(of.search(percent) >= 0 ? ['%'] : [])];
  return [
    ...figuresIn(text, locale)
      .filter(
        ({ forms }) => ![...forms, ...forms.map((form) => form.replace(/^t(\d+):00$/, '$1'))].some(isGiven),
      )
      .map(({ written }) => written),
    ...single.map(String).filter((value) => !isGiven(value)),
    ...units(text).filter((unit) => !units(source).includes(unit)),
  ];
}

/** Finds the figures of a text. Multiplies a figure before a scale, as in "1,5 millones". */
function figuresIn(text: string, locale: Locale): { written: string; forms: string[] }[] {
  const plain = text.replaceAll(
    /(\d[\d.,]*)[ \u00a0-](\p{L}+)/gu,
    (written, figure: string, word: string) => {
      const scale = numberOfWord(folded(word), locale);
      const value = Number(numbersIn(figure, locale)[0]?.forms[0]);
      return scale !== undefined && scale >= 1000 && value > 0 ? String(value * scale) : written;
    },
  );
  return numbersIn(plain, locale);
}

/** Returns every value that a number in the text may mean. A time also gives its hour, on either clock. */
function valuesIn(text: string, locale: Locale): string[] {
  const figures = figuresIn(text, locale).flatMap(({ forms }) => forms);
  const words = wordValues(text, locale);
  const pairs = words.flatMap((value, at) => [
    value * (words[at + 1] ?? NaN),
    value + (words[at + 1] ?? NaN),
  ]);
  const times = figures.map((form) => /^t(\d+):(\d\d)$/.exec(form)).filter((time) => time !== null);
  const hours = times.length === 0 ? [] : [...times.map(([, hour]) => Number(hour)), ...figures.map(Number)];
  return [
    ...figures,
    ...[...words, ...pairs].map(String),
    ...hours.filter((hour) => hour <= 24).flatMap((hour) => [String(hour), String((hour + 12) % 24)]),
    ...(times.some(([, , minute]) => minute === '30') ? ['0.5'] : []),
  ];
}

/** Returns the value of each word of a text, or NaN. */
const wordValues = (text: string, locale: Locale): number[] =>
  readWords(text.replaceAll(percent, '%'))
    .filter(({ folded: word }) => !/^(?:and|y|und|en)$/.test(word))
    .map(({ folded: word }) => numberOfWord(word, locale) ?? NaN);

const percent = new RegExp(`%|\\b(?:${inAnyLanguage(({ numbers }) => numbers.percent)})`, 'gi');

/** Matches words that announce a rounded number. */
const rounding =
  /\b(?:about|around|some|nearly|almost|roughly|(?:more|less) than|over|circa|ongeveer|bijna|zo'n|ruim|rond|(?:meer|minder) dan|unos|unas|casi|cerca de|alrededor de|(?:mas|menos) de|rund|etwa|ungefahr|fast|knapp|uber|(?:mehr|weniger) als)\b/;

type Compared = { source: string; locale: Locale };
