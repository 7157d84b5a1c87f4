/** Opening the link of a preview changes nothing, and only the form on its page publishes or rejects. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { formToken, viewKey } from '#adapters/signing/preview-keys.ts';
import { previewPath } from '#core/paths.ts';
import { deskWords } from '#i18n/desk/desk-words.ts';
import { words } from '#i18n/words.ts';
import { context, site, stubDatabase } from '../../../tests/support/functions/stubbed-database.ts';
import previewPage from './preview-page.ts';

const now = new Date('2026-02-01T12:00:00Z');
const later = new Date('2026-02-08T12:00:00Z');
const texts = words('nl').preview;
const post = {
  id: 'one',
  slug: 'pool-nl',
  language: 'nl',
  title: 'Zwembad',
  excerpt: '',
  text: 'a',
  content: 'Zet de kussens binnen.',
  meta_title: null,
  meta_description: null,
  revision: 3,
  translation: 'source',
  is_published: false,
  outdated: false,
  written_by_ai: false,
};
const notReady = { ...post, id: 'two', slug: 'pool-en', language: 'en', obstacle: 'post-untranslated' };
const opened = {
  id: 'p1',
  lang: 'nl',
  created_at: '2026-02-01T07:00:00Z',
  expires_at: later.toISOString(),
  posts_then: [post],
  posts: [post],
};
const decided = {
  verdict: 'published',
  note: '',
  decided_at: '2026-02-01T08:00:00Z',
  published: ['pool-nl'],
  content_version: 7,
};

let key = '';
beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  stubDatabase({ open_preview: opened });
  key = viewKey({ id: 'p1', expiresAt: later });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

const look = async (query: Record<string, string> = {}, options: RequestInit = {}) => {
  const search = new URLSearchParams({ t: key, ...query });
  const answer = await previewPage(new Request(`${site}${previewPath}?${search}`, options), context);
  return { answer, status: answer.status, html: await answer.text() };
};
const decide = async (fields: Record<string, string> = {}, headers: Record<string, string> = {}) => {
  const body = new URLSearchParams({
    t: key,
    form: formToken({ id: 'p1', verdict: 'published', seen: { one: 3 } }, now),
    ...fields,
  });
  const answer = await previewPage(
    new Request(`${site}${previewPath}`, { method: 'POST', body, headers }),
    context,
  );
  return { answer, status: answer.status, html: await answer.text() };
};

test.each([
  ['GET', 200],
  ['HEAD', 200],
  ['PUT', 405],
  ['POST', 404],
])('answers %s with %i', async (method, status) => {
  const { answer } = await look({}, { method });
  expect([answer.status, answer.headers.get('allow')]).toEqual([
    status,
    status === 405 ? 'GET, HEAD, POST' : null,
  ]);
});

test('shows the texts to nobody but the holder of the link', async () => {
  const { answer, html } = await look();
  expect(html).toContain('Zet de kussens binnen.');
  expect(html).toContain(texts.publish);
  expect(
    ['cache-control', 'referrer-policy', 'x-robots-tag'].map((name) => answer.headers.get(name)),
  ).toEqual(['no-store', 'no-referrer', 'noindex, nofollow']);
});

describe('an address without a preview', () => {
  test.each([
    ['a key that the site did not sign', 'unknown', 404, () => ({ t: 'x' })],
    ['an expired key', 'expired', 410, () => ({ t: viewKey({ id: 'p1', expiresAt: now }) })],
    ['no key', 'unknown', 404, () => ({ t: '' })],
  ] as const)('because of %s says that it is %s', async (_, trouble, status, query) => {
    const shown = await look(query());
    expect([shown.status, shown.html.includes(texts.troubles[trouble].title)]).toEqual([status, true]);
  });

  test.each([
    ['forgotten', null, 'expired'],
    ['empty', { ...opened, posts: [] }, 'gone'],
  ] as const)('because it is %s says so', async (_, found, trouble) => {
    stubDatabase({ open_preview: found });
    const shown = await look();
    expect([shown.status, shown.html.includes(texts.troubles[trouble].title)]).toEqual([410, true]);
  });

  test('because the database fails says so in the language of the link, with the number in the log', async () => {
    const noted = vi.spyOn(console, 'error').mockReturnValue();
    stubDatabase({ open_preview: 'broken' });
    const shown = await look({ lang: 'de' });
    expect([shown.status, shown.html.includes(words('de').preview.troubles.failed.title)]).toEqual([
      500,
      true,
    ]);
    expect(noted).toHaveBeenCalledOnce();
    noted.mockRestore();
  });
});

test.each([
  ['no language', undefined, 'nl'],
  ['a language', 'es', 'es'],
  ['a wrong language', 'fr', 'nl'],
])('has the language of the link, or else of the preview: %s', async (_, lang, shownIn) => {
  const { html } = await look(lang === undefined ? {} : { lang });
  expect(html).toContain(`lang="${shownIn}"`);
  expect(html).toContain(words(shownIn as 'nl').preview.intro.slice(0, 20));
});

describe('the question before a decision', () => {
  test.each([
    ['published', {}, true],
    ['rejected', {}, true],
    ['forgotten', {}, false],
    ['published', { posts: [notReady] }, false],
    ['published', { posts: [{ ...post, is_published: true }] }, false],
    ['published', { posts: [notReady, post] }, true],
    ['rejected', { posts: [notReady] }, true],
    ['rejected', { decided: { ...decided, verdict: 'rejected' } }, false],
    ['published', { decided: { ...decided, verdict: 'rejected' } }, false],
  ])('for “%s” with %j appears: %s', async (verdict, changes, isAsked) => {
    stubDatabase({ open_preview: { ...opened, ...changes } });
    const { answer, status, html } = await look({ do: verdict });
    expect([status, html.includes('name="form"')]).toEqual([200, isAsked]);
    if (isAsked) expect(html).toContain(verdict === 'rejected' ? texts.yesReject : texts.yesPublish);
    expect(answer.headers.get('referrer-policy')).toBe(isAsked ? 'same-origin' : 'no-referrer');
  });
});

describe('a decision', () => {
  const outcomes = {
    decided: 303,
    'decided-before': 409,
    changed: 409,
    'nothing-ready': 409,
    expired: 410,
  };
  test.each(Object.entries(outcomes))('that ends with “%s” is answered with %i', async (outcome, status) => {
    const calls = stubDatabase({
      open_preview: opened,
      decide_preview: { outcome, decided: { ...decided, verdict: 'rejected' } },
    });
    const shown = await decide({ note: ' Mooi! ', lang: 'es' });
    expect(shown.status).toBe(status);
    expect(calls.find(({ name }) => name === 'decide_preview')?.body).toMatchObject({
      verdict: 'published',
      seen: { one: 3 },
      note: 'Mooi!',
    });
    const { alerts } = words('es').preview;
    if (status === 303) expect(shown.answer.headers.get('location')).toBe(`${previewPath}?t=${key}&lang=es`);
    if (status === 409) expect(shown.html).toContain(alerts[outcome as keyof typeof alerts]);
  });

  test.each([
    ['no token', () => ({ form: '' })],
    [
      'the token of another preview',
      () => ({ form: formToken({ id: 'p2', verdict: 'published', seen: {} }, now) }),
    ],
    [
      'an old token',
      () => ({
        form: formToken({ id: 'p1', verdict: 'published', seen: {} }, new Date(now.getTime() - 3_600_000)),
      }),
    ],
  ])('with %s is not taken', async (_, fields) => {
    const calls = stubDatabase({ open_preview: opened });
    const shown = await decide({ ...fields(), do: 'published' });
    expect([shown.status, shown.html.includes(texts.alerts['form-expired'])]).toEqual([409, true]);
    expect(calls.map(({ name }) => name)).not.toContain('decide_preview');
  });

  test('from a page of another site is not taken', async () => {
    const calls = stubDatabase({ open_preview: opened });
    const shown = await decide({}, { Origin: 'https://evil.example' });
    expect([shown.status, shown.html.includes(texts.troubles.foreign.title)]).toEqual([403, true]);
    expect(calls).toEqual([]);
  });

  test('with a key twice, or without a form, counts as one without a key', async () => {
    const twice = new Request(`${site}${previewPath}`, {
      method: 'POST',
      body: new URLSearchParams([
        ['t', key],
        ['t', key],
      ]),
    });
    const json = new Request(`${site}${previewPath}`, {
      method: 'POST',
      body: `t=${key}`,
      headers: { 'Content-Type': 'application/json' },
    });
    for (const request of [twice, json]) expect((await previewPage(request, context)).status).toBe(404);
  });
});

describe('a published preview', () => {
  const memory = { content_version: 7, asked_version: 7, built_version: 6 };
  const stepOf = async (changes: object, { version = 7, isOnline = true, state = memory }: Found = {}) => {
    const probed: string[] = [];
    stubDatabase({ open_preview: { ...opened, decided, ...changes }, rebuild_state: state }, (request) => {
      if (request.url.endsWith('/build.json')) return Response.json({ contentVersion: version });
      probed.push(new URL(request.url).pathname);
      return new Response(null, { status: isOnline ? 200 : 404 });
    });
    const { html } = await look();
    return { step: /data-step="(\w+)"/.exec(html)?.[1], probed, html };
  };
  const online = { ...post, is_published: true };

  test('is live if the site shows its version and all its pages', async () => {
    const { step, probed, html } = await stepOf({ posts: [online] });
    expect([step, probed]).toEqual(['live', ['/blog/pool-nl']]);
    expect(html).toContain(deskWords('nl').progress.live);
  });

  test.each([
    ['an older version', { version: 6 }],
    ['a page that is missing', { isOnline: false }],
  ])('is being built with %s', async (_, found) => {
    expect((await stepOf({ posts: [online] }, found)).step).toBe('building');
  });

  test('waits for no page that was hidden again, or that another decision published', async () => {
    const other = { ...online, id: 'two', slug: 'pool-en', language: 'en' };
    expect((await stepOf({ posts: [post, other] })).probed).toEqual([]);
  });

  test('shows no progress if it was rejected', async () => {
    const { step, probed } = await stepOf({ posts: [online], decided: { ...decided, verdict: 'rejected' } });
    expect([step, probed]).toEqual([undefined, []]);
  });

  test('is shown without the progress of the build, if that is unknown', async () => {
    const noted = vi.spyOn(console, 'error').mockReturnValue();
    expect((await stepOf({ posts: [online] }, { version: 6, state: [] })).step).toBe('building');
    expect(noted).toHaveBeenCalledOnce();
    noted.mockRestore();
  });
});

type Found = { version?: number; isOnline?: boolean; state?: object };
