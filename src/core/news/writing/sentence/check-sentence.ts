import type { Locale } from '../../../locale.ts';
import { daysIn, daysOfReport, saysRelativeDay } from '../../../language/days.ts';
import { languageOf } from '../../../language/stop-words.ts';
import { hasInstruction } from '../../../language/model-talk.ts';
import { evenText, readWords } from '../../../language/read-words.ts';
import { textOfReport } from '../news-facts.ts';
import type { NewsFacts } from '../news-writer.ts';
import { meaningFaults } from './check-meaning.ts';
import { unknownNames } from './check-names.ts';
import { unknownNumbers } from './check-numbers.ts';
import type { Fault } from './fault.ts';
import { hasContact, hasMarkup } from './forbidden.ts';

/** Returns the faults of a sentence. All its numbers, days and names must come from its facts. */
export function checkSentence(
  sentence: WrittenSentence,
  { facts, locale, isTitle = false }: SentenceContext,
): Fault[] {
  const text = sentence.text.trim();
  const form = [...formFaults(text, isTitle), ...forbiddenFaults(text)];
  const known = facts.facts.filter(({ id }) => sentence.facts.includes(id));
  const cited = sentence.facts.join(', ');
  if (known.length === 0 || known.length < new Set(sentence.facts).size)
    return [...form, { kind: 'no-facts', detail: cited }];
  const report = facts.reports.find(({ id }) => id === known[0]?.report);
  if (!report || known.some((fact) => fact.report !== report.id))
    return [...form, { kind: 'two-reports', detail: cited }];

  const published = new Date(report.publishedAt);
  const year = published.getUTCFullYear();
  const source = [report.title, ...known.map(({ quote }) => quote)].join(' · ');
  const whole = textOfReport(report);
  const { days, rest } = daysIn(text, locale);
  const knownDays = daysOfReport(whole, published);
  const all = (kind: Fault['kind'], details: string[]) => details.map((detail): Fault => ({ kind, detail }));
  return [
    ...form,
    ...languageFaults(text, locale),
    // A sentence may add the year to a day. Names and days may come from anywhere in the report.
    ...all('number', unknownNumbers(rest, { source: `${source} · ${year} · ${year + 1}`, locale })),
    ...all(
      'day',
      days.filter((day) => !knownDays.includes(day)),
    ),
    ...all('name', unknownNames(rest, { report: `${whole} ${report.source}`, locale })),
    ...quoteFaults(text, evenText(whole)),
    ...copyFaults(text, evenText(whole)),
    ...meaningFaults(text, { source, locale }),
  ];
}

function formFaults(text: string, isTitle: boolean): Fault[] {
  const { words: count, characters } = isTitle ? titleLength : sentenceLength;
  const words = readWords(text).length;
  const isEnded = isTitle ? /[\p{L}\p{N}%€!?”"»)]$/u.test(text) : /[.!?…]["”“»’)]?$/.test(text);
  const faults: Fault[] = [];
  if (words < count[0] || words > count[1] || text.length > characters)
    faults.push({ kind: 'length', detail: `${words} words` });
  if (!isEnded || !/^["“„«‘(¿¡]*[\p{Lu}\p{N}’']/u.test(text))
    faults.push({ kind: 'unfinished', detail: text.slice(-20) });
  return faults;
}

function forbiddenFaults(text: string): Fault[] {
  const faults: Fault[] = [];
  if (hasMarkup(text)) faults.push({ kind: 'markup', detail: '' });
  if (hasContact(text)) faults.push({ kind: 'contact', detail: '' });
  if (hasInstruction(text)) faults.push({ kind: 'instruction', detail: '' });
  return faults;
}

function languageFaults(text: string, locale: Locale): Fault[] {
  const faults: Fault[] = [];
  const language = languageOf(text);
  if (language !== undefined && language !== locale) faults.push({ kind: 'language', detail: language });
  if (saysRelativeDay(text, locale)) faults.push({ kind: 'relative-day', detail: '' });
  return faults;
}

/** Finds quotations that are not verbatim in the report. A translated quotation is not verbatim either. */
function quoteFaults(text: string, report: string): Fault[] {
  const marks = text.replaceAll(/[“”„«»]/g, '"').replaceAll(/[‘’‚]/g, "'");
  const even = marks.split('"').length % 2 === 1;
  const quoted = [
    ...[...marks.matchAll(/"([^"]*)"/g)].map(([, words = '']) => words),
    ...[...marks.matchAll(/(?<![\p{L}\p{N}])'(?![snt]\s|s-)([^']{2,}?)'(?!\p{L})/gu)].map(
      ([, words = '']) => words,
    ),
  ];
  const wrong = quoted.filter((words) => !report.includes(evenText(words).replace(/[.,;!?]+$/, '')));
  return [
    ...wrong.map((words): Fault => ({ kind: 'quote', detail: words })),
    ...(even ? [] : [{ kind: 'quote' as const, detail: '"' }]),
  ];
}

/** At most this many consecutive words may be copied from a report. Names do not count. */
const maxCopied = 12;

/**
 * Finds passages that are copied from the report. A newspaper has the rights to its sentences, so only a few consecutive
 * words may be the same.
 */
function copyFaults(text: string, report: string): Fault[] {
  const source = ` ${plainWords(report).join(' ')} `;
  for (const part of evenText(text).split(/"[^"]*"/)) {
    const words = plainWords(part);
    for (let at = 0; at + maxCopied < words.length; at++) {
      const copied = words.slice(at, at + maxCopied + 1).join(' ');
      if (source.includes(` ${copied} `)) return [{ kind: 'copied', detail: copied }];
    }
  }
  return [];
}

const plainWords = (text: string): string[] =>
  readWords(text)
    .filter(({ text: word, begins }) => begins || !/\p{Lu}/u.test(word))
    .map((word) => word.folded);

const sentenceLength = { words: [4, 45], characters: 330 } as const;
const titleLength = { words: [3, 16], characters: 110 } as const;

export type WrittenSentence = { text: string; facts: string[] };

type SentenceContext = { facts: NewsFacts; locale: Locale; isTitle?: boolean };
