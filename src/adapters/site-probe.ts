/** Requests of the site to itself, for example to learn whether a page exists. */
import { requireSetting } from './settings.ts';
import { fetchOutside } from './outside/fetch-outside.ts';

/** Marks the site’s requests to itself. A marked request for a missing page gets only the short “not found” page. */
const mark = 'x-site-probe';

/** The mark prevents loops: a marked request for a missing page causes no further requests. */
export const probeSite = (path: string, { method = 'GET', timeoutMs }: ProbeOptions): Promise<Response> =>
  fetchOutside(`${requireSetting('SITE_URL')}${path}`, {
    method,
    headers: { [mark]: '1' },
    signal: AbortSignal.timeout(timeoutMs),
  });

export const isProbe = (request: Request): boolean => request.headers.has(mark);

type ProbeOptions = { method?: 'GET' | 'HEAD'; timeoutMs: number };
