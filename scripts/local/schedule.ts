/**
 * Whether a cron expression means this minute, in UTC as on Netlify.
 * @example isDue('*\/5 * * * *', new Date('2026-01-01T10:05:00Z')) // => true
 */
export function isDue(expression: string, moment: Date): boolean {
  const fields = (named[expression.trim()] ?? expression.trim()).split(/\s+/);
  if (fields.length !== 5) throw new Error(`“${expression}” is no schedule: five fields are needed.`);
  const [minute, hour, day, month, weekday] = fields as [string, string, string, string, string];
  const fits = (field: string, value: number, range: Range) => valuesOf(field, range).has(value);
  const isDay = fits(day, moment.getUTCDate(), { from: 1, to: 31 });
  const isWeekday = fits(weekday.replace('7', '0'), moment.getUTCDay(), { from: 0, to: 6 });
  return (
    fits(minute, moment.getUTCMinutes(), { from: 0, to: 59 }) &&
    fits(hour, moment.getUTCHours(), { from: 0, to: 23 }) &&
    fits(month, moment.getUTCMonth() + 1, { from: 1, to: 12 }) &&
    // Where both are given, cron takes either.
    (day !== '*' && weekday !== '*' ? isDay || isWeekday : isDay && isWeekday)
  );
}

/** Calls `run` with the name of each job that is scheduled by then at its minutes, until stopped. */
export function startSchedule(jobs: () => ScheduledJob[], run: (name: string) => void): { stop: () => void } {
  let timer = setTimeout(tick, untilNextMinute());
  function tick(): void {
    const now = new Date();
    for (const { name, schedule } of jobs()) if (isDue(schedule, now)) run(name);
    timer = setTimeout(tick, untilNextMinute());
  }
  return { stop: () => clearTimeout(timer) };
}

/** Half a second into the minute: a timer that fires a little early must not count a minute twice. */
const untilNextMinute = (): number => 60_500 - (Date.now() % 60_000);

function valuesOf(field: string, { from, to }: Range): Set<number> {
  const values = new Set<number>();
  for (const part of field.split(',')) {
    const [, span = '', step = '1'] = /^([^/]+)(?:\/(\d+))?$/.exec(part) ?? [];
    const [first = NaN, last = part.includes('/') ? to : first] =
      span === '*' ? [from, to] : span.split('-').map(Number);
    if (!(first >= from && last <= to && first <= last && Number(step) > 0))
      throw new Error(`“${field}” is no part of a schedule.`);
    for (let value = first; value <= last; value += Number(step)) values.add(value);
  }
  return values;
}

const named: Record<string, string> = {
  '@hourly': '0 * * * *',
  '@daily': '0 0 * * *',
  '@midnight': '0 0 * * *',
  '@weekly': '0 0 * * 0',
  '@monthly': '0 0 1 * *',
  '@yearly': '0 0 1 1 *',
  '@annually': '0 0 1 1 *',
};

type Range = { from: number; to: number };

export type ScheduledJob = { name: string; schedule: string };
