import type { Locale } from '../../../locale.ts';
import { daysIn, saysRelativeDay } from '../../../language/days.ts';
import { isStopWord, languageOf } from '../../../language/stop-words.ts';
import { isGermanNoun, isUsedAsName } from '../../../language/names/german-nouns.ts';
import { numberOfWord } from '../../../language/numbers/number-words.ts';
import { isSameName, sameNames } from '../../../language/names/name-groups.ts';
import { hasReading, numbersIn } from '../../../language/numbers/numbers.ts';
import { isOrdinaryBeginning } from '../../../language/names/ordinary-words.ts';
import { hasInstruction } from '../../../language/model-talk.ts';
import { evenText, readWords, type Word } from '../../../language/read-words.ts';
import type { Claims, NewsFact, NewsFacts } from '../news-writer.ts';
import { basisOfFacts, isNamed, isNegative, isSubject, isSubjectItself, type Basis } from './basis.ts';
import { hasContact, hasMarkup } from './forbidden.ts';

/**
 * The faults of a sentence, by rules that need no model; empty if there are none. A sentence refers to facts of one
 * report, and all its numbers, days and names must be theirs.
 */
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
  const basis = basisOfFacts(known, report, locale);
  return [...form, ...languageFaults(text, locale), ...contentFaults(text, locale, basis)];
}

/**
 * The numbers and days of a sentence, and the persons and places of its facts that it names, for comparison between
 * languages.
 */
export function claimsOf({ text, facts: ids }: WrittenSentence, { facts, locale }: SentenceContext): Claims {
  const { days, rest } = daysIn(text, locale);
  const words = readWords(rest).map(({ folded }) => folded);
  const namesIt = (name: string) =>
    readWords(name).some(
      ({ folded, text: part }) =>
        /\p{Lu}/u.test(part) &&
        [...sameNames(folded)].some((same) => words.some((word) => isSameName(word, same))),
    );
  const named = facts.facts
    .filter(({ id }) => ids.includes(id))
    .flatMap(({ who, where }) => [
      ...who.filter(namesIt).map((name) => `who ${name}`),
      ...where.filter(namesIt).map((name) => `where ${name}`),
    ]);
  return {
    facts: ids,
    numbers: numbersIn(rest, locale).map((number) => number.join('|')),
    days,
    names: [...new Set(named)],
  };
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
  const words = readWords(rest);
  const wrongNames = words.filter(
    (word, at) =>
      isNameLike({ words, at }, locale) &&
      !isNamed(word.folded, basis) &&
      !(isSubjectItself(word.folded, basis) && !(locale === 'de' && isUsedAsName({ words, at }))),
  );
  const wrongNumbers = numbersIn(rest, locale).filter((number) => !hasReading(number, basis.numbers));
  const faults: Fault[] = [
    ...wrongNumbers.map(([number = '']): Fault => ({ kind: 'number', detail: number })),
    ...days.filter((day) => !basis.days.includes(day)).map((day): Fault => ({ kind: 'day', detail: day })),
    ...wrongNames.map(({ text: name }): Fault => ({ kind: 'name', detail: name })),
    ...quoteFaults(text, basis),
  ];
  if (isNegative(text) && !basis.isNegative) faults.push({ kind: 'negation', detail: '' });
  if (isFar(words, { locale, basis, marks: days.length + numbersIn(rest, locale).length }))
    faults.push({ kind: 'too-far', detail: '' });
  return faults;
}

/** Whether a capital is explained neither by the position in the sentence nor by the language. */
function isNameLike({ words, at }: { words: Word[]; at: number }, locale: Locale): boolean {
  const word = words[at];
  if (!word || !/\p{Lu}/u.test(word.text) || word.text.length < 2) return false;
  if (numberOfWord(word.folded, locale) !== undefined) return false;
  if ((word.begins || locale === 'de') && isStopWord(word.folded, locale) && !/\p{Lu}{2}/u.test(word.text))
    return false;
  if (word.begins && isOrdinaryBeginning(word.folded, locale)) return false;
  return !(locale === 'de' && isGermanNoun(word.text) && !isUsedAsName({ words, at }));
}

/** A quotation must be verbatim from the report; a translated one is not a quotation. */
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

/** Whether a sentence says more than its facts do, as far as its words show. */
function isFar(
  words: Word[],
  { locale, basis, marks }: { locale: Locale; basis: Basis; marks: number },
): boolean {
  const content = words.filter(
    ({ folded }) =>
      folded.length >= 4 && !isStopWord(folded, locale) && numberOfWord(folded, locale) === undefined,
  );
  const held = content.filter(({ folded }) => isSubject(folded, basis) || isNamed(folded, basis)).length;
  return held + marks < minTies || (held + marks) / (content.length + marks) < leastShare;
}

/** The minimum number, and share, of words, numbers and days that connect a sentence with its facts. */
const minTies = 2;
const leastShare = 0.4;

const sentenceLength = { words: [4, 45], characters: 330 } as const;
const titleLength = { words: [3, 16], characters: 110 } as const;

export type WrittenSentence = { text: string; facts: string[] };

type SentenceContext = { facts: NewsFacts; locale: Locale; isTitle?: boolean };

/** The model gets `kind` when it may try again, and the owner when the sentence was dropped. */
export type Fault = { kind: FaultKind; detail: string };

export type FaultKind =
  | 'no-facts'
  | 'two-reports'
  | 'number'
  | 'day'
  | 'relative-day'
  | 'name'
  | 'quote'
  | 'negation'
  | 'too-far'
  | 'language'
  | 'markup'
  | 'contact'
  | 'instruction'
  | 'length'
  | 'unfinished'
  | 'repeated'
  | 'languages-disagree';
