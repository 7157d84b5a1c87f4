import { writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The host forwards these paths of the site to the backend, so that no page requests another origin. */
export const backendPrefixes = ['/rest/v1', '/auth/v1', '/storage/v1'];

/** The host forwards `/media` to the pictures of posts in the backend. */
export const picturesAt = { '/media': '/storage/v1/object/public/media' };

/**
 * Returns the host's rules that proxy `backendPrefixes` and `/media` to Supabase. The rules contain the setting
 * SUPABASE_URL, so they cannot be in `netlify.toml`. The host applies them before the rules of `netlify.toml`.
 *
 * @example backendRewrites('https://x.supabase.co').split('\n')[0] // => '/rest/v1/* https://x.supabase.co/rest/v1/:splat
 * 200'
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
