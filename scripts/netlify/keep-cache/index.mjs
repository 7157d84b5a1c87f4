/**
 * Runs on Netlify's build machines. Caches the bundle, the site and the copy of the content between builds, so that a build reads
 * only changed posts and renders only their pages. Without the cache, a build only takes longer.
 */
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
  // Netlify calls this only after a successful build.
  await cache.save(folder);
}
