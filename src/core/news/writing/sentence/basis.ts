import { daysOfReport } from '../../../language/days.ts';
import { inAnyLanguage } from '../../../language/language-words.ts';
import { isSameName, sameNames } from '../../../language/names/name-groups.ts';
import { numbersIn, type NumberReadings } from '../../../language/numbers/numbers.ts';
import { evenText, folded, readWords } from '../../../language/read-words.ts';
import type { NewsFact, NewsReport } from '../news-writer.ts';

/** Limits what a sentence may say: the numbers and days of its facts, and the names in their report. */
export type Basis = {
  numbers: NumberReadings[];
  days: string[];
  names: Set<string>;
  /** The whole text of the report. Quotations must be verbatim from it. */
  report: string;
  isNegative: boolean;
};

/** Returns the basis of everything that a report says. Facts are checked against it. */
export const basisOfReport = (report: NewsReport): Basis => basisOf(textOfReport(report), report);

export const basisOfFacts = (facts: readonly NewsFact[], report: NewsReport): Basis =>
  basisOf(
    facts
      .flatMap((fact) => [fact.quote, ...fact.who, ...fact.where, ...fact.when, ...fact.numbers])
      .join(' · '),
    report,
    facts.map(({ what }) => what).join(' '),
  );

function basisOf(text: string, report: NewsReport, statement = ''): Basis {
  const days = daysOfReport(text, new Date(report.publishedAt));
  const whole = textOfReport(report);
  return {
    numbers: withYears(numbersIn(text), days, report),
    days,
    // From the whole report, because a fact may leave out the place where it happened.
    names: namesOf(`${whole} ${statement} ${report.source}`),
    report: evenText(whole),
    isNegative: isDenied(`${text} ${statement}`),
  };
}

export const textOfReport = ({ title, summary }: Pick<NewsReport, 'title' | 'summary'>): string =>
  `${title}${/[.!?…]$/.test(title) ? '' : '.'} ${summary}`;

/** Whether a word in a sentence is one of the names in its basis, in any language. */
export const isNamed = (word: string, { names }: Basis): boolean =>
  names.has(word) || [...names].some((name) => isSameName(word, name));

export const isNegative = (text: string): boolean => negation.test(folded(text));

/** Whether a text denies anything, by a negation or a word such as "reject", "end" or "ever". */
export const isDenied = (text: string): boolean => isNegative(text) || denial.test(folded(text));

const denial =
  /\b(?:den(?:y|ie[sd])|rul(?:e[sd]?|ing) out|reject|refus|forbid|ban(?:s|ned)?\b|end(?:s|ed)?\b|stop|abolish|cancel|ever\b|ontken|verwerp|afgewezen|weiger|verbied|verbod|beeindig|schrap|afgeschaft|ooit\b|descart|nieg|neg(?:o|ad[oa]|aron)\b|nega\b|rechaz|rebutj|prohib|impid|impedi|suprim|elimin|cancel|deja(?:n|r|ra|ran)? de|mai\b|jamas|bestreit|bestritt|schliess\w+ .*\baus\b|ausgeschlossen|ablehn|abgelehnt|verbiet|verbot|abgeschafft|beendet|gestrichen|jemals)/;

const negation = new RegExp(`\\b${inAnyLanguage(({ negations }) => negations)}\\b`);

/** Returns the capitalised words of a text (in German, all nouns) with their other-language forms. */
const namesOf = (text: string): Set<string> =>
  new Set(
    readWords(text)
      .filter((word) => /\p{Lu}/u.test(word.text))
      .flatMap((word) => [...sameNames(word.folded)]),
  );

/** Adds the year of each named day, so that a sentence may give the year that its report omits. */
const withYears = (numbers: NumberReadings[], days: string[], report: NewsReport): NumberReadings[] => {
  const year = new Date(report.publishedAt).getUTCFullYear();
  const next = days.some((day) => /^[12]-/.test(day)) && new Date(report.publishedAt).getUTCMonth() >= 10;
  return days.length === 0 ? numbers : [...numbers, [String(next ? year + 1 : year)]];
};
