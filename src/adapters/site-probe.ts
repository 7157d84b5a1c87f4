import { requireSetting } from './settings.ts';

/** This header marks the site’s requests to itself. A visitor who sends the header gets a shorter answer. */
const mark = 'x-site-probe';

/** Requests a page without following redirects. The function for missing pages makes no requests for a probe. */
export const probeSite = (path: string, { method = 'GET', timeoutMs }: ProbeOptions): Promise<Response> =>
  fetch(`${requireSetting('SITE_URL')}${path}`, {
    method,
    headers: { [mark]: '1' },
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  });

export const isProbe = (request: Request): boolean => request.headers.has(mark);

type ProbeOptions = { method?: 'GET' | 'HEAD'; timeoutMs: number };
