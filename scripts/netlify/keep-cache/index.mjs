/**
 * Runs on Netlify's build machines: keeps the bundle, the site and the copy of the content between builds, so that a build
 * reads only the posts that changed and draws only their pages. Losing it costs time, nothing else.
 */
const kept = 'node_modules/.astro';

export async function onPreBuild({ utils: { cache } }) {
  const isThere = await cache.restore(kept);
  console.log(
    isThere ? 'The cache of the build before is there.' : 'There is no cache yet: every page is drawn.',
  );
}

export async function onBuild({ utils: { cache } }) {
  // Only after a build that went well: what a broken one leaves is not worth keeping.
  await cache.save(kept);
}
