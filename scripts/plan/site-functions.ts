import path from 'node:path';
import { listFunctions } from '@netlify/zip-it-and-ship-it';
import { isDue } from '../local/schedule.ts';

/** The site's functions with their configuration, read from their source by the host's own parser. */
export async function siteFunctions(
  folder = path.resolve(import.meta.dirname, '../../functions'),
): Promise<SiteFunction[]> {
  const listed = await listFunctions(folder, { parseISC: true });
  return listed
    .filter(({ mainFile }) => mainFile.endsWith('.ts'))
    .map(({ name, schedule }) => ({ name, schedule, isBackground: name.endsWith('-background') }));
}

/**
 * How often a schedule runs in a month of 31 days.
 * @example runsPerMonth('0 * * * *') // => 744
 */
export function runsPerMonth(schedule: string): number {
  const minutes = 31 * 24 * 60;
  const start = Date.UTC(2026, 0, 1);
  let runs = 0;
  for (let minute = 0; minute < minutes; minute++)
    if (isDue(schedule, new Date(start + minute * 60_000))) runs++;
  return runs;
}

export type SiteFunction = { name: string; schedule: string | undefined; isBackground: boolean };
