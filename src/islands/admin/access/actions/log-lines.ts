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
    const line = lines.at(-1);
    if (line === undefined || parts === undefined || keyOf(line.action) !== keyOf(action)) {
      lines.push({ action, locales: parts === undefined ? [] : [parts.locale] });
      continue;
    }
    line.locales = sourceFirst.filter((locale) => locale === parts.locale || line.locales.includes(locale));
    if (line.locales[0] === parts.locale) line.action = action;
  }
  return lines;
}

/** Groups the lines by day, and those of a day by what they are about: an article with all its languages, or a person. */
export function logDays(actions: readonly Action[]): LogDay[] {
  const lines = logLines(actions);
  const days = Map.groupBy(lines, ({ action }) => islandDay(new Date(action.at)));
  return [...days].map(([day, ofDay]) => ({
    day,
    things: [...Map.groupBy(ofDay, thingOf).values()],
  }));
}

const thingOf = ({ action: { subject, action } }: LogLine): string =>
  subject === '' ? action : (slugParts(subject)?.slugBase ?? subject);

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

/** The lines of each thing are newest first, like the things of a day. */
export type LogDay = { day: string; things: LogLine[][] };
