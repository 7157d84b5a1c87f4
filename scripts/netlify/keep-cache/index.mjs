import { readdir, readFile, rm } from 'node:fs/promises';

/**
 * A build plugin of Netlify. Caches bundle, site and content between builds. Without the cache, builds only take
 * longer.
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
  await removeOldBundles();
  await cache.save(folder);
}

/** Netlify packs the functions next. The function `desk` would contain the bundles of earlier code, too. */
async function removeOldBundles() {
  const [current] = (await readFile(`${folder}/current-bundle`, 'utf8')).split('/');
  for (const name of await readdir(`${folder}/bundles`))
    if (name !== current) await rm(`${folder}/bundles/${name}`, { recursive: true, force: true });
}
