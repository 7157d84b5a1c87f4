/** DANGER: `owner` uses the secret key. The check uses `owner` only for what the site’s own functions cannot do. */
import { requireSetting } from '#adapters/settings.ts';
import { clientAt, type Database } from '#adapters/supabase/client.ts';
import { Unmet } from './unmet.ts';

/** `owner` has all rights. `visitor` has a visitor’s rights, or those of the editor whose access token is given. */
export function clientsOf(ask: typeof fetch) {
  const client = (
    key: string,
    { url = requireSetting('SUPABASE_URL'), accessToken }: ClientOptions = {},
  ): Database => clientAt({ url, key, accessToken, fetch: ask });
  return {
    owner: () => client(requireSetting('SUPABASE_SECRET_KEY')),
    visitor: (options?: ClientOptions) => client(requireSetting('SUPABASE_PUBLISHABLE_KEY'), options),
    authSettings: () =>
      ask(`${requireSetting('SUPABASE_URL')}/auth/v1/settings`, {
        headers: { apikey: requireSetting('SUPABASE_PUBLISHABLE_KEY') },
      }),
  };
}

/** The timeout includes the body of the response. If no response arrives, the error names the host and the reason. */
export function boundedFetch(bounds: () => { seconds: number; signal: AbortSignal }): typeof fetch {
  return async (input, init) => {
    const { seconds, signal } = bounds();
    const limit = AbortSignal.timeout(seconds * 1000);
    const signals = [limit, signal, ...(init?.signal ? [init.signal] : [])];
    try {
      return await fetch(input, { ...init, signal: AbortSignal.any(signals) });
    } catch (cause) {
      const { host } = new URL(input instanceof Request ? input.url : input);
      if (limit.aborted && !signal.aborted)
        throw new Unmet(`${host} did not answer within ${seconds} seconds.`, { cause });
      const code = causeCode(cause);
      const why = reasons[code] ?? `could not be reached${code === '' ? '' : ` (${code})`}.`;
      throw new Unmet(`${host} ${why}`, { cause });
    }
  };
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

/** Throws an `Unmet` if the call failed. `doing` ends the sentence "Supabase failed while …". */
export function supabaseAnswer<Given extends Answer>(
  { data, error, status }: Given,
  doing: string,
): Extract<Given, { error: null }>['data'] {
  if (error === null) return data;
  throw supabaseTrouble({ ...error, message: error.message, status: status ?? error.status }, doing);
}

export function supabaseTrouble({ message, code = '', status = 0 }: SupabaseError, doing: string): Unmet {
  if ([0, 502, 503, 504, 540].includes(status))
    return new Unmet(
      `Supabase did not answer properly while ${doing} (${plain(message)}): is SUPABASE_URL the address of a project that is running and not paused?`,
    );
  if (['PGRST202', 'PGRST205', '42883', '42P01'].includes(code))
    return new Unmet(
      `Supabase does not know what it needs for ${doing}: apply the migrations (npm run set-up with DATABASE_URL).`,
    );
  if (status === 401 || status === 403 || code === '42501')
    return new Unmet(
      `Supabase refused ${doing} (${plain(message)}): are both keys those of the project in SUPABASE_URL, and not mixed up?`,
    );
  return new Unmet(
    `Supabase failed while ${doing} (status ${status}: ${plain(message)}). Look at the project's logs in Supabase.`,
  );
}

const plain = (message: string): string =>
  message
    .replace(/^(TypeError|Unmet): /, '')
    .replaceAll(/<[^>]*>|\s+/g, ' ')
    .trim()
    .slice(0, 200) || 'no reason given';

export type Clients = ReturnType<typeof clientsOf>;

type ClientOptions = { url?: string; accessToken?: string };

export type SupabaseError = { message: string; code?: string | undefined; status?: number | undefined };

type Answer = { data: unknown; error: SupabaseError | null; status?: number };
