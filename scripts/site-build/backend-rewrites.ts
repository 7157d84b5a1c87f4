/** The host forwards these paths to the backend, so that no page requests another origin. */
export const backendPrefixes = ['/rest/v1', '/auth/v1', '/storage/v1'];

export const imagesAt = { '/media': '/storage/v1/object/public/media' };

/** Returns the rules that forward paths to Supabase, because netlify.toml cannot contain SUPABASE_URL. */
export const backendRewrites = (supabaseUrl: string): string =>
  Object.entries({ ...Object.fromEntries(backendPrefixes.map((prefix) => [prefix, prefix])), ...imagesAt })
    .map(([from, to]) => `${from}/* ${supabaseUrl}${to}/:splat 200\n`)
    .join('');
