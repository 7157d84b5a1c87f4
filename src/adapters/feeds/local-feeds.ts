import { isLocalSite } from '../settings.ts';

/** Lets a local site read the configured feeds on the same machine. A public site reads public hosts only. */
export function localFeeds(feeds: string[], siteUrl: string): ((url: URL) => boolean) | undefined {
  if (!isLocalSite(siteUrl)) return undefined;
  const origins = new Set(
    feeds.flatMap((feed) => (URL.canParse(feed) && isLocalSite(feed) ? [new URL(feed).origin] : [])),
  );
  return ({ origin }) => origins.has(origin);
}
