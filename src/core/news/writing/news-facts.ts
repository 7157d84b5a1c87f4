import type { FactsFound } from './questions.ts';
import { supportedFact } from './sentence/check-fact.ts';
import type { Dropped, NewsFact, NewsReport } from './news-writer.ts';

const maxFacts = 30;

/** Returns the model's facts that their reports support, without duplicates and with our own ids. */
export function newsFactsFrom(
  found: readonly FactsFound[],
  reports: readonly NewsReport[],
): { facts: NewsFact[]; dropped: Dropped[] } {
  const facts: NewsFact[] = [];
  const dropped: Dropped[] = [];
  const seen = new Set<string>();
  for (const each of found) {
    const report = reports[Number(/^r(\d{1,3})$/.exec(each.report)?.[1]) - 1];
    const checked = report === undefined ? { doubt: 'no-report' } : supportedFact(each, report);
    if ('doubt' in checked) {
      dropped.push({ sentence: each.what.slice(0, 500), why: checked.doubt });
      continue;
    }
    const key = `${each.report} ${checked.fact.quote} ${each.what}`;
    if (seen.has(key) || facts.length === maxFacts) continue;
    seen.add(key);
    facts.push({ ...checked.fact, id: `f${facts.length + 1}` });
  }
  return { facts, dropped };
}
