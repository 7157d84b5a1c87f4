import { writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Where the backend answers behind the site's own address, so that no page asks another origin for anything. */
export const backendPrefixes = ['/rest/v1', '/auth/v1', '/storage/v1'];

/** Pictures of posts stand under an address of our own. */
export const picturesAt = { '/media': '/storage/v1/object/public/media' };

/**
 * The host's rules that hand these addresses on to Supabase. They depend on a setting, so they cannot stand in
 * `netlify.toml`; the host reads this file before it.
 * @example backendRewrites('https://x.supabase.co').split('\n')[0] // => '/rest/v1/* https://x.supabase.co/rest/v1/:splat 200'
 */
export const backendRewrites = (supabaseUrl: string): string =>
  Object.entries({ ...Object.fromEntries(backendPrefixes.map((prefix) => [prefix, prefix])), ...picturesAt })
    .map(([from, to]) => `${from}/* ${supabaseUrl}${to}/:splat 200\n`)
    .join('');

export const writeBackendRewrites = ({
  outDir,
  supabaseUrl,
}: {
  outDir: string;
  supabaseUrl: string;
}): Promise<void> => writeFile(path.join(outDir, '_redirects'), backendRewrites(supabaseUrl));
