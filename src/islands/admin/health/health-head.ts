import type { Health } from '#contract/health.ts';
import { counted } from '#i18n/counted.ts';
import type { DeskWords } from '#i18n/desk/desk-words.ts';

/** How the site is, in the sentence that every page of the desk says. `more` completes it on the page of the status. */
export function healthHead(
  { problems, backedUpAt, rehearsedAt, checkedAt }: Facts,
  { health: texts }: DeskWords,
): HealthHead {
  const neverRun = [backedUpAt, rehearsedAt, checkedAt].filter((at) => at === null).length;
  const checks = neverRun > 0 ? counted(texts.notRun, neverRun) : texts.allRun;
  if (problems.length > 0) return { tone: 'bad', text: counted(texts.found, problems.length), more: checks };
  if (neverRun > 0) return { tone: 'open', text: checks, more: texts.restWell };
  return { tone: 'good', text: texts.well, more: checks };
}

type Facts = Pick<Health, 'backedUpAt' | 'rehearsedAt' | 'checkedAt'> & { problems: readonly unknown[] };

type HealthHead = { tone: 'good' | 'open' | 'bad'; text: string; more: string };
