import { requireSetting } from './settings.ts';

/** This header marks the site’s requests to itself. If a visitor sends it, a missing page is only shorter. */
const mark = 'x-site-probe';

/** Requests a page without following redirects. A missing page answers a probe without requests of its own. */
export const probeSite = (path: string, { method = 'GET', timeoutMs }: ProbeOptions): Promise<Response> =>
  fetch(`${requireSetting('SITE_URL')}${path}`, {
    method,
    headers: { [mark]: '1' },
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  });

export const isProbe = (request: Request): boolean => request.headers.has(mark);

type ProbeOptions = { method?: 'GET' | 'HEAD'; timeoutMs: number };
