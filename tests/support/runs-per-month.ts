import { Cron } from 'croner';

/** Returns how often a schedule runs in a month of 31 days. */
export function runsPerMonth(expression: string): number {
  const cron = new Cron(expression, { utcOffset: 0, mode: '5-part' });
  const end = Date.UTC(2026, 1, 1);
  let runs = 0;
  let run = cron.nextRun(new Date(Date.UTC(2026, 0, 1) - 1));
  for (; run !== null && run.getTime() < end; run = cron.nextRun(run)) runs++;
  return runs;
}
