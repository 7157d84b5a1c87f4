import type { Locale } from '../../../locale.ts';
import { daysIn, saysRelativeDay } from '../../../language/days.ts';
import { languageWords } from '../../../language/language-words.ts';
import { languageOf } from '../../../language/stop-words.ts';
import { numberOfWord } from '../../../language/numbers/number-words.ts';
import { hasReading, isNear, numbersIn } from '../../../language/numbers/numbers.ts';
import { hasInstruction } from '../../../language/model-talk.ts';
import { evenText, folded, readWords, type Word } from '../../../language/read-words.ts';
import type { NewsFact, NewsFacts } from '../news-writer.ts';
import { basisOfFacts, isNamed, isNegative, type Basis } from './basis.ts';
import type { Fault } from './fault.ts';
import { meaningFaults } from './check-meaning.ts';
import { hasContact, hasMarkup } from './forbidden.ts';

/** Returns the faults of a sentence. All its numbers, days and names must come from its facts. */
export function checkSentence(
  sentence: WrittenSentence,
  { facts, locale, isTitle = false }: SentenceContext,
): Fault[] {
  const named = sentence.facts.map((id) => facts.facts.find((fact) => fact.id === id));
  const text = sentence.text.trim();
  const form = [...formFaults(text, isTitle), ...forbiddenFaults(text)];
  if (named.length === 0) return [...form, { kind: 'no-facts', detail: '' }];
  if (named.some((fact) => fact === undefined))
    return [...form, { kind: 'no-facts', detail: sentence.facts.join(', ') }];
  const known = named.filter((fact) => fact !== undefined);
  const [first] = known;
  const report = facts.reports.find(({ id }) => id === first?.report);
  if (!report || known.some((fact: NewsFact) => fact.report !== first?.report))
    return [...form, { kind: 'two-reports', detail: sentence.facts.join(', ') }];
  const basis = basisOfFacts(known, report);
  const source = [report.title, ...known.map(({ quote }) => quote)].join(' ');
  return [
    ...form,
    ...languageFaults(text, locale),
    ...contentFaults(text, locale, basis),
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

function contentFaults(text: string, locale: Locale, basis: Basis): Fault[] {
  const { days, rest } = daysIn(text, locale);
  const wrongNames = readWords(rest).filter(
    (word) => isNameLike(word, locale) && !isNamed(word.folded, basis),
  );
  const isRounded = rounding.test(folded(text));
  const wrongNumbers = numbersIn(rest, locale).filter(
    (number) => !hasReading(number, basis.numbers) && !(isRounded && isNear(number, basis.numbers)),
  );
  const faults: Fault[] = [
    ...wrongNumbers.map(([number = '']): Fault => ({ kind: 'number', detail: number })),
    ...days.filter((day) => !basis.days.includes(day)).map((day): Fault => ({ kind: 'day', detail: day })),
    ...wrongNames.map(({ text: name }): Fault => ({ kind: 'name', detail: name })),
    ...quoteFaults(text, basis),
    ...copyFaults(text, basis),
  ];
  if (isNegative(text) && !basis.isNegative) faults.push({ kind: 'negation', detail: '' });
  return faults;
}

/** Whether a capital marks a name. In German only abbreviations count: it capitalises all nouns. */
function isNameLike({ text, folded: word, begins }: Word, locale: Locale): boolean {
  if (begins || !/\p{Lu}/u.test(text) || text.length < 2) return false;
  return languageWords[locale].nounsHaveCapitals
    ? /\p{Lu}{2}/u.test(text)
    : numberOfWord(word, locale) === undefined;
}

/** Finds quotations that are not verbatim in the report. A translated one is not verbatim either. */
function quoteFaults(text: string, { report }: Basis): Fault[] {
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

const rounding =
  /\b(?:about|around|some|nearly|almost|roughly|(?:more|less) than|over|circa|ongeveer|bijna|zo'n|ruim|rond|(?:meer|minder) dan|unos|unas|casi|cerca de|alrededor de|(?:mas|menos) de|rund|etwa|ungefahr|fast|knapp|uber|(?:mehr|weniger) als)\b/;

/** At most this many consecutive words of a report may be copied. Names do not count. */
const maxCopied = 12;

/** Finds passages copied from the report, because the newspaper has the rights to its sentences. */
function copyFaults(text: string, { report }: Basis): Fault[] {
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
