import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { KeptSecrets } from '../../scripts/local/stored-secrets.ts';
import { startRefusedProduct } from '../../scripts/local/product.ts';
import { startDevSite, type DevSite } from '../support/products/dev-site.ts';

let site: DevSite;
beforeAll(async () => {
  site = await startDevSite();
});
afterAll(() => site.remove());

test('serves pages, functions and database at one address', async () => {
  const overview = await fetch(`${site.url}/nl/blog`);
  expect(overview.status, `${(await overview.text()).slice(0, 2000)}\n${site.printed()}`).toBe(200);
  expect(await (await fetch(`${site.url}/build.json`)).json()).toMatchObject({ contentVersion: 1 });
  expect((await call('/functions/v1/publish-blog-post')).status).toBe(401);
  expect((await fetch(`${site.url}/rest/v1/blog_posts?select=id&limit=1`)).status).toBeLessThan(500);

  // The two commands share a folder, but cannot run at the same time.
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

test('updates a function when its file or an import changes; a broken one stays as it was', async () => {
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

test('applies a new migration while it runs, and does not apply an old one again', async () => {
  const answer = () => askDatabase('rpc/probe', {});
  site.write('supabase/migrations/29990101000000_probe.sql', migration);
  await eventually(answer).toBe('migrated');
  site.append('supabase/migrations/29990101000000_probe.sql', '-- changed');
  await eventually(site.printed).toContain('29990101000000_probe.sql is applied already');
});

test('a changed demo post replaces the one in the database, unless an editor has changed it there', async () => {
  const file = (title: string) => `---\ntitle: ${title}\ndraft: true\n---\n\nText.\n`;
  const name = `probe-${Date.now()}`;
  const write = (title: string) => site.write(`supabase/seed/demo/${name}.en.md`, file(title));
  const post = `blog_posts?slug=eq.${name}-en&select=title`;
  const titles = () => askDatabase(post);
  write('First');
  await eventually(titles).toEqual([{ title: 'First' }]);
  write('Second');
  await eventually(titles).toEqual([{ title: 'Second' }]);

  await askDatabase(post, { title: 'By hand' }, 'PATCH');
  write('Third');
  await eventually(site.printed).toMatch(new RegExp(`${name}\\.en\\.md: .*kept`));
  expect(await titles()).toEqual([{ title: 'By hand' }]);
});

test('shuts down cleanly', async () => {
  expect(await site.stop()).toBe(0);
});

/** Handling a change takes a moment, and longer on a busy machine. */
const eventually = <Value>(value: () => Value) => expect.poll(value, { timeout: 40_000, interval: 100 });

const call = (address: string) =>
  fetch(`${site.url}${address}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });

/** The database's answer to a request with the secret key. */
async function askDatabase(
  address: string,
  body?: unknown,
  method = body === undefined ? 'GET' : 'POST',
): Promise<unknown> {
  const settings = readFileSync(path.join(site.localDir, 'settings.json'), 'utf8');
  const { backendKeys } = JSON.parse(settings) as KeptSecrets;
  const answer = await fetch(`${site.url}/rest/v1/${address}`, {
    method,
    headers: { apikey: backendKeys.secretKey, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return text === '' ? undefined : JSON.parse(text);
}

const probe = `import { word } from '#core/probe.ts';\nexport default () => Promise.resolve(new Response(word));\n`;

const migration = `
create function public.probe() returns text language sql set search_path = '' as $$ select 'migrated' $$;
grant execute on function public.probe() to service_role;
`;
