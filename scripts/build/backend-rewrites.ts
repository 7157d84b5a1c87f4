import { writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Where the backend answers behind the site's own address, so that no page asks another origin for anything. */
export const backendPrefixes = ['/rest/v1', '/auth/v1', '/storage/v1'];

/**
 * The host's rules that hand these addresses on to Supabase. They depend on a setting, so they cannot stand in
 * `netlify.toml`; the host reads this file before it.
 * @example backendRewrites('https://x.supabase.co').split('\n')[0] // => '/rest/v1/* https://x.supabase.co/rest/v1/:splat 200'
 */
export const backendRewrites = (supabaseUrl: string): string =>
  backendPrefixes.map((prefix) => `${prefix}/* ${supabaseUrl}${prefix}/:splat 200\n`).join('');

export const writeBackendRewrites = ({
  outDir,
  supabaseUrl,
}: {
  outDir: string;
  supabaseUrl: string;
}): Promise<void> => writeFile(path.join(outDir, '_redirects'), backendRewrites(supabaseUrl));
