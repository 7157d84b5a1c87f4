import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { requireSetting } from '../settings.ts';

/** The database with a visitor's rights, or with those of the person whose access token is given. */
export function supabaseFor(accessToken?: string): Database {
  return client(requireSetting('SUPABASE_PUBLISHABLE_KEY'), accessToken);
}

/**
 * DANGER: the database with all rights. Only for what runs without a person: the schedule, deploy events, and what the
 * server counts of visitors.
 */
export const supabaseWithoutPerson = (): Database => client(requireSetting('SUPABASE_SECRET_KEY'));

const client = (key: string, accessToken?: string): Database =>
  clientAt({ url: requireSetting('SUPABASE_URL'), key, accessToken });

/** The database at an address that need not be the one of the settings, and by a `fetch` that need not be the usual one. */
export const clientAt = ({ url, key, accessToken, fetch }: Place): Database =>
  createClient<Schema>(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: {
      ...(fetch && { fetch }),
      ...(accessToken === undefined ? {} : { headers: { Authorization: `Bearer ${accessToken}` } }),
    },
  });

export type Database = SupabaseClient<Schema>;

/** Every value of a row is unknown until it has been checked where it is read. */
export type Schema = {
  public: {
    Tables: Record<string, { Row: Values; Insert: Values; Update: Values; Relationships: [] }>;
    Views: Record<string, never>;
    Functions: Record<string, { Args: Values; Returns: unknown }>;
  };
};

type Place = {
  url: string;
  key: string;
  accessToken?: string | undefined;
  fetch?: typeof globalThis.fetch;
};

type Values = Record<string, unknown>;
