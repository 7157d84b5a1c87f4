import { requireSetting } from './settings.ts';

/** This header marks requests of the site to itself. If a visitor sends it, the only effect is a shorter answer. */
const mark = 'x-site-probe';

/**
 * Requests one of the public site's own addresses without following redirects. The function for missing pages recognises
 * such a request and makes no further requests.
 */
export const probeSite = (path: string, { method = 'GET', timeoutMs }: ProbeOptions): Promise<Response> =>
  fetch(`${requireSetting('SITE_URL')}${path}`, {
    method,
    headers: { [mark]: '1' },
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  });

export const isProbe = (request: Request): boolean => request.headers.has(mark);

type ProbeOptions = { method?: 'GET' | 'HEAD'; timeoutMs: number };
