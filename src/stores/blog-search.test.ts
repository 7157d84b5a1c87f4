import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { $blogSearch, searchNow, searchWhileTyping, typingPause } from './blog-search.ts';

const publishedAt = '2026-11-20T08:00:00.000Z';
const aPost = (slug: string) => ({ slug, title: slug, excerpt: '', published_at: publishedAt });

let requests: { url: string; answer: (results: unknown[], status?: number) => Promise<void> }[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  requests = [];
  vi.stubGlobal(
    'fetch',
    (url: string, { signal }: { signal: AbortSignal }) =>
      new Promise<Response>((resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('given up')));
        requests.push({
          url,
          answer: async (results, status = 200) => {
            resolve(Response.json({ results }, { status }));
            await vi.advanceTimersByTimeAsync(1);
          },
        });
      }),
  );
});

afterEach(() => {
  searchNow({ q: '', lang: 'nl' });
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('blog search', () => {
  test('sends one request for a word that is typed letter by letter', async () => {
    for (const q of ['z', 'zw', 'zwe', 'zwem & meer']) searchWhileTyping({ q, lang: 'nl' });
    expect($blogSearch.get()).toEqual({ step: 'searching' });
    await vi.advanceTimersByTimeAsync(typingPause);
    expect(requests.map(({ url }) => url)).toEqual(['/functions/v1/search?q=zwem+%26+meer&lang=nl']);
    await requests[0]?.answer([aPost('zwembad-nl')]);
    expect($blogSearch.get()).toEqual({
      step: 'found',
      q: 'zwem & meer',
      posts: [{ slug: 'zwembad-nl', title: 'zwembad-nl', excerpt: '', publishedAt }],
      withMost: [],
    });
  });

  test('ignores the answer to an earlier search', async () => {
    searchNow({ q: 'tuin', lang: 'nl' });
    searchNow({ q: 'dak', lang: 'nl' });
    await requests[1]?.answer([aPost('dak-nl')]);
    await requests[0]?.answer([aPost('tuin-nl')]);
    expect($blogSearch.get()).toMatchObject({ q: 'dak', posts: [{ slug: 'dak-nl' }] });
  });

  test('shows that a search failed, and repeats it on request', async () => {
    searchNow({ q: 'dak', lang: 'nl' });
    await requests[0]?.answer([], 500);
    expect($blogSearch.get()).toEqual({ step: 'failed' });
    searchNow({ q: 'dak', lang: 'nl' });
    await requests[1]?.answer([]);
    expect($blogSearch.get()).toEqual({ step: 'found', q: 'dak', posts: [], withMost: [] });
  });

  test('sends no further request and shows no result if the visitor empties the field', async () => {
    searchNow({ q: 'dak', lang: 'nl' });
    searchWhileTyping({ q: '  ', lang: 'nl' });
    await vi.advanceTimersByTimeAsync(typingPause);
    await requests[0]?.answer([aPost('dak-nl')]);
    expect($blogSearch.get()).toEqual({ step: 'idle' });
    expect(requests).toHaveLength(1);
  });
});
