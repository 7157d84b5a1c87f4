import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Business } from '#core/business/business.ts';
import type { PublishedPost } from '#core/post/published-post.ts';

/** Renders a page of the newest build with the given details and posts. Returns undefined for an unknown page. */
export function renderPreview(...preview: Preview): Promise<string | undefined> {
  const rendering = previous.then(async () => {
    const folder = path.join(workingFolder(), 'node_modules/.astro');
    const entry = readFileSync(path.join(folder, 'current-bundle'), 'utf8');
    const bundle = (await import(pathToFileURL(path.join(folder, 'bundles', entry)).href)) as SiteBundle;
    return bundle.previewPage(...preview);
  });
  previous = rendering.catch(() => undefined);
  return rendering;
}

/** Previews run one after the other, because `previewPage` writes a file that all previews share. */
let previous: Promise<unknown> = Promise.resolve();

/**
 * A function, to hide this path from Netlify’s tracer, which would otherwise pack the whole site. The function `desk` contains
 * only the files of `node_modules/.astro` that `netlify.toml` lists.
 */
const workingFolder = (): string => process.cwd();

type Preview = [path: string, { details: Business; site: string; posts?: PublishedPost[] }];
/** `scripts/site-build/render/entry.ts` */
type SiteBundle = { previewPage: (...preview: Preview) => Promise<string | undefined> };
