/** Status, headers and caching of what functions answer beside JSON for the desk. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { context, site, stubDatabase } from '../../../tests/support/functions/stubbed-database.ts';
import contactForm from '../contact-form.ts';
import { editorPreview } from './editor-preview.ts';
import siteHealth from '../site-health.ts';
import { missingPages } from '../site.ts';
import { search } from '../visitors.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

const get = (path: string, options: RequestInit = {}) =>
  new Request(`${site}${path}`, { headers: { Authorization: 'Bearer session' }, ...options });

describe('search', () => {
  const found = (isWhole: boolean) => ({
    slug: 'a-nl',
    title: 'A',
    excerpt: 'B',
    published_at: '2026-01-01T00:00:00+00:00',
    has_all_words: isWhole,
  });

  test.each([
    [[true, true], {}],
    [[true, false], { with_all_words: 1 }],
    [[false], { with_all_words: 0 }],
    [[], {}],
  ])('says how many posts have every word only if one lacks some (%j)', async (whole, more) => {
    stubDatabase({ search_posts: whole.map(found) });
    const answer = await search(get('/functions/v1/search?q=a&lang=nl'), context);
    const { results, ...others } = (await answer.json()) as { results: object[] };
    expect([results.length, others]).toEqual([whole.length, more]);
    for (const result of results)
      expect(Object.keys(result)).toEqual(['slug', 'title', 'excerpt', 'published_at']);
  });
});

test('missing-pages hides guesses of scanners, unless they lead somewhere, and returns at most 500 paths', async () => {
  const missed = (path: string, leads_to: string | null = null) => ({
    path,
    leads_to,
    times: 1,
    first_on: '2026-01-01',
    last_on: '2026-01-01',
  });
  const missing_paths = [
    missed('/wp-login.php'),
    missed('/.env', '/nl'),
    ...Array.from({ length: 500 }, (_, n) => missed(`/old-${n}`)),
  ];
  stubDatabase({ missing_paths });
  const answer = await missingPages(get('/functions/v1/missing-pages'), context);
  const { paths, guesses } = (await answer.json()) as { paths: { path: string }[]; guesses: number };
  expect([paths.length, paths[0]?.path, guesses]).toEqual([500, '/.env', 1]);
});

describe('site-health', () => {
  test.each([
    ['GET', 0, 200],
    ['HEAD', 0, 200],
    ['GET', 1e9, 503],
    ['POST', 0, 405],
  ])('answers %s with the schedule %i s ago by %i', async (method, tick_age, status) => {
    stubDatabase({ site_pulse: { tick_age, has_failed_build: false } });
    const answer = await siteHealth(get('/functions/v1/site-health', { method }), context);
    expect(answer.status).toBe(status);
    if (method === 'GET') expect(await answer.json()).toEqual({ ok: status === 200 });
  });
});

test('site-health is not well if the database gives no answer', async () => {
  const noted = vi.spyOn(console, 'error').mockReturnValue();
  stubDatabase({ site_pulse: null });
  const answer = await siteHealth(get('/functions/v1/site-health'), context);
  expect([answer.status, await answer.json()]).toEqual([503, { ok: false }]);
  expect(noted).toHaveBeenCalledOnce();
});

describe('the preview of an editor', () => {
  const preview = editorPreview({
    languageOf: () => 'nl',
    drawn: (given) =>
      Promise.resolve({ page: `<body class="a"><p>${given.get('text')}</p>`, note: 'Voorbeeld' }),
  });
  const fields = { token: 'session', text: 'Zee & zon' };
  const multipart = new FormData();
  for (const [name, value] of Object.entries(fields)) multipart.set(name, value);

  test.each([
    ['a URL', new URLSearchParams(fields)],
    ['a file', multipart],
  ])('takes a form in the encoding of %s, and puts its note first', async (_, body) => {
    stubDatabase();
    const answer = await preview(
      new Request(`${site}/functions/v1/preview`, { method: 'POST', body }),
      context,
    );
    expect([answer.status, await answer.text()]).toEqual([
      200,
      '<body class="a"><p class="wrap" role="status"><strong>Voorbeeld</strong></p><p>Zee & zon</p>',
    ]);
    expect(answer.headers.get('x-robots-tag')).toBe('noindex, nofollow');
  });

  test('shows nothing without a form', async () => {
    stubDatabase({
      current_editor: { user_id: null, session_id: null, is_editor: false, is_confirmed: false },
    });
    expect((await preview(get('/functions/v1/preview'), context)).status).toBe(401);
  });
});

describe('the form without script', () => {
  const sent = async (fields: Record<string, string>, page: string) => {
    stubDatabase();
    const answer = await contactForm(
      new Request(`${site}/functions/v1/contact-form`, {
        method: 'POST',
        headers: { Referer: `${site}${page}` },
        body: new URLSearchParams({ lang: 'nl', ...fields }),
      }),
      context,
    );
    return answer.text();
  };
  const isRental = (html: string) => /name="pkg"[^>]*value="rental"/.test(html);

  test('takes the package from the address of its page, unless it has extras of its own', async () => {
    expect(isRental(await sent({}, '/nl?pkg=rental'))).toBe(true);
    expect(isRental(await sent({ extras: 'pest' }, '/nl?pkg=rental'))).toBe(false);
    expect(isRental(await sent({}, '/nl'))).toBe(false);
  });
});
