import type { NewsFacts } from '../news-writer.ts';
import type { WrittenSentence } from './check-sentence.ts';

/** Returns the report that a sentence cites, and the quotations of the facts that it uses. */
export function sourceOf(
  { facts: ids }: WrittenSentence,
  { facts }: NewsFacts,
): { report: string; source: string[] } {
  const cited = facts.filter(({ id }) => ids.includes(id));
  return { report: cited[0]?.report ?? '', source: [...new Set(cited.map(({ quote }) => quote))] };
}
