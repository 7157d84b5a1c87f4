import { sourceLocale, type Locale } from '../../locale.ts';
import { daysIn } from '../days.ts';
import { languageWords } from '../language-words.ts';
import { readWords } from '../read-words.ts';
import { numberOfWord, numbersIn, type WrittenNumber } from './numbers.ts';

/** Returns the numbers that differ from the Dutch source: missing numbers first, then added numbers. */
export function wrongNumbers({ source, target, locale }: Compared): string[] {
  const added = numbersIn(target, locale);
  const missing = numbersIn(source, sourceLocale).filter((number) => {
    const index = added.findIndex(({ forms }) => forms.some((form) => number.forms.includes(form)));
    if (index >= 0) added.splice(index, 1);
    return index < 0;
  });
  return [
    ...missing.filter((number) => !isInWords(number, { text: target, locale })),
    ...added.filter((number) => !isInWords(number, { text: source, locale: sourceLocale })),
  ].map(({ written }) => written);
}

/** Returns the numbers whose order differs between source and translation. Ignores added and missing numbers. */
export function numbersInOtherOrder({ source, target, locale }: Compared): string[] {
  const sourceNumbers = numbersIn(source, sourceLocale);
  const found = numbersIn(target, locale)
    .map(({ written, forms }) => ({
      written,
      at: sourceNumbers.findIndex((number) => number.forms.some((form) => forms.includes(form))),
    }))
    .filter(({ at }) => at >= 0);
  return found.filter(({ at }, index) => at < (found[index - 1]?.at ?? 0)).map(({ written }) => written);
}

const isInWords = ({ forms }: WrittenNumber, { text, locale }: { text: string; locale: Locale }): boolean =>
  forms.some((form) =>
    form.startsWith('m')
      ? daysIn(text, locale).days.some((day) => day.startsWith(`${form.slice(1)}-`))
      : saysNumber(text, { number: Number(form), locale }),
  );

/** Whether a text spells out a number, even as an ordinal. For the number 1, an article is enough. */
export function saysNumber(text: string, { number, locale }: { number: number; locale: Locale }): boolean {
  const { one } = languageWords[locale].numbers;
  return readWords(text).some(({ folded }) =>
    number === 1 ? one.has(folded) : numberOfWord(folded, locale) === number,
  );
}

type Compared = { source: string; target: string; locale: Locale };
