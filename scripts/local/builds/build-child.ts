/**
 * Builds, one after the other, in a process of their own: started ahead of time, it loads Astro and waits for orders.
 * It ends when its parent is gone, so a killed start leaves nothing behind.
 */
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { chdir } from 'node:process';
import { buildSite, loadAstro, type SitePlaces } from '../../build/build-site.ts';
import { keptPages } from '../../build/kept-pages.ts';
import { buildFailureReason } from '../../build/plain-reason.ts';
import type { BuildAnswer } from './site-builder.ts';

let builds = 0;
const pages = keptPages();

process.on('disconnect', () => process.exit(1));
process.on('message', (order: BuildOrder) => void run(order));
await loadAstro(path.resolve(import.meta.dirname, '../../..'));

async function run({ localDir, settings, ...places }: BuildOrder): Promise<void> {
  Object.assign(process.env, settings);
  // Astro bundles the pages under the working directory. Each build has its own: builds of one clone beside each other would
  // share files, and Node would take the second bundle of this process for the first one, which it has loaded already.
  const folder = path.join(localDir, 'builds/work', `${process.pid}-${++builds}`);
  mkdirSync(folder, { recursive: true });
  chdir(folder);
  const result = await build({ localDir, places });
  chdir(localDir);
  rmSync(folder, { recursive: true, force: true });
  answer(result);
}

async function build({ localDir, places }: { localDir: string; places: SitePlaces }): Promise<BuildAnswer> {
  try {
    const { contentVersion, posts } = await buildSite(places, pages);
    return { ok: true, contentVersion, posts };
  } catch (error) {
    console.error(error);
    return { ok: false, reason: buildFailureReason(error, { hide: [localDir, places.project] }) };
  }
}

function answer(message: BuildAnswer): void {
  process.send?.(message);
}

/** The process may be older than the settings, so they come with the order. */
export type BuildOrder = SitePlaces & { localDir: string; settings: Record<string, string> };
