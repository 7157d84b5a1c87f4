import { Unmet } from './unmet.ts';

/** A `fetch` in which no answer, its body included, takes longer than the limit; what is wrong is said in words. */
export function boundedFetch({ seconds, signal }: Bounds): typeof fetch {
  return async (input, init) => {
    const limit = AbortSignal.timeout(seconds * 1000);
    const given = init?.signal ?? undefined;
    const signals = [limit, signal, ...(given === undefined ? [] : [given])];
    try {
      return await fetch(input, { ...init, signal: AbortSignal.any(signals) });
    } catch (cause) {
      throw explained(cause, { host: hostOf(input), seconds, isLate: limit.aborted && !signal.aborted });
    }
  };
}

/** Why no answer came, as the end of a sentence that names the host. */
export function explained(cause: unknown, { host, seconds, isLate }: Attempt): Unmet {
  if (isLate) return new Unmet(`${host} did not answer within ${seconds} seconds.`, { cause });
  const code = causeCode(cause);
  const why = reasons[code] ?? `could not be reached${code === '' ? '' : ` (${code})`}.`;
  return new Unmet(`${host} ${why}`, { cause });
}

const reasons: Record<string, string> = {
  ENOTFOUND: 'is unknown: is the address spelt correctly? (A paused Supabase project looks the same.)',
  EAI_AGAIN: 'could not be looked up: is this machine online?',
  ECONNREFUSED: 'refuses connections: nothing is running there.',
  ECONNRESET: 'broke the connection off.',
  UND_ERR_SOCKET: 'broke the connection off.',
  CERT_HAS_EXPIRED: 'has an expired certificate.',
  ERR_TLS_CERT_ALTNAME_INVALID: 'has a certificate for another name.',
};

function causeCode(error: unknown): string {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ('code' in cause && typeof cause.code === 'string') return cause.code;
  return '';
}

const hostOf = (input: string | URL | Request): string =>
  new URL(input instanceof Request ? input.url : input).host;

type Bounds = { seconds: number; signal: AbortSignal };
type Attempt = { host: string; seconds: number; isLate: boolean };
