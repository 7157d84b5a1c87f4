import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { fetchOutside } from '../outside/fetch-outside.ts';
import { requireSetting, SettingMissing } from '../settings.ts';
import { requireKey } from './api-key.ts';

/** A client of our database with the rights of the token’s owner, or without a token with those of a visitor. */
export function supabaseFor(accessToken?: string): Database {
  return client(requireKey('SUPABASE_PUBLISHABLE_KEY'), accessToken);
}

/** DANGER: this client has all rights. Use it only for work that the caller’s own rights do not allow. */
export const supabaseWithoutPerson = (): Database => client(requireKey('SUPABASE_SECRET_KEY'));

/**
 * DANGER: this client has all rights. Use it only to sign a visitor in. Auth limits sign-ins per IP address, and without
 * `Sb-Forwarded-For`, which needs the secret key, all visitors would share the address of this function.
 */
export const supabaseSigningIn = (address: string): Database =>
  clientAt({
    url: requireSupabaseUrl(),
    key: requireKey('SUPABASE_SECRET_KEY'),
    headers: address === '' ? {} : { 'Sb-Forwarded-For': address },
  });

const client = (key: string, accessToken?: string): Database =>
  clientAt({ url: requireSupabaseUrl(), key, accessToken });

export function requireSupabaseUrl(): string {
  const url = requireSetting('SUPABASE_URL');
  if (/^https?:/.test(url) && URL.canParse(url)) return url;
  const problem = 'The setting SUPABASE_URL is no address that begins with https://.';
  throw new SettingMissing('SUPABASE_URL', problem);
}

export const clientAt = ({ url, key, accessToken, headers, fetch = fetchOutside }: ClientOptions): Database =>
  createClient<Schema>(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: {
      fetch,
      headers: { ...headers, ...(accessToken !== undefined && { Authorization: `Bearer ${accessToken}` }) },
    },
  });

export type Database = SupabaseClient<Schema>;

/** Column values are `unknown`, so that every reader must validate them. */
export type Schema = {
  public: {
    Tables: Record<string, { Row: Values; Insert: Values; Update: Values; Relationships: [] }>;
    Views: Record<string, never>;
    Functions: Record<string, { Args: Values; Returns: unknown }>;
  };
};

type ClientOptions = {
  url: string;
  key: string;
  accessToken?: string | undefined;
  headers?: Record<string, string>;
  fetch?: typeof globalThis.fetch;
};

type Values = Record<string, unknown>;
