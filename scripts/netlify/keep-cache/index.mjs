/**
 * Runs on Netlify's build machines: caches the bundle, the site and the copy of the content between builds, so that a build
 * reads only changed posts and renders only their pages. Without the cache, a build only takes longer.
 */
const kept = 'node_modules/.astro';

export async function onPreBuild({ utils: { cache } }) {
  const isThere = await cache.restore(kept);
  console.log(
    isThere ? 'The cache of the build before is there.' : 'There is no cache yet: every page is drawn.',
  );
}

export async function onBuild({ utils: { cache } }) {
  // Only after a successful build.
  await cache.save(kept);
}
