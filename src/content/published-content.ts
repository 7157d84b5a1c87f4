import { locales, type Locale } from '#core/locale.ts';
import type { PostTeaser, PublishedPost } from '#core/post/published-post.ts';
import { openSnapshot, type PostKey, type Snapshot } from './snapshot.ts';

/** The published posts as this build sees them: keys of all of them, and single posts by their slug. */
export function publishedContent(): PublishedContent {
  snapshot ??= openSnapshot(requireSnapshotFile(), { readOnly: true });
  const dataVersion = snapshot.dataVersion();
  if (arranged?.dataVersion !== dataVersion) arranged = arrange(snapshot, dataVersion);
  return arranged;
}

let snapshot: Snapshot | undefined;
let arranged: (PublishedContent & { dataVersion: number }) | undefined;

function requireSnapshotFile(): string {
  const file = process.env['CONTENT_SNAPSHOT'];
  if (file === undefined)
    throw new Error('CONTENT_SNAPSHOT names no file: build with `npm run build`, which sets it.');
  return file;
}

function arrange(source: Snapshot, dataVersion: number): PublishedContent & { dataVersion: number } {
  const byLocale = Object.fromEntries(locales.map((locale) => [locale, [] as PostKey[]])) as Record<
    Locale,
    PostKey[]
  >;
  const byArticle = new Map<string, PostKey[]>();
  for (const key of source.keys()) {
    byLocale[key.locale].push(key);
    const versions = byArticle.get(key.slugBase);
    if (versions === undefined) byArticle.set(key.slugBase, [key]);
    else versions.push(key);
  }
  return {
    dataVersion,
    contentVersion: source.contentVersion(),
    byLocale,
    versionsOf: ({ slugBase }) => byArticle.get(slugBase) ?? [],
    post: (slug) => source.post(slug),
    teaser: (slug) => source.teaser(slug),
  };
}

export type PublishedContent = {
  contentVersion: number;
  /** Oldest first. */
  byLocale: Record<Locale, PostKey[]>;
  /** The published languages of the same article, itself among them. */
  versionsOf: (key: Pick<PostKey, 'slugBase'>) => PostKey[];
  post: (slug: string) => PublishedPost;
  teaser: (slug: string) => PostTeaser;
};
