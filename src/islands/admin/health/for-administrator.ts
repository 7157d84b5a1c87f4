import type { Health } from '#contract/health.ts';
import type { Locale } from '#core/locale.ts';
import { problemText } from '#i18n/desk/problem-text.ts';
import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { fixedAt } from './ProblemRow.tsx';

/** What only an administrator can do, each with its reason, for one mail. */
export function forAdministrator(
  { problems, backedUpAt, rehearsedAt, checkedAt }: Facts,
  { health: texts }: DeskWords,
  locale: Locale,
): string[] {
  const steps = problems
    .filter(({ code }) => fixedAt[code] === undefined)
    .map(
      ({ code, n, names }) =>
        `${problemText(texts, { code, n: n ?? undefined, names }, locale)} ${texts.problems[code].action}`,
    );
  const never = [
    [texts.backup, backedUpAt, texts.backupStep],
    [texts.rehearsal, rehearsedAt, texts.problems['rehearsal-old'].action],
    [texts.lastCheck, checkedAt, texts.checkStep],
  ] as const;
  return [
    ...steps,
    ...never
      .filter(([, at]) => at === null)
      .map(([title, , step]) => `${title}: ${texts.never.toLowerCase()}. ${step}`),
  ];
}

type Facts = Pick<Health, 'problems' | 'backedUpAt' | 'rehearsedAt' | 'checkedAt'>;
