import path from 'node:path';
import { describe, expect, inject, onTestFinished, test, vi } from 'vitest';
import { locales } from '#core/locale.ts';
import { localisedPath } from '#core/paths.ts';
import { requireBundle } from '../../scripts/site-build/bundle/require-bundle.ts';
import { openBundle } from '../../scripts/site-build/render/open-bundle.ts';
import { codeFingerprint } from '../../scripts/site-build/site/fingerprint.ts';
import { htmlProblems } from '../support/pages/valid-html.ts';

const { url } = inject('product');
const project = path.resolve(import.meta.dirname, '../..');

describe('the styleguide', () => {
  test.each(locales)('is served locally as valid HTML, and is not indexed (%s)', async (locale) => {
    const answer = await fetch(`${url}${localisedPath({ path: '/styleguide', locale })}`);
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(await htmlProblems(html)).toEqual([]);
    expect(await (await fetch(`${url}/sitemap-pages-0.xml`)).text()).not.toContain('styleguide');
  });

  test.each([
    ['http://localhost:8888', 4],
    ['https://www.example.com', 0],
  ])('on a site at %s has %d pages', async (siteUrl, pages) => {
    vi.stubEnv('NODE_ENV', 'production');
    vi.stubEnv('SITE_URL', siteUrl);
    onTestFinished(() => void vi.unstubAllEnvs());
    const bundle = await openBundle(await requireBundle({ project, code: codeFingerprint(project) }));
    const found = await bundle.fixedPages(siteUrl);
    expect(found.length).toBeGreaterThan(20);
    expect(found.filter(({ path: page }) => page.endsWith('/styleguide'))).toHaveLength(pages);
  });
});
