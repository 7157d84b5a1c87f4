import { describe, expect, test, vi } from 'vitest';
import { noTokens } from '../language-model/language-model.ts';
import type { NewsStore } from './news-store.ts';
import { runNews, type NewsDeps, type NewsRequest } from './run-news.ts';
import type { NewsFacts, NewsText } from './writing/news-writer.ts';

const facts: NewsFacts = { reports: [], facts: [], dropped: [] };
const text: NewsText = {
  title: 'Haven',
  excerpt: 'Over de haven.',
  content: '<p>Haven.</p>',
  isAi: true,
  reports: [],
  waits: [],
  evidence: [],
  dropped: [],
};
const request: NewsRequest = { date: '2026-11-24', locales: ['en', 'nl'], publish: true, again: false };

describe('runNews', () => {
  test('gathers facts, writes the Dutch text first, and publishes all texts with one build', async () => {
    const day = aDay({});
    expect(await runNews(day.deps, request)).toEqual({
      texts: [
        { locale: 'nl', state: 'published', slug: 'news-nl', isNew: true },
        { locale: 'en', state: 'published', slug: 'news-en', isNew: true },
      ],
      rebuild: { content_version: 1 },
    });
    expect(day.done).toEqual(['gathered writing', 'nl written', 'en written', 'published', 'build']);
  });

  test('says of each text whether this run published it, or another one before', async () => {
    const publish = () =>
      Promise.resolve([
        { locale: 'nl' as const, isNew: false },
        { locale: 'en' as const, isNew: true },
      ]);
    expect(await runNews(aDay({ publish }).deps, request)).toMatchObject({
      texts: [
        { locale: 'nl', isNew: false },
        { locale: 'en', isNew: true },
      ],
    });
  });

  test.each([
    [{ state: 'busy' } as const, { skipped: 'busy' }],
    [{ state: 'too-little-news' } as const, { skipped: 'too-little-news' }],
    [{ state: 'failed', trouble: 'feeds-down' } as const, { skipped: 'failed', trouble: 'feeds-down' }],
  ])('gathers nothing if the day is %o', async (begun, outcome) => {
    const day = aDay({ begin: () => Promise.resolve(begun) });
    expect(await runNews(day.deps, request)).toEqual(outcome);
    expect(day.done).toEqual([]);
  });

  test('skips gathering if the facts are known, and requests no build if no text was published', async () => {
    const day = aDay({
      begin: () => Promise.resolve({ state: 'facts', facts }),
      publish: () => Promise.resolve([]),
    });
    expect(await runNews(day.deps, request)).toEqual({
      texts: [
        { locale: 'nl', state: 'held', slug: 'news-nl', isNew: true },
        { locale: 'en', state: 'held', slug: 'news-en', isNew: true },
      ],
    });
    expect(day.done).toEqual(['nl written', 'en written']);
  });

  test('stops if another process has claimed the day in the meantime', async () => {
    const day = aDay({ noteGathering: () => Promise.resolve(false) });
    expect(await runNews(day.deps, request)).toEqual({ skipped: 'busy' });
  });

  test('publishes nothing if a text is unfinished or the request wants no publication', async () => {
    const busy = aDay({ claimText: () => Promise.resolve({ state: 'busy' }) });
    expect(await runNews(busy.deps, request)).toMatchObject({
      texts: [{ state: 'busy' }, { state: 'busy' }],
    });
    const unwanted = aDay({});
    await runNews(unwanted.deps, { ...request, publish: false });
    expect([...busy.done, ...unwanted.done].filter((step) => step === 'published')).toEqual([]);
  });

  test.each([
    [undefined, ['published', 'published']],
    [60, ['published', 'published']],
    [59, ['busy', 'busy']],
  ])('starts no text after %s seconds if gathering takes a minute', async (timeoutSeconds, states) => {
    const day = aDay({}, { startedAt: [0, 60_000] });
    const timed = { ...request, ...(timeoutSeconds !== undefined && { timeoutSeconds }) };
    const outcome = await runNews(day.deps, timed);
    expect('texts' in outcome && outcome.texts.map(({ state }) => state)).toEqual(states);
  });

  test('holds a text if the writer gives a reason, or if the setting requires a review of every text', async () => {
    const doubted = aDay({}, { writes: () => ({ ...text, waits: ['sensitive'] }) });
    await runNews(doubted.deps, { ...request, locales: ['nl'] });
    const unread = aDay({});
    await runNews({ ...unread.deps, unread: 'never' }, { ...request, locales: ['nl'] });
    expect([doubted.done[1], unread.done[1]]).toEqual(['nl held', 'nl held']);
  });

  test('holds a model’s text, but no digest, if publishing unread is stopped', async () => {
    const stopped = () => Promise.resolve({ state: 'claimed', attempt: 'b', isStopped: true } as const);
    for (const [isAi, step] of [
      [true, 'nl held'],
      [false, 'nl written'],
    ] as const) {
      const day = aDay({ claimText: stopped }, { writes: () => ({ ...text, isAi }) });
      await runNews(day.deps, { ...request, locales: ['nl'] });
      expect(day.done[1]).toBe(step);
    }
  });

  test('judges a stored text again instead of writing, and keeps the text if that fails', async () => {
    const stored = { ...text, title: 'Stored', waits: ['judge-busy' as const] };
    const claimText = () =>
      Promise.resolve({ state: 'claimed', attempt: 'b', isStopped: false, text: stored } as const);
    const noted: unknown[] = [];
    const noteText: NewsStore['noteText'] = (_, outcome) => {
      noted.push('text' in outcome ? [outcome.state, outcome.text.title] : outcome.state);
      return Promise.resolve('news-nl');
    };
    const judged = aDay({ claimText, noteText });
    await runNews(judged.deps, { ...request, locales: ['nl'] });
    const failing = aDay(
      { claimText, noteText },
      {
        writes: () => {
          throw new Error('A bug.');
        },
      },
    );
    await runNews(failing.deps, { ...request, locales: ['nl'] });
    expect(noted).toEqual([
      ['written', 'Stored'],
      ['held', 'Stored'],
    ]);
  });

  test('records a language that fails, and still writes the other language', async () => {
    const day = aDay(
      {},
      {
        writes: (locale) => {
          if (locale === 'nl') throw new Error('A bug.');
          return text;
        },
      },
    );
    expect(await runNews(day.deps, request)).toMatchObject({
      texts: [{ locale: 'nl', state: 'failed', trouble: 'internal' }, { locale: 'en' }],
    });
    expect(day.done.slice(1, 3)).toEqual(['nl failed', 'en written']);
  });
});

describe('gathering', () => {
  const gathered = async (...states: ('read' | 'refused')[]) => {
    const { deps, done } = aDay({});
    deps.feeds = states.map((_, at) => `https://feed.example/${at}`);
    deps.reader = {
      read: (address) => {
        const state = states[Number(address.split('/').at(-1))];
        return Promise.resolve(
          state === 'read'
            ? { state, name: 'Krant', reports: [] }
            : { state: 'refused', trouble: 'too-slow' as const, detail: '' },
        );
      },
    };
    await runNews(deps, request);
    return done[0];
  };

  test('fails if every feed fails, and succeeds if one feed can be read or no feeds are configured', async () => {
    expect(await gathered('refused', 'refused')).toBe('gathered failed');
    expect(await gathered('refused', 'read')).toBe('gathered writing');
    expect(await gathered()).toBe('gathered writing');
  });
});

function aDay(
  changed: Partial<NewsStore>,
  {
    startedAt = [0],
    writes = () => text,
  }: { startedAt?: number[]; writes?: (locale: string) => NewsText } = {},
) {
  const done: string[] = [];
  const noted = (what: string) => done.push(what);
  const times = [...startedAt];
  const store: NewsStore = {
    begin: () => Promise.resolve({ state: 'claimed', attempt: 'a', alreadyReported: [] }),
    noteGathering: (_, { state }) => Promise.resolve(noted(`gathered ${state}`) > 0),
    claimText: () => Promise.resolve({ state: 'claimed', attempt: 'b', isStopped: false }),
    noteText: (_, { locale, state }) => {
      noted(`${locale} ${state}`);
      return Promise.resolve(`news-${locale}`);
    },
    publish: (_, locales) => {
      noted('published');
      return Promise.resolve(locales.map((locale) => ({ locale, isNew: true })));
    },
    ...changed,
  };
  const deps: NewsDeps = {
    store,
    writer: {
      facts: () => Promise.resolve({ ok: true, value: facts, tokens: noTokens }),
      text: (_, locale) =>
        Promise.resolve().then(() => ({ ok: true, value: writes(locale), tokens: noTokens })),
      judgeAgain: (_, stored, locale) =>
        Promise.resolve().then(() => ({
          ok: true,
          value: { ...writes(locale), title: stored.title },
          tokens: noTokens,
        })),
    },
    feeds: [],
    unread: 'when-sure',
    now: () => new Date(times.length > 1 ? (times.shift() ?? 0) : (times[0] ?? 0)),
    reader: { read: vi.fn() },
    sources: { stored: () => Promise.resolve([]), note: () => Promise.resolve() },
    reportError: () => 'id',
    rebuild: {
      request: () => {
        noted('build');
        return Promise.resolve({ content_version: 1 } as never);
      },
    },
  };
  return { deps, done };
}
