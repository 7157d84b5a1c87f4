/** Caches bundle, site and content between Netlify’s builds. Without the cache, builds only take longer. */
const folder = 'node_modules/.astro';

export async function onPreBuild({ utils: { cache } }) {
  const isRestored = await cache.restore(folder);
  console.log(
    isRestored
      ? 'The cache of the last build was restored.'
      : 'There is no cache yet: all pages are rendered.',
  );
}

export async function onBuild({ utils: { cache } }) {
  await cache.save(folder);
}
