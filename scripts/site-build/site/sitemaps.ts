import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import sitemap, { type SitemapOptions } from '@astrojs/sitemap';
import type { AstroIntegrationLogger, HookParameters } from 'astro';
import type { PostBlock } from '#content/post-blocks.ts';
import type { PostLists } from '#content/post-lists.ts';
import { pageEntries, postEntries, type SitemapEntry } from '#content/sitemap-entries.ts';
import { fallbackAlternate } from '#core/alternates.ts';

/** Writes a sitemap of each block of posts in `changed`, the sitemap of all other pages, and the index. */
export async function writeSitemaps({
  outDir,
  siteUrl,
  lists,
  allBlocks,
  changed,
}: Sitemaps): Promise<{ written: string[]; removed: string[] }> {
  const ofPosts = allBlocks.map(({ name }) => fileOf(chunkOf(name)));
  const written = ['sitemap-index.xml', fileOf(others), ...changed.map(({ name }) => fileOf(chunkOf(name)))];
  const removed = readdirSync(outDir).filter(
    (file) => /^sitemap-.*\.xml$/.test(file) && ![...written, ...ofPosts].includes(file),
  );
  // The published site may hard-link these files, so the integration must not overwrite them.
  for (const file of [...removed, ...written]) rmSync(path.join(outDir, file), { force: true });

  for (const { name, posts } of changed)
    await runIntegration(postEntries(posts, lists), {
      outDir,
      siteUrl,
      chunks: { [chunkOf(name)]: (item) => item },
    });
  const customSitemaps = ofPosts.map((file) => new URL(file, siteUrl).href);
  // Each run writes the index, so the run whose index is complete comes last.
  await runIntegration(pageEntries(lists), { outDir, siteUrl, chunks: {}, customSitemaps });
  return { written, removed };
}

/** The integration puts entries of no chunk into a chunk of this name. */
const others = 'pages';

const chunkOf = (block: string): string => `posts-${block}`;

/** The integration numbers the files of a chunk from 0, and fills each with 45,000 entries. */
const fileOf = (chunk: string): string => `sitemap-${chunk}-0.xml`;

/** Calls the hooks of the integration as Astro calls them at the end of `astro build`. */
async function runIntegration(entries: SitemapEntry[], { outDir, siteUrl, ...options }: Run): Promise<void> {
  const entryOf = new Map(entries.map((entry) => [new URL(entry.path, siteUrl).href, entry]));
  const { hooks } = sitemap({
    namespaces: { news: false, image: false, video: false },
    ...options,
    serialize(item) {
      const { changedAt, alternates = [] } = entryOf.get(item.url) ?? {};
      const lastmod = changedAt === undefined ? {} : { lastmod: new Date(changedAt).toISOString() };
      return { ...item, ...lastmod, links: languageLinks(alternates, siteUrl) };
    },
  });
  const config = { site: siteUrl, base: '/', trailingSlash: 'never', build: { format: 'file' } };
  await hooks['astro:config:done']?.({ config } as HookParameters<'astro:config:done'>);
  await hooks['astro:routes:resolved']?.({ routes: [], logger });
  await hooks['astro:build:done']?.({
    dir: pathToFileURL(`${outDir}/`),
    pages: entries.map((entry) => ({ pathname: entry.path.slice(1) })),
    assets: new Map(),
    logger,
  });
}

/** The integration reports failures only to its logger. */
const logger = {
  info: () => undefined,
  warn: (message: string): void => fail(message),
  error: (message: string): void => fail(message),
} as unknown as AstroIntegrationLogger;

function fail(message: string): never {
  throw new Error(`The sitemap could not be written: ${message}`);
}

function languageLinks(
  alternates: SitemapEntry['alternates'],
  siteUrl: string,
): { lang: string; url: string }[] {
  const fallback = fallbackAlternate(alternates);
  if (alternates.length < 2 || fallback === undefined) return [];
  const link = (lang: string, address: string) => ({ lang, url: new URL(address, siteUrl).href });
  return [
    ...alternates.map(({ locale, path: address }) => link(locale, address)),
    link('x-default', fallback.path),
  ];
}

type Sitemaps = {
  outDir: string;
  siteUrl: string;
  lists: PostLists;
  allBlocks: PostBlock[];
  changed: PostBlock[];
};

type Run = Pick<Sitemaps, 'outDir' | 'siteUrl'> &
  Pick<NonNullable<SitemapOptions>, 'chunks' | 'customSitemaps'>;
