import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import { changedPages, type ChangedPages } from '#content/changed-pages.ts';
import { contentPages } from '#content/content-routes.ts';
import type { Snapshot } from '#content/snapshot/snapshot.ts';
import type { TouchedPost } from '#content/snapshot/touched-posts.ts';
import { partsOfBundle } from './bundle/bundle-parts.ts';
import { digestOfKey, type PagesToDraw } from './draw/draw-pages.ts';
import type { KnownPage, KnownSite, SiteState } from './site/site-state.ts';
import { readStamp } from './site/stamp.ts';

/** Why all pages have to be drawn; undefined where those that changed are enough. */
export function whyWhole({ fingerprint, trusted, ...site }: Question): string | undefined {
  const known = site.state.site();
  if (known === undefined) return 'there is no site yet';
  if (known.code !== fingerprint) return 'code or settings have changed';
  if (site.isNew) return 'its bundle was not there, or not as it was written';
  if (readStamp(site.outDir) !== known.stamp) return 'the site that was built last is not there';
  return trusted === known.stamp || isIntact(site)
    ? undefined
    : 'files of the site are not as they were drawn';
}

/** Whether each file of the site is as it was drawn. */
function isIntact({ outDir, bundleFolder, state }: Omit<Question, 'fingerprint' | 'trusted'>): boolean {
  for (const { file, size, digest } of state.pages()) {
    const place = path.join(outDir, file);
    const found = statSync(place, { throwIfNoEntry: false });
    if (found?.size !== size || crc32(readFileSync(place)) !== digest) return false;
  }
  return partsOfBundle(bundleFolder).files.every((file) =>
    isSameFile(path.join(bundleFolder, 'client', file), path.join(outDir, file)),
  );
}

function isSameFile(one: string, other: string): boolean {
  const [a, b] = [one, other].map((file) => statSync(file, { throwIfNoEntry: false }));
  if (a === undefined || b === undefined) return false;
  return (a.ino === b.ino && a.dev === b.dev) || readFileSync(one).equals(readFileSync(other));
}

/** The pages whose keys are others than those they were drawn for, and the addresses that are gone. */
export function changesOf({ content, state, known, touched }: Changes): Plan {
  const isFollowed = known.content === content.identity() && touched.length <= mostTouched;
  const { pages, gone } = isFollowed
    ? changedPages(content, { touched, before: known.counts })
    : allPages(content, state);
  const others = pages.filter(({ path: place, key }) => isOther(state.page(place), key));
  return { pages: others, count: others.length, gone };
}

/** Beyond this many, all keys are compared: that takes a moment, and each touched post concerns several hundred. */
const mostTouched = 500;

const isOther = (page: KnownPage | undefined, key: string | undefined): boolean =>
  key === undefined || page?.key !== digestOfKey(key);

function allPages(content: Snapshot, state: SiteState): ChangedPages {
  const pages = [...contentPages(content)];
  const paths = new Set(pages.map(({ path: place }) => place));
  const routes = new Set(pages.map(({ route }): string => route));
  const gone = [...state.pages()].filter(({ path: place, route }) => routes.has(route) && !paths.has(place));
  return { pages, gone: gone.map(({ path: place }) => place) };
}

/** `trusted`: the stamp of a site that this process has built or looked through. */
type Question = {
  fingerprint: string;
  outDir: string;
  bundleFolder: string;
  /** The bundle was made just now. */
  isNew: boolean;
  trusted: string | undefined;
  state: SiteState;
};

type Changes = { content: Snapshot; state: SiteState; known: KnownSite; touched: TouchedPost[] };

/** What is to be drawn, and the addresses at which nothing stands any more. */
export type Plan = PagesToDraw & { gone: string[] };
