import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startRefusedProduct } from '../../scripts/local/product.ts';
import { anEditor, callFunction } from '../support/products/editor.ts';
import { startDevSite, type DevSite } from '../support/products/dev-site.ts';

let site: DevSite;
beforeAll(async () => {
  site = await startDevSite();
});
afterAll(() => site.remove());

describe('npm run dev', () => {
  test('serves pages, functions and database at one address', async () => {
    const overview = await fetch(`${site.url}/nl/blog`);
    expect(overview.status, `${(await overview.text()).slice(0, 2000)}\n${site.printed()}`).toBe(200);
    expect(await (await fetch(`${site.url}/build.json`)).json()).toMatchObject({ contentVersion: 1 });
    expect(await (await fetch(`${site.url}/sitemap-index.xml`)).text()).toContain('/sitemap-pages-0.xml');
    expect((await call('/functions/v1/publish-blog-post')).status).toBe(401);
    expect((await fetch(`${site.url}/rest/v1/blog_posts?select=id&limit=1`)).status).toBeLessThan(500);

    // `npm run dev` already uses this folder.
    const refused = await startRefusedProduct({ localDir: site.localDir });
    expect(refused.output).toContain('is in use by another local site');
  });

  test('prints no warning at its start or for the first pages in four languages', async () => {
    for (const address of ['/', '/nl', '/es', '/de', '/admin'])
      expect((await fetch(site.url + address)).status, address).toBe(200);
    const [start = '', since] = site.printed().split(/(?<=Ctrl-C stops it\.\n)/);
    expect(start).not.toMatch(/warn|invalid|deprecat|error/i);
    expect(since?.trim()).toBe('');
  });

  test('reloads a changed function, but keeps the old version if the new one is broken', async () => {
    const answer = async () => (await call('/.netlify/functions/probe')).text();
    site.write('src/core/probe.ts', `export const word = 'first';`);
    site.write('functions/probe.ts', probe);
    await eventually(answer).toBe('first');
    site.write('src/core/probe.ts', `export const word = 'second';`);
    await eventually(answer).toBe('second');

    site.write('functions/probe.ts', `${probe}}`);
    await eventually(site.printed).toMatch(
      /functions cannot be bundled: .*functions\/probe\.ts:3.*stay as they/s,
    );
    expect(await answer()).toBe('second');
    site.delete('functions/probe.ts');
    await eventually(answer).toContain('function-not-found');
  });

  test('shows what an editor changes, again and again', async () => {
    const adminToken = /Admin token\s+(\S+)/.exec(site.printed())?.[1] ?? '';
    const token = await anEditor({ url: site.url, adminToken });
    const blog = async () => (await fetch(`${site.url}/blog`)).text();
    const slugs = [...new Set((await blog()).match(/(?<=\/blog\/)[\w-]+-en/g))].slice(0, 2);
    expect(slugs).toHaveLength(2);
    for (const slug of slugs) {
      await callFunction(site.url, 'hide-blog-posts', { token, body: { slugs: [slug] } });
      await eventually(blog).toSatisfy((page: string) => page.includes('-en"') && !page.includes(slug));
    }
  });

  test('exits with code 0 when stopped', async () => {
    expect(await site.stop()).toBe(0);
  });
});

/** A long timeout for busy machines. */
const eventually = <Value>(value: () => Value) => expect.poll(value, { timeout: 40_000, interval: 100 });

const call = (address: string) =>
  fetch(`${site.url}${address}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });

const probe = `import { word } from '#core/probe.ts';\nexport default () => Promise.resolve(new Response(word));\n`;
