import { boundedBytes } from '../outside/bounded-bytes.ts';

/** The longest article in four languages needs far fewer bytes. */
const maxAnswerBytes = 2 * 1024 * 1024;

/** Sends a request to a model. Never throws. A refusal's text is dropped, because it may contain part of the key. */
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
      // A redirect may send the key to a host that is not configured.
      redirect: 'error',
      signal,
    });
    if (!answer.ok) return await rejected(answer);
    const read = await boundedBytes(answer.body, maxAnswerBytes);
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

/** @example retryAfter('7') // => 7 */
function retryAfter(header: string | null): number | undefined {
  if (header === null || header.trim() === '') return undefined;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return Math.max(seconds, 0);
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max((date - Date.now()) / 1000, 0);
}

/** `refused`: a retry cannot help. `unwell`: a retry may help. */
export type Posted =
  | { outcome: 'answered'; text: string }
  | { outcome: 'refused'; status: number }
  | { outcome: 'unwell'; status: number; retryAfterSeconds: number | undefined }
  | { outcome: 'slow' | 'lost' | 'endless' };

export type Service = { baseUrl: string; key: string; name: string };
