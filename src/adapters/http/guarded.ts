import type { Context } from '@netlify/functions';
import type { AfterAnswer } from '#core/answering/after-answer.ts';
import { refusalAnswer } from './json-answer.ts';
import { reportError } from '../report-error.ts';

/** Functions add these headers, because netlify.toml sets headers only for files. A test compares both lists. */
export const siteHeaders = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

/** What an answer has that says nothing else. An answer that is not a page must not load or run anything in a browser. */
const unlessSaid = {
  ...siteHeaders,
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cache-Control': 'no-store',
};

/** Adds the headers that an answer lacks. Answers an uncaught error with a refusal. */
export const guarded =
  (handle: Handler): Handler =>
  async (request, context) => {
    const answer = await handle(request, context).catch((cause: unknown) =>
      refusalAnswer({ code: 'internal', id: reportError(cause) }),
    );
    const headers = new Headers(answer.headers);
    for (const [name, value] of Object.entries(unlessSaid)) if (!headers.has(name)) headers.set(name, value);
    return new Response(answer.body, { status: answer.status, headers });
  };

/** Must be called when a request begins: the host ends a function a minute later, even during work after the answer. */
export const afterAnswerOf = (context: Context, { seconds = 50 } = {}): AfterAnswer =>
  Object.assign((work: Promise<unknown>) => context.waitUntil(work.catch(reportError)), {
    deadline: Date.now() + seconds * 1000,
  });

export type Handler = (request: Request, context: Context) => Promise<Response>;
