import type { Problem, ProblemCode } from '#core/health/find-problems.ts';
import { isDay } from '#core/ibiza-time/days.ts';
import type { Locale } from '#core/locale.ts';
import { fill } from '../fill.ts';
import { formatDate } from '../format.ts';

/** Returns the sentence about a problem of the site, with the names of at most five affected items. */
export function problemText(
  { problems }: { problems: Record<ProblemCode, { text: string }> },
  { code, n = 0, names = [] }: Pick<Problem, 'code' | 'n' | 'names'>,
  locale: Locale,
): string {
  const shown = names
    .slice(0, 5)
    .map((name) => (isDay(name) ? formatDate(name, locale) : name))
    .join(', ');
  return fill(problems[code].text, { n, names: names.length > 5 ? `${shown} …` : shown });
}
