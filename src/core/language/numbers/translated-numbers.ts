import { sourceLocale, type Locale } from '../../locale.ts';
import { daysIn } from '../days.ts';
import { inAnyLanguage, languageWords } from '../language-words.ts';
import { saysNumber } from './number-words.ts';

/** Returns the numbers that differ from the Dutch source, missing ones first, then added ones. */
export function wrongNumbers({ source, target, locale }: Compared): string[] {
  const added = numbersIn(target, locale);
  const missing = numbersIn(source, sourceLocale).filter((wanted) => {
    const index = added.findIndex(({ forms }) => forms.some((form) => wanted.forms.includes(form)));
    if (index >= 0) added.splice(index, 1);
    return index < 0;
  });
  return [
    ...missing.filter((number) => !isInWords(number, { text: target, locale })),
    ...added.filter((number) => !isInWords(number, { text: source, locale: sourceLocale })),
  ].map(({ written }) => written);
}

/** Finds every number in its possible forms: `380`, `t14:30` for a time, `m11` for a month. */
function numbersIn(text: string, locale: Locale): WrittenNumber[] {
  const found: WrittenNumber[] = [];
  const consume = (written: string, ...all: string[][]): string => {
    found.push(...all.map((forms) => ({ written, forms })));
    return ' ';
  };
  const rest = text
    .replaceAll(datePattern, (written, day: string, _, month: string, year: string) =>
      consume(written, [whole(day)], [`m${whole(month)}`], [whole(year)]),
    )
    .replaceAll(timePattern, (written, ...parts: (string | undefined)[]) => {
      const [hour, minute, half] = parts[0] === undefined ? parts.slice(3) : parts;
      const times = timeForms({ hour: hour ?? '', minute: minute ?? '00', half });
      return consume(written, minute === undefined ? [...times, whole(hour ?? '')] : times);
    });
  for (const [written] of rest.matchAll(numberPattern)) consume(written, formsOf(written, locale));
  return found;
}

const datePattern = /(?<!\d)(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})(?!\d)/g;

/** Matches a time, which has a colon or is followed by a word for the hour. */
const timePattern = new RegExp(
  `(?<![\\d.,:])(?:(\\d{1,2}):(\\d{2})(?!\\d)(?:\\s*([ap])\\.?\\s?m\\b\\.?)?|(\\d{1,2})(?:\\.(\\d{2}))?\\s*(?:(?:${inAnyLanguage(({ time }) => time.hour)}|h)(?!\\p{L})|([ap])\\.?\\s?m\\b\\.?))`,
  'giu',
);

const numberPattern = /\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?!\d)(?:[.,]\d+)?|\d+(?:[.,’']\d+)*/g;

/** Returns the forms of a time. Without "am" or "pm", a twelve-hour time has two. */
function timeForms({
  hour,
  minute,
  half,
}: {
  hour: string;
  minute: string;
  half: string | undefined;
}): string[] {
  const hours = Number(hour) % 24;
  if (half !== undefined) return [`t${(hours % 12) + (half.toLowerCase() === 'p' ? 12 : 0)}:${minute}`];
  return hours > 12 || hours === 0
    ? [`t${hours}:${minute}`]
    : [`t${hours}:${minute}`, `t${(hours + 12) % 24}:${minute}`];
}

/** Returns the possible forms of a number: "14.30" may also be a time. */
function formsOf(written: string, locale: Locale): string[] {
  const { decimal } = languageWords[locale].numbers;
  const thousand = decimal === '.' ? ',' : '.';
  const digits = written.replaceAll(/[ \u00a0\u202f’']/g, '');
  const [, minutes] = /^\d{1,2}\.(\d{2})$/.exec(digits) ?? [];
  const times =
    minutes === undefined
      ? []
      : timeForms({ hour: digits.split('.')[0] ?? '', minute: minutes, half: undefined });
  const [before = '', after, ...more] = digits.split(decimal);
  const isGrouped = new RegExp(`^\\d{1,3}(\\${thousand}\\d{3})+$`).test(before);
  const integer = isGrouped ? before.replaceAll(thousand, '') : before;
  if (!/^\d+$/.test(integer) || more.length > 0) return [written, ...times];
  const fraction = (after ?? '').replace(/0+$/, '');
  return [fraction === '' ? whole(integer) : `${whole(integer)}.${fraction}`, ...times];
}

const whole = (digits: string): string => digits.replace(/^0+(?=\d)/, '');

const isInWords = ({ forms }: WrittenNumber, { text, locale }: { text: string; locale: Locale }): boolean =>
  forms.some((form) =>
    form.startsWith('m')
      ? daysIn(text, locale).days.some((day) => day.startsWith(`${form.slice(1)}-`))
      : saysNumber(text, { number: Number(form), locale }),
  );

type WrittenNumber = { written: string; forms: string[] };
type Compared = { source: string; target: string; locale: Locale };
