import * as v from 'valibot';
import type { ModelTrouble } from '#core/language-model/language-model.ts';
import { parsed } from './answer/json-in-answer.ts';
import { boundedBytes } from '../outside/bounded-bytes.ts';
import { troubleOf } from './trouble-of.ts';
import { retryAfterSeconds } from '../outside/retry-after-header.ts';
import { fetchOutside } from '../outside/fetch-outside.ts';
import { trimmedEnd } from '#core/typed-text/trimmed-end.ts';

/** The longest article in four languages needs far fewer bytes. */
const maxAnswerBytes = 2 * 1024 * 1024;

/** Never throws. Passes on no words of an error response, because they may contain part of the API key. */
export async function postChat(
  { baseUrl, key, name }: Service,
  body: Record<string, unknown>,
  signal: AbortSignal,
): Promise<ChatReply> {
  try {
    const answer = await fetchOutside(`${trimmedEnd(baseUrl, /\//)}/chat/completions`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${key}`,
        'Content-Type': 'application/json',
        Accept: 'application/json',
      },
      body: JSON.stringify({ model: name, ...body }),
      signal,
    });
    const read = await boundedBytes(answer.body, answer.ok ? maxAnswerBytes : maxErrorBytes);
    if (!answer.ok) return rejected(answer, answer.status, read?.toString() ?? '');
    if (read === undefined) return { trouble: 'wrong-shape', detail: 'The answer is larger than it can be.' };
    const text = read.toString();
    const status = statusOfError(text);
    return status === undefined ? { text } : rejected(answer, status, text);
  } catch {
    return signal.aborted
      ? { trouble: 'slow', detail: 'The service did not answer in time.' }
      : { trouble: 'unreachable', detail: 'The service could not be reached.' };
  }
}

/** Some services report an error with status 200. */
function statusOfError(text: string): number | undefined {
  const read = v.safeParse(errorSchema, parsed(text));
  return read.success ? Number(read.output.error.code) || 500 : undefined;
}

const errorSchema = v.object({
  error: v.object({ code: v.nullish(v.union([v.number(), v.string()])) }),
  choices: v.optional(v.never()),
});

function rejected({ headers }: Response, status: number, body: string): ChatReply {
  const { trouble, detail } = troubleOf(status, body);
  const mayLackOption = status === 400 || status === 422 || (status === 404 && body.includes('parameters'));
  if (mayLackOption && (trouble === 'refused' || status === 404)) return { trouble, detail, refusal: body };
  if (trouble !== 'busy' && trouble !== 'unreachable') return { trouble, detail };
  return { trouble, detail, retrySeconds: retryAfterSeconds(headers.get('retry-after')) ?? 1 };
}

const maxErrorBytes = 64 * 1024;

/**
 * `retrySeconds` is the pause before a retry, if a retry can help. `refusal` is an error that may be about an option of
 * the request. It may contain the key, so it is only searched for names of options.
 */
export type ChatReply =
  | { text: string; trouble?: undefined }
  | { trouble: ModelTrouble; detail: string; retrySeconds?: number; refusal?: string };

export type Service = { baseUrl: string; key: string; name: string };
