/** The local host serves built pages as Netlify does: same addresses, redirects, caching and refusals. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aServedSite, type LocalHost } from './local-host.ts';

const long = `<!doctype html><title>Long</title>${'<p>words and words</p>'.repeat(200)}`;
let site: LocalHost;

beforeAll(async () => {
  site = await aServedSite(
    {
      'index.html': '<h1>Home</h1>',
      'blog.html': '<h1>Blog</h1>',
      'blog/zwembad-nl.html': '<h1>Zwembad</h1>',
      'nl.html': '<h1>Thuis</h1>',
      'nl/blog.html': '<h1>Blog NL</h1>',
      'old/index.html': '<h1>Old</h1>',
      'long.html': long,
      'rss.xml': '<rss/>',
      'build.json': '{}',
      'robots.txt': 'User-agent: *',
      'photo.webp': Buffer.from([1, 2, 3]),
      _redirects: '/by-file /blog 301\n',
    },
    {
      toml: `
[[redirects]]
  from = "/blog"
  to = "/nl"
  status = 301
[[redirects]]
  from = "/forwarded"
  to = "/blog"
  status = 302
[[redirects]]
  from = "/moved/*"
  to = "/blog/old/:splat"
[[redirects]]
  from = "/shown-as"
  to = "/nl/blog"
  status = 200
[[headers]]
  for = "/*"
  [headers.values]
    X-Frame-Options = "DENY"
    X-Which = "all"
[[headers]]
  for = "/blog/*"
  [headers.values]
    X-Which = "blog"
[[headers]]
  for = "/build.json"
  [headers.values]
    Cache-Control = "no-store"
`,
    },
  );
});
afterAll(() => site.stop());

describe('local static site', () => {
  test.each([
    ['/', 'Home'],
    ['/blog', 'Blog'],
    ['/blog?page=2', 'Blog'],
    ['/blog/zwembad-nl', 'Zwembad'],
    ['/nl', 'Thuis'],
    ['/nl/blog', 'Blog NL'],
    ['/old/', 'Old'],
  ])('serves, for the address %s, the page “%s”', async (address, heading) => {
    const answer = await site.ask(address);
    expect(answer).toMatchObject({ status: 200, text: `<h1>${heading}</h1>` });
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  });

  test.each([
    ['/blog/', '/blog'],
    ['/blog.html', '/blog'],
    ['/BLOG', '/blog'],
    ['/Blog/Zwembad-NL?a=1', '/blog/zwembad-nl?a=1'],
    ['/nl/', '/nl'],
    ['/old', '/old/'],
    ['/index.html', '/'],
    ['/nl/blog/?x=%2F', '/nl/blog?x=%2F'],
  ])('redirects %s to the canonical address %s', async (address, location) => {
    const answer = await site.ask(address);
    expect(answer.status).toBe(301);
    expect(answer.headers.location).toBe(location);
  });

  test.each([
    '/nothing',
    '/nothing/',
    '/blog/missing.html',
    '/old/index.html/x',
    '//blog/',
    '//example.com/%2e%2e',
    '/blog//zwembad-nl',
  ])('answers 404 for the address %s', async (address) => {
    expect(await site.ask(address)).toMatchObject({ status: 404 });
  });

  test.each([
    '/../package.json',
    '/blog/../../../settings.json',
    '/%2e%2e/%2e%2e/settings.json',
    '/..%2f..%2fsettings.json',
    '/..%5c..%5csettings.json',
    '/blog/%00.html',
    '/%zz',
    '/.../x',
  ])('answers 404 for %s, and reads no file outside the site', async (address) => {
    site.local.write('settings.json', '{"secret":"kept"}');
    const answer = await site.ask(address);
    expect(answer.status).toBe(404);
    expect(answer.text).not.toContain('kept');
  });

  test('answers 304 to a browser that has the current page', async () => {
    const first = await site.ask('/long');
    const again = await site.ask('/long', { headers: { 'if-none-match': first.headers.etag ?? '' } });
    expect(again).toMatchObject({ status: 304, text: '' });
    expect(again.headers.etag).toBe(first.headers.etag);
    const other = await site.ask('/long', { headers: { 'if-none-match': '"else"' } });
    expect(other.status).toBe(200);
  });

  test('compresses text if the client accepts compression, with a different ETag per encoding', async () => {
    const plain = await site.ask('/long');
    const br = await site.ask('/long', { headers: { 'accept-encoding': 'gzip, deflate, br' } });
    const gz = await site.ask('/long', { headers: { 'accept-encoding': 'gzip, br;q=0' } });
    expect(brotliDecompressSync(br.bytes).toString()).toBe(long);
    expect(gunzipSync(gz.bytes).toString()).toBe(long);
    expect(plain.text).toBe(long);
    expect([plain, br, gz].map(({ headers }) => headers['content-encoding'])).toEqual([
      undefined,
      'br',
      'gzip',
    ]);
    expect(new Set([plain, br, gz].map(({ headers }) => headers.etag)).size).toBe(3);
    expect(br.headers.vary).toBe('accept-encoding');
  });

  test('does not compress images', async () => {
    const answer = await site.ask('/photo.webp', { headers: { 'accept-encoding': 'br' } });
    expect(answer.headers['content-type']).toBe('image/webp');
    expect([...answer.bytes]).toEqual([1, 2, 3]);
  });

  test('answers a HEAD request with headers only', async () => {
    const answer = await site.ask('/long', { method: 'HEAD' });
    expect(answer).toMatchObject({ status: 200, text: '' });
    expect(answer.headers['content-length']).toBe(String(Buffer.byteLength(long)));
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('answers 405 to %s on a page', async (method) => {
    const answer = await site.ask('/blog', { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toBe('GET, HEAD');
  });

  test('sets the headers that the rules define', async () => {
    const post = await site.ask('/blog/zwembad-nl');
    expect(post.headers).toMatchObject({ 'x-frame-options': 'DENY', 'x-which': 'blog' });
    expect((await site.ask('/')).headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect((await site.ask('/build.json')).headers['cache-control']).toBe('no-store');
  });

  test('prefers a file to a redirect rule, and keeps the query', async () => {
    expect((await site.ask('/blog')).status).toBe(200);
    const forwarded = await site.ask('/forwarded?a=b');
    expect(forwarded.status).toBe(302);
    expect(forwarded.headers.location).toBe('/blog?a=b');
  });

  test.each([
    ['/moved/2025/a/', '/blog/old/2025/a'],
    ['/moved', '/blog/old/'],
  ])('fills the splat of a redirect rule: %s leads to %s', async (address, target) => {
    expect((await site.ask(address)).headers.location).toBe(target);
  });

  test('serves the target page of a rewrite rule without a redirect', async () => {
    expect(await site.ask('/shown-as')).toMatchObject({ status: 200, text: '<h1>Blog NL</h1>' });
  });

  test('applies the redirect rules of the _redirects file', async () => {
    expect((await site.ask('/by-file')).headers.location).toBe('/blog');
  });

  test.each(['force = true', 'conditions = { Country = ["es"] }', 'query = { id = "1" }', 'to = "/:year"'])(
    'refuses the rule “%s”, which Netlify would follow and this host would not',
    async (line) => {
      const from = line.startsWith('to') ? '/a/:year' : '/a';
      const to = line.startsWith('to') ? '' : 'to = "/nl"';
      const toml = `[[redirects]]\n  from = "${from}"\n  ${to}\n  ${line}\n`;
      const other = await aServedSite({ 'index.html': 'x' }, { toml });
      expect((await other.ask('/')).status).toBe(500);
      expect(other.logged.join('\n')).toContain('The local host knows no conditions, placeholders or force');
      await other.stop();
    },
  );
});
