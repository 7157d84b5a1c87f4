import type { AstroIntegration } from 'astro';
import { expect, inject, test, vi } from 'vitest';
import { locales } from '#core/locale.ts';
import { localisedPath } from '#core/paths.ts';
import { htmlProblems } from '../support/pages/valid-html.ts';

const { url } = inject('product');

test.each(locales)('the styleguide shows the parts of the site locally, unlisted (%s)', async (locale) => {
  const answer = await fetch(`${url}${localisedPath({ path: '/styleguide', locale })}`);
  expect(answer.status).toBe(200);
  const html = await answer.text();
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(await htmlProblems(html)).toEqual([]);
  expect(await (await fetch(`${url}/sitemap-pages-0.xml`)).text()).not.toContain('styleguide');
});

test.each([
  ['http://localhost:8888', 1],
  ['https://www.example.com', 0],
])('a site at %s has %d routes to it', async (siteUrl, routes) => {
  vi.stubEnv('SITE_URL', siteUrl);
  vi.resetModules();
  const { default: config } = (await import('../../astro.config.mjs')) as { default: Config };
  vi.unstubAllEnvs();
  const injectRoute = vi.fn();
  const styleguide = config.integrations.flat().find(({ name }) => name === 'styleguide');
  await styleguide?.hooks['astro:config:setup']?.({ injectRoute } as unknown as Setup);
  expect(injectRoute).toHaveBeenCalledTimes(routes);
});

type Config = { integrations: AstroIntegration[] };
type Setup = Parameters<NonNullable<AstroIntegration['hooks']['astro:config:setup']>>[0];
