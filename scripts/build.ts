/** `npm run build` builds the production site into dist/. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { settingProblems } from '#adapters/setting-problems.ts';
import { requireSetting } from '#adapters/settings.ts';
import { backendRewrites } from './site-build/backend-rewrites.ts';
import { siteBuild } from './site-build/build-site.ts';
import { buildFailureReason } from './site-build/plain-reason.ts';
import { productionNeeds } from './site-build/production-needs.ts';
import { leakedSecrets } from './site-build/leaked-secrets.ts';
import { linkTree } from './site-build/site/link-tree.ts';

const project = path.resolve(import.meta.dirname, '..');
const outDir = path.join(project, 'dist');

const isPublic = process.env.CONTEXT === 'production';
const needs = productionNeeds({ isPublic });
if (needs.length > 0) {
  console.error(
    [
      'The site cannot be built:',
      ...needs.map((need) => `  ${need}`),
      'docs/deploy.md tells where each setting comes from; “npm start” needs none of them.',
    ].join('\n'),
  );
  process.exit(1);
}

for (const { message } of settingProblems()) console.warn(message);

const start = performance.now();
try {
  const cacheDir = path.join(project, 'node_modules/.astro');
  const siteDir = path.join(cacheDir, 'site');
  const { contentVersion, posts } = await siteBuild(project).build(
    { outDir: siteDir, cacheDir },
    {
      isPublic,
      async afterwards() {
        const leaks = await leakedSecrets(siteDir);
        if (leaks.length > 0) throw new Error(leaks.join(' '));
        await linkTree(siteDir, outDir);
        writeFileSync(path.join(outDir, '_redirects'), backendRewrites(requireSetting('SUPABASE_URL')));
      },
    },
  );
  const counts = Object.entries(posts).map(([locale, count]) => `${count} ${locale}`);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(
    `dist/ holds content version ${contentVersion} (posts: ${counts.join(', ')}), built in ${seconds} s.`,
  );
} catch (error) {
  console.error(error);
  console.error(`The site was not built: ${buildFailureReason(error, { hide: [project] })}`);
  process.exit(1);
}
