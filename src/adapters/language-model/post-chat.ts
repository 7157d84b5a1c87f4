import { boundedBytes } from '../outside/bounded-bytes.ts';

/** Largest answer in bytes: many times the longest article in four languages. */
const largestAnswer = 2 * 1024 * 1024;

/**
 * Sends one question and reads the whole answer. Never throws, and repeats nothing of what the service says of a
 * refusal: it may hold a part of the key.
 */
export async function postChat(
  { baseUrl, key, name }: Service,
  body: Record<string, unknown>,
  signal: AbortSignal,
): Promise<Posted> {
  try {
    const answer = await fetch(`${baseUrl.replace(/\/+$/, '')}/chat/completions`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${key}`,
        'Content-Type': 'application/json',
        Accept: 'application/json',
      },
      body: JSON.stringify({ model: name, ...body }),
      // Whoever we are sent to was chosen by nobody here, and would get the key.
      redirect: 'error',
      signal,
    });
    if (!answer.ok) return await rejected(answer);
    const read = await boundedBytes(answer.body, largestAnswer);
    return read === undefined ? { outcome: 'endless' } : { outcome: 'answered', text: read.toString() };
  } catch {
    return { outcome: signal.aborted ? 'slow' : 'lost' };
  }
}

async function rejected(answer: Response): Promise<Posted> {
  await answer.body?.cancel();
  const { status } = answer;
  if (status !== 429 && status !== 408 && status < 500) return { outcome: 'refused', status };
  return { outcome: 'unwell', status, retryAfterSeconds: retryAfter(answer.headers.get('retry-after')) };
}

/**
 * In seconds; the header holds seconds or a date.
 * @example retryAfter('7') // => 7
 */
function retryAfter(header: string | null): number | undefined {
  if (header === null || header.trim() === '') return undefined;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return Math.max(seconds, 0);
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max((date - Date.now()) / 1000, 0);
}

/** `refused`: this question is not taken, whenever it is asked. `unwell`: not now. */
export type Posted =
  | { outcome: 'answered'; text: string }
  | { outcome: 'refused'; status: number }
  | { outcome: 'unwell'; status: number; retryAfterSeconds: number | undefined }
  | { outcome: 'slow' | 'lost' | 'endless' };

/** What the settings say. The key goes into one header and nowhere else. */
export type Service = { baseUrl: string; key: string; name: string };
