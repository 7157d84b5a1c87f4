/** The database of a running product, as a visitor, an editor or the owner reaches it. */
import { createClient } from '@supabase/supabase-js';
import { storedSecrets } from '../../../scripts/local/stored-secrets.ts';

/** With the session of an editor if there is a token, else as a visitor. */
export const databaseOf = ({ url, publishableKey }: Place, token?: string) =>
  createClient(url, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: token === undefined ? {} : { headers: { Authorization: `Bearer ${token}` } },
  });

/** With all rights. */
export const databaseOfOwner = ({ url, localDir }: { url: string; localDir: string }) =>
  databaseOf({ url, publishableKey: storedSecrets(localDir).backendKeys.secretKey });

type Place = { url: string; publishableKey: string };
