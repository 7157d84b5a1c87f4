import { locales } from '../../../locale.ts';
import { daysIn } from '../../../language/days.ts';
import { languageWords } from '../../../language/language-words.ts';
import { hasReading, numbersIn } from '../../../language/numbers/numbers.ts';
import { hasInstruction } from '../../../language/model-talk.ts';
import { evenText, folded, readWords } from '../../../language/read-words.ts';
import type { FactsFound } from '../questions.ts';
import type { NewsReport, Term } from '../news-writer.ts';
import { basisOfReport, isNamed, isNegative, type Basis } from './basis.ts';
import { hasContact, hasMarkup } from './forbidden.ts';

/**
 * Why the report does not support a fact; undefined if it does. The quote must be verbatim, and every number, date
 * and name must be the report's.
 */
export function reasonToDropFact(fact: FactsFound, report: NewsReport): string | undefined {
  const basis = basisOfReport(report);
  const quote = evenText(fact.quote);
  if (readWords(quote).length < minQuoteWords || !basis.report.includes(quote)) return 'quote';
  const listed = [...fact.who, ...fact.where, ...fact.when, ...fact.numbers];
  if (
    listed.some(
      (words) => !basis.report.toLowerCase().includes(evenText(words).toLowerCase()) || words.trim() === '',
    )
  )
    return 'not-in-report';
  const statement = `${fact.what} ${quote}`;
  if (hasMarkup(statement) || hasContact(statement)) return 'contact';
  if (hasInstruction(statement)) return 'instruction';
  return doubtAboutStatement(fact.what, basis);
}

/** Whether a report addresses a model rather than people; such reports are not even passed to the model. */
export const addressesModel = ({ title, summary }: Pick<NewsReport, 'title' | 'summary'>): boolean =>
  hasInstruction(title) || hasInstruction(summary);

/**
 * The terms that the report supports: the word occurs in it, and is an ordinary word in each language that
 * capitalises only names.
 */
export function supportedTerms(terms: readonly Term[], report: NewsReport): Term[] {
  const words = new Set(readWords(`${report.title} ${report.summary}`).map((word) => word.folded));
  return terms.filter(
    (term) =>
      readWords(term.word).every((word) => words.has(word.folded)) &&
      locales.every((locale) => readWords(term[locale]).length > 0 && !hasMarkup(term[locale])) &&
      locales.every((locale) =>
        languageWords[locale].nounsHaveCapitals
          ? readWords(term[locale]).length <= 3
          : term[locale] === term[locale].toLowerCase(),
      ),
  );
}

function doubtAboutStatement(what: string, basis: Basis): string | undefined {
  const { days, rest } = daysIn(what, 'en');
  if (days.some((day) => !basis.days.includes(day))) return 'day';
  if (numbersIn(rest, 'en').some((number) => !hasReading(number, basis.numbers))) return 'number';
  const names = readWords(rest).filter(
    ({ text, begins }) => /\p{Lu}/u.test(text) && !begins && text.length > 1,
  );
  if (names.some((name) => !isNamed(folded(name.text), basis))) return 'name';
  if (isNegative(what) && !basis.isNegative) return 'negation';
  return undefined;
}

/** Fewer words could occur anywhere by chance. */
const minQuoteWords = 4;
