import type { Locale } from '../../../locale.ts';
import { addressesIn } from '../../../language/addresses.ts';
import {
  daysIn,
  daysOfReport,
  saysRelativeDay,
  weekdaysIn,
  weekdaysOfDates,
  weekdaysOfReport,
} from '../../../language/days.ts';
import { languageOf } from '../../../language/stop-words.ts';
import { evenText, readWords } from '../../../language/read-words.ts';
import { textOfReport } from '../news-facts.ts';
import type { NewsFacts, NewsReport } from '../news-writer.ts';
import { unknownNumbers } from './check-numbers.ts';
import type { Fault } from './fault.ts';
import { trimmedEnd } from '../../../typed-text/trimmed-end.ts';

/**
 * Returns what a program can find wrong with a sentence of the news.
 * Compares numbers with the cited facts and the report's title, but days with the whole report.
 */
export function checkSentence(
  sentence: WrittenSentence,
  { facts, locale, isTitle = false }: SentenceContext,
): Fault[] {
  const text = sentence.text.trim();
  const all = (kind: Fault['kind'], details: string[]) => details.map((detail): Fault => ({ kind, detail }));
  const when = (kind: Fault['kind'], isWrong: boolean, detail = '') => (isWrong ? [{ kind, detail }] : []);
  const words = readWords(text).length;
  const { min, max, characters } = isTitle ? titleLength : sentenceLength;
  const isEnded = isTitle ? /[\p{L}\p{N}%€!?”"»)]$/u.test(text) : /[.!?…]["”“»’)]?$/.test(text);
  const isBegun = /^["“„«‘(¿¡]*[\p{Lu}\p{N}’']/u.test(text);
  const form = [
    ...when('length', words < min || words > max || text.length > characters, `${words} words`),
    ...when('unfinished', !isEnded || !isBegun),
    ...when('markup', hasMarkup(text)),
    ...when('contact', hasContact(text)),
  ];
  const cited = facts.facts.filter(({ id }) => sentence.facts.includes(id));
  const citedIds = sentence.facts.join(', ');
  if (cited.length === 0 || cited.length < new Set(sentence.facts).size)
    return [...form, { kind: 'no-facts', detail: citedIds }];
  const report = facts.reports.find(({ id }) => id === cited[0]?.report);
  if (!report || cited.some((fact) => fact.report !== report.id))
    return [...form, { kind: 'two-reports', detail: citedIds }];

  const published = new Date(report.publishedAt);
  const year = published.getUTCFullYear();
  const quotes = cited.map(({ quote }) => quote).join(' · ');
  const withKnownYears = [report.title, quotes, year - 1, year, year + 1].join(' · ');
  const said = readReport(report);
  const { days, rest } = daysIn(text, locale);
  const wrongDays = days.filter((day) => !said.days.has(day));
  const knownWeekdays = new Set([...said.weekdays, ...weekdaysOfDates(days, published)]);
  const wrongWeekdays = [...weekdaysIn(text, locale)].filter(([weekday]) => !knownWeekdays.has(weekday));
  const language = languageOf(text) ?? locale;
  return [
    ...form,
    ...when('language', language !== locale, language),
    ...when('relative-day', saysRelativeDay(text, locale)),
    // The facts may omit the year of a date, so the report’s year and the years next to it are known too.
    ...all('number', unknownNumbers(rest, { source: withKnownYears, locale })),
    ...all('day', [...wrongDays, ...wrongWeekdays.map(([, name]) => name)]),
    ...all('quote', wrongQuotations(text, said.text)),
    ...all('copied', copiedWords(text, said.words)),
  ];
}

const readings = new WeakMap<NewsReport, Reading>();

/** A text has many sentences about one report, so each report is read once. */
function readReport(report: NewsReport): Reading {
  const known = readings.get(report);
  if (known !== undefined) return known;
  const [whole, published] = [textOfReport(report), new Date(report.publishedAt)];
  const text = evenText(whole);
  const reading = {
    text,
    words: ` ${plainWords(text).join(' ')} `,
    days: daysOfReport(whole, published),
    weekdays: weekdaysOfReport(whole, published),
  };
  readings.set(report, reading);
  return reading;
}

const hasMarkup = (text: string): boolean =>
  /[<>{}[\]|\\^~`#*_=]|&#?\w+;|https?:|\p{C}/iu.test(text) || addressesIn(text).length > 0;

const hasContact = (text: string): boolean =>
  /@|\+\s?\d{2}|(?:\d[\s./()-]*){9,}|\b(?:iban|whatsapp|telegram)\b/i.test(text);

/** Returns quotations that are not verbatim in the report, such as translations. Returns `"` for an unpaired mark. */
function wrongQuotations(text: string, report: string): string[] {
  const marks = text.replaceAll(/[“”„«»]/g, '"').replaceAll(/[‘’‚]/g, "'");
  // The apostrophe of ’s morgens, ’t huis or ’n dag begins no quotation.
  const quoted = marks.matchAll(/"([^"]*)"|(?<![\p{L}\p{N}])'(?![snt]\s|s-)([^']{2,}?)'(?!\p{L})/gu);
  const wrong = Array.from(quoted, ([, double, single]) => double ?? single ?? '').filter(
    (words) => !report.includes(trimmedEnd(evenText(words), /[.,;!?]/)),
  );
  return marks.split('"').length % 2 === 1 ? wrong : [...wrong, '"'];
}

/** Outside quotations, a sentence may copy at most this many consecutive words of a report, not counting names. */
const maxCopied = 12;

/** Returns the first passage that copies more than `maxCopied` words, because the newspaper owns the copyright. */
function copiedWords(text: string, report: string): string[] {
  for (const part of evenText(text).split(/"[^"]*"/)) {
    const words = plainWords(part);
    for (let at = 0; at + maxCopied < words.length; at++) {
      const copied = words.slice(at, at + maxCopied + 1).join(' ');
      if (report.includes(` ${copied} `)) return [copied];
    }
  }
  return [];
}

const plainWords = (text: string): string[] =>
  readWords(text)
    .filter(({ text: word, begins }) => begins || !/\p{Lu}/u.test(word))
    .map((word) => word.folded);

const sentenceLength = { min: 4, max: 45, characters: 330 };
const titleLength = { min: 3, max: 16, characters: 110 };

export type WrittenSentence = { text: string; facts: string[] };

/** `text` has even signs, `words` are those of `plainWords`, `days` and `weekdays` those that the report may mean. */
type Reading = { text: string; words: string; days: ReadonlySet<string>; weekdays: ReadonlySet<number> };

type SentenceContext = { facts: NewsFacts; locale: Locale; isTitle?: boolean };
