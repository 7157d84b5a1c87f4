import { isLocalSite } from '../settings.ts';

/** Says which feeds on this machine may be read. A local site may read configured feeds on its own machine. A public site may not. */
export function localFeeds(feeds: string[], siteUrl: string): ((url: URL) => boolean) | undefined {
  if (!isLocalSite(siteUrl)) return undefined;
  const origins = new Set(
    feeds.flatMap((feed) => (URL.canParse(feed) && isLocalSite(feed) ? [new URL(feed).origin] : [])),
  );
  return ({ origin }) => origins.has(origin);
}
