import type { ModelTrouble } from '#core/language-model/language-model.ts';
import { boundedBytes } from '../outside/bounded-bytes.ts';
import { retryAfterSeconds } from '../outside/retry-after.ts';
import { fetchOutside } from '../outside/fetch-outside.ts';

/** The longest article in four languages needs far fewer bytes. */
const maxAnswerBytes = 2 * 1024 * 1024;

/** Never throws. Ignores the body of an error response, because it may contain part of the API key. */
export async function postChat(
  { baseUrl, key, name }: Service,
  body: Record<string, unknown>,
  signal: AbortSignal,
): Promise<ChatReply> {
  try {
    const answer = await fetchOutside(`${baseUrl.replace(/\/+$/, '')}/chat/completions`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${key}`,
        'Content-Type': 'application/json',
        Accept: 'application/json',
      },
      body: JSON.stringify({ model: name, ...body }),
      signal,
    });
    if (!answer.ok) return await rejected(answer);
    const read = await boundedBytes(answer.body, maxAnswerBytes);
    return read === undefined
      ? { trouble: 'wrong-shape', detail: 'The answer is larger than it can be.' }
      : { text: read.toString() };
  } catch {
    return signal.aborted
      ? { trouble: 'slow', detail: 'The service did not answer in time.' }
      : { trouble: 'unreachable', detail: 'The service could not be reached.' };
  }
}

async function rejected(answer: Response): Promise<ChatReply> {
  await answer.body?.cancel();
  const { status } = answer;
  const detail = `The service answered with status ${status}.`;
  if (status === 400 || status === 422) return { trouble: 'closed', detail, retrySeconds: 0 };
  if (status !== 429 && status !== 408 && status < 500) return { trouble: 'closed', detail };
  const retrySeconds = retryAfterSeconds(answer.headers.get('retry-after')) ?? 1;
  return { trouble: status === 429 ? 'busy' : 'unreachable', detail, retrySeconds };
}

/** `retrySeconds` is the pause before a retry, if a retry can help. */
export type ChatReply =
  | { text: string; trouble?: undefined }
  | { trouble: ModelTrouble; detail: string; retrySeconds?: number };

export type Service = { baseUrl: string; key: string; name: string };
