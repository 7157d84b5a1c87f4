import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { business, setBusiness } from '#core/business/current.ts';
import { pageCardPath, postCardPath } from '#core/social-card/card-address.ts';
import { startingBusiness } from '#site-config';
import { context, site, stubDatabase } from '../../../tests/support/functions/stubbed-database.ts';
import socialCard from './social-card.ts';

// Other test files of the process may have loaded these modules without the mocks.
vi.hoisted(() => vi.resetModules());
const drawn = vi.hoisted(() => ({ card: vi.fn<(card: object, site: object) => unknown>() }));
vi.mock('#cards/social-cards.ts', () => ({ socialCard: drawn.card }));

const png = Buffer.from('an image');
const home = pageCardPath({ page: 'home', locale: 'nl' });
const at = (path: string, options: RequestInit = {}) =>
  socialCard(new Request(`${site}${path}`, options), context);
const caching = ({ headers }: Response) =>
  ['cache-control', 'netlify-cdn-cache-control'].map((name) => headers.get(name));
const long = ['public, max-age=86400', 'public, durable, max-age=31536000'];
const short = ['public, max-age=60', 'public, max-age=60'];

beforeEach(() => {
  drawn.card.mockReset().mockReturnValue(Promise.resolve(png));
  stubDatabase();
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

describe('the card of a page', () => {
  test.each([
    ['GET', 200, png.toString()],
    ['HEAD', 200, ''],
    ['POST', 405, 'Method not allowed\n'],
  ])('answers %s with %i', async (method, status, body) => {
    const answer = await at(home, { method });
    expect([answer.status, await answer.text()]).toEqual([status, body]);
    expect(answer.headers.get(status === 200 ? 'content-length' : 'allow')).toBe(
      status === 200 ? '8' : 'GET, HEAD',
    );
  });

  test('is kept for a day by browsers, and until the next deploy by the host', async () => {
    const answer = await at(home);
    expect(caching(answer)).toEqual(long);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  });

  test('is kept for a minute if the newest details of the business cannot be read', async () => {
    const noted = vi.spyOn(console, 'error').mockReturnValue();
    stubDatabase({ published_business: 'unreadable' });
    const answer = await at(home);
    expect([answer.status, caching(answer)]).toEqual([200, short]);
    noted.mockRestore();
  });

  test('shows details that were changed a moment ago', async () => {
    for (const name of ['Villa Veritas', 'Villa Nova']) {
      stubDatabase({ published_business: { version: 1, details: { name } } });
      drawn.card.mockImplementation(() => Promise.resolve(Buffer.from(business().name)));
      expect(await (await at(home)).text()).toBe(name);
    }
    setBusiness(startingBusiness);
  });

  test('is not sent again to a browser that has it', async () => {
    const tag = (await at(home)).headers.get('etag') ?? '';
    expect(tag).toMatch(/^"[\w-]{22}"$/);
    for (const [known, status] of [
      [tag, 304],
      [`W/${tag}`, 304],
      [`"other", W/${tag}`, 304],
      ['"other"', 200],
    ] as const) {
      const answer = await at(home, { headers: { 'If-None-Match': known } });
      expect([known, answer.status, answer.headers.get('etag')]).toEqual([known, status, tag]);
    }
  });

  test.each([
    [0, 1, 404],
    [13, 1, 200],
    [24, 1, 200],
    [24, 2, 404],
    [25, 2, 200],
  ])('of an overview with %i posts and the number %i is answered with %i', async (count, number, status) => {
    stubDatabase({}, () => Response.json({ posts: { nl: count, en: 0, es: 0, de: 0 } }));
    const answer = await at(pageCardPath({ page: 'blog', locale: 'nl', number }));
    expect(answer.status).toBe(status);
  });

  test('is not found for another address, which the host remembers for a minute', async () => {
    const answer = await at('/og/nl/nowhere.png');
    expect([answer.status, ...caching(answer)]).toEqual([404, 'no-store', 'public, max-age=60']);
  });

  test('waits while too many are drawn, and says so', async () => {
    drawn.card.mockReturnValue(undefined);
    const answer = await at(home);
    expect([answer.status, answer.headers.get('retry-after'), ...caching(answer)]).toEqual([
      503,
      '5',
      'no-store',
      null,
    ]);
  });

  test('is a plain error if drawing fails', async () => {
    const noted = vi.spyOn(console, 'error').mockReturnValue();
    drawn.card.mockReturnValue(Promise.reject(new Error('no font')));
    const answer = await at(home);
    expect([answer.status, await answer.text()]).toEqual([500, expect.not.stringContaining('no font')]);
    expect(noted).toHaveBeenCalledOnce();
    noted.mockRestore();
  });
});

describe('the card of a post', () => {
  const image = `/media/${'a'.repeat(32)}-1600x1000-${'b'.repeat(36)}`;
  const row = {
    slug: 'pool-nl',
    language: 'nl',
    title: 'Zwembad',
    revision: 2,
    content: '<p>Water</p>',
    hero_image_url: null as string | null,
    hero_focus_x: 50,
    hero_focus_y: 50,
    translation: 'source',
    written_by_ai: false,
    reviewed_by: null,
  };
  const photo = Buffer.from('a photo');

  test.each([
    ['no image', {}, 200, undefined, long],
    ['an image', { hero_image_url: `${image}/1600.webp` }, 200, photo, long],
    ['an image in its text', { content: `<p>Water</p><img src="${image}/960.webp">` }, 200, photo, long],
    ['an image that cannot be read', { hero_image_url: `${image}/1600.webp` }, 503, undefined, short],
  ])('with %s', async (_, changed, storageStatus, shown, kept) => {
    const noted = vi.spyOn(console, 'error').mockReturnValue();
    stubDatabase({}, ({ url }) =>
      url.includes('/storage/')
        ? new Response(photo, { status: storageStatus })
        : Response.json([{ ...row, ...changed }]),
    );
    const answer = await at(postCardPath({ slug: 'pool-nl', revision: 2 }));
    expect([answer.status, caching(answer)]).toEqual([200, kept]);
    const [, site] = drawn.card.mock.lastCall ?? [];
    expect(site).toEqual({
      host: 'site.example',
      photo: shown === undefined ? undefined : new Uint8Array(shown),
    });
    expect(noted).toHaveBeenCalledTimes(storageStatus === 200 ? 0 : 1);
    noted.mockRestore();
  });

  test('that does not exist is not found', async () => {
    expect((await at(postCardPath({ slug: 'pool-nl', revision: 2 }))).status).toBe(404);
  });
});
