/** Reads and checks the body or the query of a request, before a function acts on it. */
import { done, refuse, type Result } from '#core/result.ts';
import type { AnswerableRefusal } from '#contract/refusals.ts';
import { boundedBytes } from '../outside/bounded-bytes.ts';
import { findSetting } from '../settings.ts';

/** Browsers upload images to Storage, never through a function, so bodies are small. */
const maxBodyBytes = 256 * 1024;

/** A request without Origin is not foreign: no page sent it, because browsers send Origin with every POST. */
export function isForeignOrigin(request: Request): boolean {
  const siteUrl = findSetting('SITE_URL');
  const origin = request.headers.get('origin');
  if (origin === null) return false;
  return (
    origin !== new URL(request.url).origin && (siteUrl === undefined || origin !== new URL(siteUrl).origin)
  );
}

export const isJson = (request: Request): boolean =>
  /^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? '');

/** Counts the bytes, because a client may state a wrong length. */
export async function boundedBody(request: Request): Promise<Result<string, AnswerableRefusal>> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBodyBytes) return refuse({ code: 'too-large' });
  const body = await boundedBytes(request.body, maxBodyBytes);
  return body === undefined ? refuse({ code: 'too-large' }) : done(body.toString());
}

/** Refuses a list, because a schema of optional fields would accept a list as an empty object. */
export function parsedJson(body: string): Result<unknown, AnswerableRefusal> {
  try {
    const value = JSON.parse(body) as unknown;
    return Array.isArray(value) ? refuse({ code: 'invalid-input' }) : done(value);
  } catch {
    return refuse({ code: 'invalid-json' });
  }
}

export const bearerToken = (request: Request): string | undefined =>
  /^Bearer ([\w.~+/=-]+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];

export const isForm = (request: Request): boolean =>
  /^application\/x-www-form-urlencoded\s*(;|$)/i.test(request.headers.get('content-type') ?? '');

/** The forms of the site have far fewer fields than this limit. */
const maxFields = 100;

/** Parses a form: repeated fields become a list, names lose `[]` at the end, and CRLF becomes `\n`. */
export function parsedForm(body: string): Result<FormFields, AnswerableRefusal> {
  const entries = new URLSearchParams(body);
  if (entries.size > maxFields)
    return refuse({ code: 'invalid-input', message: `At most ${maxFields} fields.` });
  const fields = Map.groupBy(entries, ([name]) => name);
  const typed = [...fields].map(([name, pairs]) => {
    const values = pairs.map(([, value]) => value.replaceAll('\r\n', '\n'));
    return [name.replace(/\[\]$/, ''), values.length === 1 ? (values[0] ?? '') : values] as const;
  });
  return done(Object.fromEntries(typed));
}

export type FormFields = Record<string, string | string[]>;
