import type { Action } from '#contract/access.ts';
import { islandTime } from '#core/ibiza-time/clock.ts';
import { islandDay } from '#core/ibiza-time/days.ts';
import { sourceFirst, type Locale } from '#core/locale.ts';
import { slugParts } from '#core/post/post.ts';

/** Joins what one person did at once to several languages of an article: to an editor, that is one action. */
export function logLines(actions: readonly Action[]): LogLine[] {
  const lines: LogLine[] = [];
  for (const action of actions) {
    const parts = slugParts(action.subject);
    const key = keyOf(action);
    const line = parts && lines.findLast((one) => keyOf(one.action) === key);
    if (parts === undefined || line === undefined) {
      lines.push({ action, locales: parts === undefined ? [] : [parts.locale] });
      continue;
    }
    line.locales = sourceFirst.filter((locale) => locale === parts.locale || line.locales.includes(locale));
    if (line.locales[0] === parts.locale) line.action = action;
  }
  return lines;
}

/** Groups the lines by day, and those of a day by runs: what one person did several times in a row. */
export function logDays(actions: readonly Action[]): LogDay[] {
  const days = Map.groupBy(logLines(actions), ({ action }) => islandDay(new Date(action.at)));
  return [...days].map(([day, lines]) => ({ day, runs: runsOf(lines) }));
}

function runsOf(lines: readonly LogLine[]): LogRun[] {
  const runs: LogRun[] = [];
  for (const line of lines) {
    const [newest, ...earlier] = runs.pop() ?? [line];
    if (newest === line) runs.push([line]);
    else if (isSameAct(newest, line)) runs.push([newest, ...earlier, line]);
    else runs.push([newest, ...earlier], [line]);
  }
  return runs;
}

const isSameAct = ({ action: one }: LogLine, { action: other }: LogLine): boolean =>
  one.action === other.action && one.person === other.person;

/** How many things a run is about: an article in several languages is one, and so is one that was changed twice. */
export const thingsIn = (run: LogRun): number =>
  new Set(run.map(({ action: { subject, at } }) => slugParts(subject)?.slugBase ?? (subject || at))).size;

const keyOf = ({ at, person, action, subject, fromVersion, toVersion }: Action): string =>
  [
    islandTime(new Date(at)).slice(0, 16),
    person,
    action,
    slugParts(subject)?.slugBase ?? subject,
    fromVersion,
    toVersion,
  ].join('|');

/** `locales` is empty if the action does not concern an article. */
export type LogLine = { action: Action; locales: Locale[] };

/** Newest first, like the runs of a day. */
export type LogRun = [LogLine, ...LogLine[]];

export type LogDay = { day: string; runs: LogRun[] };
