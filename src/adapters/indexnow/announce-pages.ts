import { indexNowKey, indexNowPath } from '#core/search-engines/index-now.ts';
import { isLocalSite } from '../settings.ts';
import { fetchOutside } from '../outside/fetch-outside.ts';

/** Reports changed pages to IndexNow, except from a local site. Throws if the request fails. */
export async function announcePages({
  siteUrl,
  paths,
  endpoint = 'https://api.indexnow.org/indexnow',
}: Announcement): Promise<void> {
  if (isLocalSite(siteUrl) || paths.length === 0) return;
  const key = await indexNowKey(siteUrl);
  const onSite = (path: string) => new URL(path, siteUrl).href;
  const answer = await fetchOutside(endpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
    body: JSON.stringify({
      host: new URL(siteUrl).host,
      key,
      keyLocation: onSite(indexNowPath(key)),
      urlList: paths.map(onSite),
    }),
    signal: AbortSignal.timeout(5000),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`IndexNow answered with status ${answer.status}.`);
}

type Announcement = {
  siteUrl: string;
  paths: readonly string[];
  endpoint?: string;
};
