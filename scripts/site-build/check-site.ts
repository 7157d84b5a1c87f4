import { readFileSync } from 'node:fs';
import path from 'node:path';
import { locales, type Locale } from '#core/locale.ts';
import type { SyncedContent } from './content/sync.ts';

/** Holds the finished site against the content it was to show: a site that is not whole must not go out. */
export function checkSite({ outDir, content, pages }: FinishedSite): void {
  const built = readBuildJson(outDir);
  if (built !== content.contentVersion) {
    throw new Error(
      `build.json names content version ${built}, but ${content.contentVersion} was to be built.`,
    );
  }
  for (const locale of locales) {
    const found = pages.get(endingOf(locale)) ?? 0;
    if (found !== content.posts[locale]) {
      throw new Error(
        `${content.posts[locale]} posts are published in “${locale}”, but ${found} pages were built for them.`,
      );
    }
  }
}

/** @example endingOf('nl') // => '-nl.html' */
const endingOf = (locale: Locale): string => `-${locale}.html`;

export const endingLength = endingOf(locales[0]).length;

function readBuildJson(outDir: string): number {
  const { contentVersion } = JSON.parse(readFileSync(path.join(outDir, 'build.json'), 'utf8')) as {
    contentVersion?: unknown;
  };
  if (typeof contentVersion !== 'number') throw new Error('build.json names no content version.');
  return contentVersion;
}

type FinishedSite = {
  outDir: string;
  content: Pick<SyncedContent, 'contentVersion' | 'posts'>;
  /** How many pages of posts have a file that ends so, for each ending of `endingLength`. */
  pages: Map<string, number>;
};
