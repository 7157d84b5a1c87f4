import { Cron } from 'croner';

/**
 * Whether a cron expression matches the minute of `moment`, in UTC as on Netlify.
 * @example isDue('*\/5 * * * *', new Date('2026-01-01T10:05:00Z')) // => true
 */
export const isDue = (expression: string, moment: Date): boolean => cronOf(expression).match(startOf(moment));

export function startSchedule(jobs: () => ScheduledJob[], run: (name: string) => void): { stop: () => void } {
  const everyMinute = new Cron('* * * * *', () => {
    const now = new Date();
    for (const { name, schedule } of jobs()) if (isDue(schedule, now)) run(name);
  });
  return { stop: () => everyMinute.stop() };
}

function cronOf(expression: string): Cron {
  try {
    return new Cron(expression, { utcOffset: 0, mode: '5-part' });
  } catch (cause) {
    throw new Error(`“${expression}” is no schedule.`, { cause });
  }
}

const startOf = (moment: Date): Date => new Date(Math.floor(moment.getTime() / 60_000) * 60_000);

export type ScheduledJob = { name: string; schedule: string };
