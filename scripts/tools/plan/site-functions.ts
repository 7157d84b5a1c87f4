import path from 'node:path';
import { listFunctions } from '@netlify/zip-it-and-ship-it';

/** Reads the site's functions and their configuration from the source with the host's own parser. */
export async function siteFunctions(
  folder = path.resolve(import.meta.dirname, '../../../functions'),
): Promise<SiteFunction[]> {
  const listed = await listFunctions(folder, { parseISC: true });
  return listed
    .filter(({ mainFile }) => mainFile.endsWith('.ts'))
    .map(({ name, schedule }) => ({ name, schedule, isBackground: name.endsWith('-background') }));
}

export type SiteFunction = { name: string; schedule: string | undefined; isBackground: boolean };
