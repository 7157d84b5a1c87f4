import type { Context } from '@netlify/functions';
import { refusalAnswer } from './json-answer.ts';
import { reportError } from '../report-error.ts';

/**
 * What netlify.toml says for every file of the site. The host adds none of it to what a function answers; a test holds the
 * two lists equal.
 */
export const siteHeaders = {
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

/** For whatever is no page: should a browser take it for one, it may do nothing. */
const noPage = "default-src 'none'; frame-ancestors 'none'";

/**
 * What every function that answers over HTTP is wrapped in: its answers carry the site's headers where they have none of that name
 * themselves, and a breakdown that nothing else caught is answered, too.
 */
export const guarded =
  (handle: Handler): Handler =>
  async (request, context) => {
    const answer = await handle(request, context).catch((cause: unknown) =>
      refusalAnswer({ code: 'internal', id: reportError(cause) }),
    );
    const headers = new Headers(answer.headers);
    for (const [name, value] of Object.entries({ ...siteHeaders, 'Content-Security-Policy': noPage }))
      if (!headers.has(name)) headers.set(name, value);
    return new Response(answer.body, { status: answer.status, headers });
  };

export type Handler = (request: Request, context: Context) => Promise<Response>;
