import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { zipFunctions } from '@netlify/zip-it-and-ship-it';
import { includedFilesConfig } from './included-files.ts';
import { SetupMistake } from './setup-mistake.ts';

/** Bundles the functions the way Netlify does, each into a folder of its own, and tells what was found. */
export async function bundleFunctions({
  project,
  outDir,
}: {
  project: string;
  outDir: string;
}): Promise<BundledFunction[]> {
  const source = path.join(project, 'functions');
  await rm(outDir, { recursive: true, force: true });
  if (!existsSync(source) || readdirSync(source).length === 0) return [];
  const results = await zipFunctions(source, outDir, {
    archiveFormat: 'none',
    basePath: project,
    config: { '*': { nodeBundler: 'esbuild' }, ...includedFilesConfig(project) },
    featureFlags: { zisi_pure_esm: true, zisi_pure_esm_mjs: true },
  }).catch((cause: unknown) => {
    const reason = cause instanceof Error ? (cause.message.split('\n')[0] ?? '') : String(cause);
    throw new SetupMistake(`The functions cannot be bundled: ${reason}`, { cause });
  });
  return results.map(({ name, path: folder, entryFilename, schedule, eventSubscriptions }) => ({
    name,
    file: mainFileIn(folder, entryFilename),
    schedule,
    events: eventSubscriptions ?? [],
  }));
}

/** The entry point speaks the language of Netlify's machines; the module it hands on is the function itself. */
function mainFileIn(folder: string, entryFilename: string): string {
  const entry = path.join(folder, entryFilename);
  const main = /getLambdaHandler\(['"](.+?)['"]\)/.exec(readFileSync(entry, 'utf8'))?.[1];
  return main === undefined ? entry : path.join(folder, main);
}

export type BundledFunction = {
  name: string;
  /** The module whose default export is the function. */
  file: string;
  /** A cron expression, for functions that run by the clock alone. */
  schedule: string | undefined;
  /** Names such as deploy_succeeded, for functions that are told of events. */
  events: string[];
};
