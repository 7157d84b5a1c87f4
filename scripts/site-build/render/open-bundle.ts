import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { serverEntry } from '../bundle/require-bundle.ts';
import type { fixedPages, renderPages } from './entry.ts';

/** Loads the bundled code of all pages, which then renders any page without Astro’s build. */
export async function openBundle(folder: string): Promise<Bundle> {
  // While React loads, it reads NODE_ENV to choose between its production build and its development build.
  process.env.NODE_ENV = 'production';
  return (await import(pathToFileURL(path.join(folder, serverEntry(folder))).href)) as Bundle;
}

export type Bundle = { fixedPages: typeof fixedPages; renderPages: typeof renderPages };
