import type { FactsFound } from './questions.ts';
import { reasonToDropFact, supportedTerms } from './sentence/check-fact.ts';
import { evenText } from '../../language/read-words.ts';
import type { Dropped, NewsFact, NewsReport } from './news-writer.ts';

/** More facts would only make the text longer. */
const maxFacts = 30;

/** The facts a model found that its reports support, without duplicates and with ids of our own. */
export function newsFactsFrom(
  found: readonly FactsFound[],
  reports: readonly NewsReport[],
): { facts: NewsFact[]; dropped: Dropped[] } {
  const facts: NewsFact[] = [];
  const dropped: Dropped[] = [];
  const seen = new Set<string>();
  for (const each of found) {
    const report = reports[Number(/^r(\d{1,3})$/.exec(each.report)?.[1]) - 1];
    const key = `${each.report} ${evenText(each.quote)}`;
    const doubt = report === undefined ? 'no-report' : reasonToDropFact(each, report);
    if (report === undefined || doubt !== undefined) {
      dropped.push({ sentence: each.what.slice(0, 500), why: doubt ?? 'no-report' });
      continue;
    }
    if (seen.has(key) || facts.length === maxFacts) continue;
    seen.add(key);
    facts.push({
      ...each,
      id: `f${facts.length + 1}`,
      report: report.id,
      terms: supportedTerms(each.terms, report),
    });
  }
  return { facts, dropped };
}
