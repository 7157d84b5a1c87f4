import { requireSetting } from './settings.ts';

/** Whatever the site asks of itself carries this header. Sent by somebody else, it only gets them a shorter answer. */
const mark = 'x-site-probe';

/**
 * Asks the public site for one of its own addresses. Where there is no page, the function that answers for missing pages
 * recognises the question, and asks nothing in turn. A redirect is not followed.
 */
export const probeSite = (path: string, { method = 'GET', timeoutMs }: ProbeOptions): Promise<Response> =>
  fetch(`${requireSetting('SITE_URL')}${path}`, {
    method,
    headers: { [mark]: '1' },
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  });

/** Whether the site asks itself. */
export const isProbe = (request: Request): boolean => request.headers.has(mark);

type ProbeOptions = { method?: 'GET' | 'HEAD'; timeoutMs: number };
