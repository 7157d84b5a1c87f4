import type { Health } from '#contract/health.ts';
import type { ProblemCode } from '#core/health/find-problems.ts';
import type { Locale } from '#core/locale.ts';
import { counted } from '#i18n/counted.ts';
import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { problemText } from '#i18n/desk/problem-text.ts';
import type { Tone } from '../parts/list/Lead.tsx';

/** How the site is, in the sentences that every page of the desk says. `n` counts what waits for a person. */
export function healthHead(
  { problems, backedUpAt, rehearsedAt, checkedAt }: Facts,
  { health: texts }: DeskWords,
): HealthHead {
  const neverRun = [backedUpAt, rehearsedAt, checkedAt].filter((at) => at === null).length;
  const n = problems.length + neverRun;
  const isBroken = problems.some(({ code }) => toneOf(code) === 'bad');
  const works = backedUpAt === null ? texts.worksUnsaved : texts.works;
  return {
    n,
    isBroken,
    // A site that could be lost at any moment is not well, although it works.
    tone: isBroken || backedUpAt === null ? 'bad' : 'good',
    text: isBroken ? texts.troubled : n > 0 ? works : texts.well,
    more: n > 0 ? counted(texts.start, n) : texts.allRun,
  };
}

/** What to look at first: what is broken, then a missing back-up, then what waits or was never done. */
export function worstPoint(
  { problems, ...at }: ReadFacts,
  { health: texts }: DeskWords,
  locale: Locale,
): string | undefined {
  const never = (name: 'backup' | 'rehearsal' | 'lastCheck', moment: string | null) =>
    moment === null ? [`${texts[name]}: ${texts.never.toLocaleLowerCase()}`] : [];
  const ofTone = (tone: 'bad' | 'open') =>
    problems
      .filter(({ code }) => toneOf(code) === tone)
      .map((problem) => problemText(texts, { ...problem, n: problem.n ?? undefined }, locale));
  return [
    ...ofTone('bad'),
    ...never('backup', at.backedUpAt),
    ...ofTone('open'),
    ...never('rehearsal', at.rehearsedAt),
    ...never('lastCheck', at.checkedAt),
  ][0];
}

/** Red only for what is broken. The other problems are work that waits for a person. */
export const toneOf = (code: ProblemCode) => (waiting.has(code) ? 'open' : 'bad');

const waiting: ReadonlySet<ProblemCode> = new Set<ProblemCode>([
  'rehearsal-old',
  'news-waiting',
  'unread-stopped',
  'insurance-ends',
  'pages-missing',
  'translations-outdated',
  'invitations-open',
]);

type ReadFacts = Pick<Health, 'backedUpAt' | 'rehearsedAt' | 'checkedAt' | 'problems'>;

type Facts = Pick<Health, 'backedUpAt' | 'rehearsedAt' | 'checkedAt'> & {
  problems: readonly { code: ProblemCode }[];
};

export type HealthHead = { n: number; isBroken: boolean; tone: Tone; text: string; more: string };
