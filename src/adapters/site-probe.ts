import { requireSetting } from './settings.ts';

/** This header marks the site’s requests to itself. A visitor who sends it gets a shorter answer. */
const mark = 'x-site-probe';

/** Does not follow redirects. The function for missing pages answers a probe without more requests. */
export const probeSite = (path: string, { method = 'GET', timeoutMs }: ProbeOptions): Promise<Response> =>
  fetch(`${requireSetting('SITE_URL')}${path}`, {
    method,
    headers: { [mark]: '1' },
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  });

export const isProbe = (request: Request): boolean => request.headers.has(mark);

type ProbeOptions = { method?: 'GET' | 'HEAD'; timeoutMs: number };
