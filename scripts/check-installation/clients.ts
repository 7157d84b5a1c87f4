/** DANGER: `owner` works with the secret key. It is asked for what the functions themselves do not offer, and to clear up. */
import { requireSetting } from '#adapters/settings.ts';
import { clientAt, type Database } from '#adapters/supabase/client.ts';
import { Unmet } from './unmet.ts';

/** The database as a visitor, as somebody signed in, and with all rights; no answer takes longer than `ask` allows. */
export function clientsOf(ask: () => typeof fetch): Clients {
  const bounded: typeof fetch = (input, init) => ask()(input, init);
  const client = (key: string, { url = requireSetting('SUPABASE_URL'), accessToken }: Place = {}): Database =>
    clientAt({ url, key, accessToken, fetch: bounded });
  return {
    owner: () => client(requireSetting('SUPABASE_SECRET_KEY')),
    visitor: (place) => client(requireSetting('SUPABASE_PUBLISHABLE_KEY'), place),
  };
}

/** What Supabase returned; throws in words where it failed. `doing` ends the sentence "Supabase failed while …". */
export function supabaseAnswer<Given extends Answer>(
  { data, error, status }: Given,
  doing: string,
): Extract<Given, { error: null }>['data'] {
  if (error === null) return data;
  throw supabaseTrouble({ ...error, message: error.message, status: status ?? error.status }, doing);
}

export function supabaseTrouble({ message, code = '', status = 0 }: SupabaseError, doing: string): Unmet {
  if (status === 0 || status === 502 || status === 503 || status === 504 || status === 540)
    return new Unmet(
      `Supabase did not answer properly while ${doing} (${plain(message)}): is SUPABASE_URL the address of a project that is running and not paused?`,
    );
  if (code === 'PGRST202' || code === 'PGRST205' || code === '42883' || code === '42P01')
    return new Unmet(
      `Supabase does not know what it needs for ${doing}: apply the migrations (npx supabase db push).`,
    );
  if (status === 401 || status === 403 || code === '42501')
    return new Unmet(
      `Supabase refused ${doing} (${plain(message)}): are both keys those of the project in SUPABASE_URL, and not mixed up?`,
    );
  return new Unmet(
    `Supabase failed while ${doing} (status ${status}: ${plain(message)}). Look at the project's logs in Supabase.`,
  );
}

/** One line without markup, of whatever was answered. */
const plain = (message: string): string =>
  message
    .replace(/^(TypeError|Unmet): /, '')
    .replaceAll(/<[^>]*>|\s+/g, ' ')
    .trim()
    .slice(0, 200) || 'no reason given';

export type Clients = {
  owner: () => Database;
  visitor: (place?: Place) => Database;
};

type Place = { url?: string; accessToken?: string };

export type SupabaseError = { message: string; code?: string | undefined; status?: number | undefined };

type Answer = { data: unknown; error: SupabaseError | null; status?: number };
