/**
 * One build, in a process of its own: started ahead of time, it loads Astro and waits for the word.
 * It ends when its parent is gone, so a killed start leaves nothing behind.
 */
import path from 'node:path';
import { chdir } from 'node:process';
import { buildSite, loadAstro, type SitePlaces } from '../build/build-site.ts';
import { buildFailureReason } from '../build/plain-reason.ts';
import type { BuildAnswer } from './site-builder.ts';

process.on('disconnect', () => process.exit(1));
process.once('message', (order: BuildOrder) => void run(order));
await loadAstro(path.resolve(import.meta.dirname, '../..'));

async function run({ localDir, settings, ...places }: BuildOrder): Promise<void> {
  Object.assign(process.env, settings);
  // Builds of one clone beside each other share files under the working directory, so each has its own.
  chdir(localDir);
  answer(await build({ localDir, places }));
}

async function build({ localDir, places }: { localDir: string; places: SitePlaces }): Promise<BuildAnswer> {
  try {
    const { contentVersion, posts } = await buildSite(places);
    return { ok: true, contentVersion, posts };
  } catch (error) {
    console.error(error);
    return { ok: false, reason: buildFailureReason(error, { hide: [localDir, places.project] }) };
  }
}

function answer(message: BuildAnswer): void {
  process.send?.(message, () => process.exit(0));
}

/** The process may be older than the settings, so they come with the order. */
export type BuildOrder = SitePlaces & { localDir: string; settings: Record<string, string> };
