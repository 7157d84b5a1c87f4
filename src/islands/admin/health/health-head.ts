import type { Health } from '#contract/health.ts';
import type { ProblemCode } from '#core/health/find-problems.ts';
import { counted } from '#i18n/counted.ts';
import type { DeskWords } from '#i18n/desk/desk-words.ts';

/** How the site is, in the sentence that every page of the desk says. `more` completes it on the page of the status. */
export function healthHead(
  { problems, backedUpAt, rehearsedAt, checkedAt }: Facts,
  { health: texts }: DeskWords,
): HealthHead {
  if (problems.some(({ code }) => toneOf(code) === 'bad'))
    return { tone: 'bad', text: texts.troubled, more: texts.troubledHint };
  const neverRun = [backedUpAt, rehearsedAt, checkedAt].filter((at) => at === null).length;
  const checks = neverRun > 0 ? counted(texts.notRun, neverRun) : texts.allRun;
  if (problems.length === 0 && neverRun === 0) return { tone: 'good', text: texts.well, more: checks };
  return { tone: 'open', text: texts.works, more: neverRun > 0 ? checks : texts.waits };
}

/** Red only for what is broken. The other problems are work that waits for a person. */
export const toneOf = (code: ProblemCode) => (waiting.has(code) ? 'open' : 'bad');

const waiting: ReadonlySet<ProblemCode> = new Set<ProblemCode>([
  'rehearsal-old',
  'news-waiting',
  'unread-stopped',
  'pages-missing',
  'translations-outdated',
  'invitations-open',
]);

type Facts = Pick<Health, 'backedUpAt' | 'rehearsedAt' | 'checkedAt'> & {
  problems: readonly { code: ProblemCode }[];
};

type HealthHead = { tone: 'good' | 'open' | 'bad'; text: string; more: string };
