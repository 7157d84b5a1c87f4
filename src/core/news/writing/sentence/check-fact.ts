import { daysIn } from '../../../language/days.ts';
import { hasReading, numbersIn } from '../../../language/numbers/numbers.ts';
import { hasInstruction } from '../../../language/model-talk.ts';
import { evenText, folded, readWords } from '../../../language/read-words.ts';
import type { FactsFound } from '../questions.ts';
import type { NewsFact, NewsReport } from '../news-writer.ts';
import { basisOfReport, isDenied, isNamed, isNegative, textOfReport, type Basis } from './basis.ts';
import { hasContact, hasMarkup } from './forbidden.ts';
import { wholeSentences } from './whole-sentences.ts';

/** Checks a fact against its report. Returns it with whole sentences as quotation, or the reason. */
export function supportedFact(
  fact: FactsFound,
  report: NewsReport,
): { fact: Omit<NewsFact, 'id'> } | { doubt: string } {
  const basis = basisOfReport(report);
  const quote = wholeSentences(textOfReport(report), fact.quote);
  if (quote === undefined || readWords(fact.quote).length < minQuoteWords) return { doubt: 'quote' };
  const listed = [...fact.who, ...fact.where, ...fact.when, ...fact.numbers];
  if (
    listed.some(
      (words) => !basis.report.toLowerCase().includes(evenText(words).toLowerCase()) || words.trim() === '',
    )
  )
    return { doubt: 'not-in-report' };
  const statement = `${fact.what} ${fact.quote}`;
  if (hasMarkup(statement) || hasContact(statement)) return { doubt: 'contact' };
  if (hasInstruction(statement)) return { doubt: 'instruction' };
  // The words before the quotation may deny it, as in "No permitir que | los edificios crezcan".
  const before = quote.slice(0, quote.indexOf(evenText(fact.quote)));
  if (isDenied(before) && !isDenied(`${fact.quote} ${fact.what}`)) return { doubt: 'negation' };
  const doubt = doubtAboutStatement(fact.what, basis);
  return doubt === undefined ? { fact: { ...fact, quote, report: report.id } } : { doubt };
}

/** Whether a report addresses a model. Such reports are never passed to the model. */
export const addressesModel = ({ title, summary }: Pick<NewsReport, 'title' | 'summary'>): boolean =>
  hasInstruction(title) || hasInstruction(summary);

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

/** A shorter quotation could be in the report by chance. */
const minQuoteWords = 4;
