/** What handlers add to the answers of the database and of other services. Stand-ins answer here for both. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { call, context, site, stubDatabase } from '../../../tests/support/functions/stubbed-database.ts';
import { startingBusiness } from '../../../tests/support/starting-business.ts';
import { inviteEditor } from '../access.ts';
import { deleteImage } from '../images.ts';
import { translationState, writingHelp } from '../model-texts.ts';
import { dailyIbizaNews } from '../news.ts';
import articlePreview from '../pages/article-preview.ts';
import businessPreview from '../pages/business-preview.ts';
import { siteStatus } from '../publishing.ts';
import { deskToday } from '../today.ts';
import { btcPrice } from '../visitors.ts';
import { createBlogDraft, createMultilingualBlog } from '../write-articles.ts';

// Other test files of the process may have loaded these modules without the mocks.
vi.hoisted(() => vi.resetModules());
const price = vi.hoisted(() => ({ current: vi.fn<() => unknown>() }));
vi.mock('#adapters/bitcoin-price/current-price.ts', () => ({ currentPrice: price.current }));
const today = vi.hoisted(() => ({ read: vi.fn<() => unknown>() }));
vi.mock('#adapters/supabase/site/today.ts', () => ({ readToday: today.read }));
const rendered = vi.hoisted(() => ({ page: vi.fn<(path: string, given: object) => unknown>() }));
vi.mock('#adapters/render-preview.ts', () => ({ renderPreview: rendered.page }));

const stored = vi.hoisted(() => ({ post: vi.fn<() => unknown>() }));
vi.mock('#adapters/supabase/posts/article-desk.ts', async (original) => ({
  ...(await original<object>()),
  postForEditing: stored.post,
}));

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

const get = (handler: typeof siteStatus, query = '', work: Promise<unknown>[] = []) =>
  handler(
    new Request(`${site}/functions/v1/call${query}`, { headers: { Authorization: 'Bearer session' } }),
    { ...context, waitUntil: (one: Promise<unknown>) => work.push(one) },
  );
const codeIn = async (answer: Response): Promise<unknown> =>
  ((await answer.json()) as { error?: { code: string } }).error?.code;

test.each([
  [Response.json({ id: 'mail' }), 'sent'],
  [Response.json({ statusCode: 422, name: 'validation_error', message: 'No.' }, { status: 422 }), 'failed'],
])('invite-editor says whether the mail was sent (%#)', async (mailed, delivery) => {
  stubDatabase({ invite_editor: { id: 'a', expires_at: '2099-01-01T00:00:00Z' } }, ({ url }) =>
    url.includes('/emails') ? mailed.clone() : undefined,
  );
  vi.stubEnv('RESEND_API_KEY', 're_key');
  vi.stubEnv('MAIL_FROM', 'site@site.example');
  const answer = await call(inviteEditor, { email: 'jan@example.com', name: 'Jan', language: 'nl' });
  expect(await answer.json()).toMatchObject({
    id: 'a',
    delivery,
    link: expect.stringContaining('#invite=') as string,
  });
});

describe('btc-price', () => {
  test.each([
    [0, 30],
    [10_400, 19],
    [40_000, 0],
  ])('is kept by the host until the price is too old: after %i ms for %i s', async (age, seconds) => {
    vi.useFakeTimers({ now: 1_000_000_000, toFake: ['Date'] });
    stubDatabase();
    price.current.mockReturnValue({
      ok: true,
      value: {
        price: { eurCents: 66_666_66, usdCents: 70_000_50 },
        sources: ['a.example', 'b.example', 'a.example'],
        fetchedAt: Date.now() - age,
      },
    });
    const answer = await get(btcPrice);
    expect(answer.headers.get('netlify-cdn-cache-control')).toBe(`public, max-age=${seconds}`);
    expect(await answer.json()).toMatchObject({
      eur: 66_666.66,
      usd: 70_000.5,
      source: 'a.example, b.example',
    });
  });
});

test.each([
  [200, undefined],
  [500, 'storage-unreachable'],
])(
  'delete-image deletes the files of an unused image, and says if Storage fails (%i)',
  async (status, code) => {
    vi.spyOn(console, 'error').mockReturnValue();
    const deleted: string[] = [];
    stubDatabase({ delete_image: [] }, async (request) => {
      const { prefixes } = (await request.json()) as { prefixes: string[] };
      deleted.push(...prefixes);
      return Response.json(status === 200 ? prefixes.map((name) => ({ name })) : {}, { status });
    });
    const path = `/media/${'a'.repeat(32)}-10x10-${'b'.repeat(36)}/10.webp`;
    expect(await codeIn(await call(deleteImage, { path }))).toBe(code);
    expect(deleted).toContain(path.replace('/media/', ''));
  },
);

test.each([
  ['too-little-news', { success: true, skipped: 'too-little-news' }],
  ['busy', { success: false, error: 'being-written' }],
])('daily-ibiza-news tries the day again, and answers if it is “%s”', async (state, said) => {
  const calls = stubDatabase({ begin_news: { state } });
  vi.stubEnv('NEWS_FEEDS', 'https://feed.example/rss');
  const answer = await call(dailyIbizaNews, { lang: 'nl', publish: false });
  expect(await answer.json()).toMatchObject(said);
  expect(calls.find(({ name }) => name === 'begin_news')?.body).toMatchObject({ again: true });
});

test.each([
  [{}, []],
  [{ NEWS_FEEDS: 'https://feed.example/rss' }, ['news']],
  [{ BITCOIN_XPUB: 'xpub' }, []],
  [{ BITCOIN_XPUB: 'xpub', EXPLORER_URLS: 'https://a.example,https://b.example' }, ['bitcoin']],
])('desk-today says which services are set up (%j)', async (settings, setUp) => {
  stubDatabase();
  for (const name of ['NEWS_FEEDS', 'BITCOIN_XPUB', 'EXPLORER_URLS']) vi.stubEnv(name, '');
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  const nothing = { n: 0, first: [] };
  const lists = [
    'enquiries',
    'payments',
    'failed',
    'outdated',
    'unread',
    'news',
    'scheduled',
    'notes',
  ].concat(['drafts', 'unsaved', 'live', 'onItsWay']);
  today.read.mockReturnValue({
    held: 0,
    articles: 0,
    ...Object.fromEntries(lists.map((name) => [name, nothing])),
  });
  const { set_up } = (await (await get(deskToday)).json()) as { set_up: string[] };
  expect(set_up).toEqual(setUp);
});

describe('translation-state', () => {
  test.each([
    ['a problem', { code: 'doubts', faults: [] }, undefined],
    ['no problem', null, 'post-not-found'],
  ])('of a text that is not stored with its Dutch version has %s', async (_, problem, code) => {
    stubDatabase({ translation_state: { problem, source: null } });
    const answer = await get(translationState, '?slug=pool-en&language=en');
    if (code === undefined) expect(await answer.json()).toMatchObject({ up_to_date: true, problem });
    else expect(await codeIn(answer)).toBe(code);
  });
});

test.each([
  ['https://ai.example/v1', true, undefined],
  ['', false, 'AI_BASE_URL'],
])('writing-help says whether there is a translator (%s)', async (address, translator, missing) => {
  stubDatabase({ model_use_by_month: [] });
  const settings = { AI_BASE_URL: address, AI_API_KEY: 'key', AI_MODEL: 'model' };
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  const help = (await (await get(writingHelp)).json()) as { translator: boolean; missing?: string | null };
  expect([help.translator, help.missing ?? undefined]).toEqual([translator, missing]);
});

test.each([
  [0, true],
  [5, false],
])('site-status takes over a build that is due in %i s: %s', async (due_in, isTaken) => {
  const calls = stubDatabase(
    {
      rebuild_state: {
        content_version: 2,
        asked_version: 1,
        built_version: 1,
        pending_since: '2026-02-01T12:00:00Z',
      },
      rebuild_outlook: { due_in, is_held: false, builds_asked: 1 },
      ask_for_rebuild: { rebuild: 'waiting', run: false, content_version: 2 },
    },
    () => Response.json({ contentVersion: 1 }),
  );
  const work: Promise<unknown>[] = [];
  expect(await (await get(siteStatus, '', work)).json()).toMatchObject({ state: 'waiting', changes: 1 });
  await Promise.all(work);
  expect(calls.some(({ name }) => name === 'ask_for_rebuild')).toBe(isTaken);
});

describe('the preview', () => {
  const shown = async (handler: typeof articlePreview, fields: Record<string, string>) => {
    rendered.page.mockReset().mockReturnValue(Promise.resolve('<body>the page'));
    const body = new URLSearchParams({ token: 'session', ...fields });
    const answer = await handler(
      new Request(`${site}/functions/v1/preview`, { method: 'POST', body }),
      context,
    );
    return { status: answer.status, text: await answer.text() };
  };
  const text = {
    slug: 'pool-nl',
    title: 'Zwembad',
    excerpt: '',
    content: 'a',
    meta_title: '',
    meta_description: '',
  };

  test.each([
    ['a new article', { ...text, is_stored: false }, undefined, 200],
    ['a stored article', { ...text, is_stored: true }, { revision: 7 }, 200],
    ['an article that was deleted', { ...text, is_stored: true }, undefined, 404],
    ['no article', {}, undefined, 400],
  ])('of %s is answered well', async (_, post, known, status) => {
    stubDatabase();
    stored.post.mockReset().mockReturnValue(Promise.resolve(known));
    const page = await shown(articlePreview, { post: JSON.stringify(post) });
    expect([page.status, page.text.includes('the page')]).toEqual([status, status === 200]);
    if (status === 200)
      expect(rendered.page.mock.lastCall).toMatchObject([
        '/blog/pool-nl',
        { posts: [{ title: 'Zwembad', revision: known?.revision ?? 0 }] },
      ]);
    expect(stored.post).toHaveBeenCalledTimes('is_stored' in post && post.is_stored ? 1 : 0);
  });

  test.each([
    ['+34 971 31 20 20', 200],
    ['+34 971 31 20 20 ext. 5', 400],
  ])('of the business with the number %s is answered with %i', async (phone, status) => {
    stubDatabase();
    const details = JSON.stringify({ ...startingBusiness, phone });
    expect((await shown(businessPreview, { path: '/nl', details })).status).toBe(status);
  });

  test('of the business shows the notice of its first day, even if that is to come', async () => {
    stubDatabase();
    const notice = { starts: '2099-01-01', ends: '', texts: { en: '', nl: 'Vakantie', es: '', de: '' } };
    await shown(businessPreview, { path: '/nl', details: JSON.stringify({ ...startingBusiness, notice }) });
    expect(rendered.page.mock.lastCall?.[1]).toMatchObject({ details: { notice } });
  });
});

/** Stores each inserted post as the database does, with its defaults. */
function storeAs(slug: string): void {
  const row = { id: 'a', slug, meta_title: null, meta_description: null, is_published: false };
  const defaults = { hero_focus_x: 50, hero_focus_y: 50, translation: 'reviewed', written_by_ai: false };
  stubDatabase(
    { ask_for_rebuild: { rebuild: 'requested', run: false, content_version: 2 } },
    async (request) => {
      if (request.method !== 'POST') return Response.json([]);
      const rows = (await request.json()) as object[];
      return Response.json(rows.map((inserted) => ({ ...row, ...defaults, ...inserted })));
    },
  );
}

test.each([
  [true, { published: { ok: true, slug: 'keys-nl' } }],
  [false, {}],
])(
  'create-multilingual-blog says of each language whether it was published, if asked to (%s)',
  async (publish_main, published) => {
    storeAs('keys-nl');
    const article = { slug_base: 'keys', title_nl: 'Sleutels', excerpt_nl: '', html_nl: '<p>Sleutels</p>' };
    const answer = await call(createMultilingualBlog, {
      ...article,
      languages: ['nl'],
      publish_main,
      publish_translations: false,
    });
    const { data } = (await answer.json()) as { data: { posts: object[] } };
    const post = { language: 'nl', slug: 'keys-nl', created: { ok: true }, translation: 'source' };
    expect(data.posts).toEqual([{ ...post, ...published }]);
  },
);

test.each([
  ['', undefined],
  ['<img src="http://other.example/a.png" alt="A">', 1],
])('create-blog-draft names the images that it left out, if any (%s)', async (image, leftOut) => {
  const draft = { slug: 'keys-en', language: 'en', title: 'Keys', content: `<p>Keys</p>${image}` };
  storeAs(draft.slug);
  const answer = (await (await call(createBlogDraft, draft)).json()) as { images_left_out?: unknown[] };
  expect(answer).toMatchObject({ slug: draft.slug });
  expect(answer.images_left_out?.length).toBe(leftOut);
});
