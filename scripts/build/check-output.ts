import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { locales } from '#core/locale.ts';
import type { SyncedContent } from '#content/sync.ts';

/** Holds the finished site against the content it was to show: a site that is not whole must not go out. */
export async function checkOutput({
  outDir,
  content,
}: {
  outDir: string;
  content: ExpectedContent;
}): Promise<void> {
  const built = await readBuildJson(outDir);
  if (built !== content.contentVersion) {
    throw new Error(
      `build.json names content version ${built}, but ${content.contentVersion} was to be built.`,
    );
  }
  const pages = await readdir(path.join(outDir, 'blog')).catch(() => []);
  for (const locale of locales) {
    const found = pages.filter((name) => name.endsWith(`-${locale}.html`)).length;
    if (found !== content.posts[locale]) {
      throw new Error(
        `${content.posts[locale]} posts are published in “${locale}”, but ${found} pages were built for them.`,
      );
    }
  }
}

async function readBuildJson(outDir: string): Promise<number> {
  const text = await readFile(path.join(outDir, 'build.json'), 'utf8').catch((cause: unknown) => {
    throw new Error('The build made no build.json.', { cause });
  });
  const { contentVersion } = JSON.parse(text) as { contentVersion?: unknown };
  if (typeof contentVersion !== 'number') throw new Error('build.json names no content version.');
  return contentVersion;
}

export type ExpectedContent = Pick<SyncedContent, 'contentVersion' | 'posts'>;
