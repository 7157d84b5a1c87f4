import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type * as newArticleStore from './new-article.ts';

/** Records the requests to the fake server, and holds its next answers. */
const server = vi.hoisted(() => ({ sent: [] as Sent[], answers: [] as object[] }));

vi.mock('#clients/article-drafts.ts', () => ({
  saveDraft: (draft: Sent) => {
    server.sent.push(structuredClone(draft));
    const answer = server.answers.shift() ?? stored(draft.revision + 1);
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  },
  fetchDraft: (id: string) =>
    Promise.resolve({
      id,
      revision: 4,
      updatedAt: '2026-11-21T13:00:00.000Z',
      form: { title: 'Uit de lijst' },
    }),
}));

const stored = (revision: number) => ({ revision, updatedAt: '2026-11-21T13:03:00.000Z' });
let refused: (code: string) => Error;

let article: typeof newArticleStore;
let storage: Map<string, string>;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  server.sent = [];
  server.answers = [];
  storage = new Map();
  vi.stubGlobal('window', { addEventListener: () => undefined, removeEventListener: () => undefined });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  });
  const { DeskRefusal } = await import('#session/desk-refusal.ts');
  refused = (code) => new DeskRefusal({ code });
  article = await import('./new-article.ts');
  // The stores need subscribers, which the open page provides in the browser.
  for (const store of [article.$articleForm, article.$articleDraft, article.newArticle.$state])
    store.listen(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('autosave of a new article', () => {
  test.each([
    ['is untouched with today’s slug base', {}, 'laatste-nieuws-2026-11-24'],
    ['has a text with its slug base', { content: 'Zon' }, 'laatste-nieuws-2026-11-22'],
    ['has its own slug base unchanged', { slugBase: 'zon' }, 'zon'],
  ])('restores a stored form that %s', async (_, changes, expected) => {
    vi.setSystemTime('2026-11-22T10:00:00Z');
    article.startEmptyArticle();
    article.typeArticle(changes);
    vi.setSystemTime('2026-11-24T10:00:00Z');
    vi.resetModules();
    const opened = await import('./new-article.ts');
    opened.$articleForm.listen(() => undefined);
    expect(opened.$articleForm.get().slugBase).toBe(expected);
  });

  test('derives the slug base from the title until the editor types a slug base', () => {
    vi.setSystemTime('2026-11-24T10:00:00Z');
    article.startEmptyArticle();
    const slugBaseAfter = (changes: Parameters<typeof article.typeArticle>[0]) => {
      article.typeArticle(changes);
      return article.$articleForm.get().slugBase;
    };
    expect(slugBaseAfter({ title: 'Eén huis' })).toBe('een-huis');
    // The server added `-2`, because `een-huis` was in use. The editor has not typed this slug base.
    article.typeArticle({ slugBase: 'een-huis-2' });
    expect(slugBaseAfter({ title: 'Eén tuin' })).toBe('een-tuin');
    expect(slugBaseAfter({ title: '' })).toBe('laatste-nieuws-2026-11-24');
    article.typeArticle({ slugBase: 'tuin' });
    expect(slugBaseAfter({ title: 'Een zwembad' })).toBe('tuin');
    article.startEmptyArticle();
    article.typeArticle({ title: 'Zon' });
    // The request with this slug base got no answer, so the server may have created the article.
    article.newArticle.note({ sentAs: 'zon' });
    expect(slugBaseAfter({ title: 'Maan' })).toBe('zon');
  });

  test('stores changes in the browser immediately, and on the server once the editor pauses', async () => {
    article.typeArticle({ title: 'Zon' });
    expect(storage.get('new-article')).toContain('"title":"Zon"');
    await vi.advanceTimersByTimeAsync(1500);
    article.typeArticle({ title: 'Zon en zee' });
    await vi.advanceTimersByTimeAsync(1500);
    expect(server.sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(600);
    expect(server.sent).toMatchObject([{ revision: 0, form: { title: 'Zon en zee' } }]);
    expect(article.$articleDraft.get()).toMatchObject({ revision: 1, isChanged: false });

    article.typeArticle({ content: 'Meer.' });
    await vi.advanceTimersByTimeAsync(2000);
    expect(server.sent[1]).toMatchObject({ id: server.sent[0]?.id, revision: 1, form: { content: 'Meer.' } });
  });

  test('saves during continuous typing, but never saves an empty form', async () => {
    for (let typed = 0; typed < 12; typed++) {
      article.typeArticle({ title: 'a'.repeat(typed + 1) });
      await vi.advanceTimersByTimeAsync(1000);
    }
    expect(server.sent.length).toBeGreaterThan(0);
    const before = server.sent.length;
    article.startEmptyArticle();
    article.typeArticle({ slugBase: 'alleen-een-adres' });
    await vi.advanceTimersByTimeAsync(20_000);
    expect(server.sent).toHaveLength(before);
  });

  test('retries a save if the server is unreachable, but not if the session has ended', async () => {
    server.answers = [refused('unreachable')];
    article.typeArticle({ title: 'Zon' });
    await vi.advanceTimersByTimeAsync(2000);
    expect(article.newArticle.$state.get()).toBe('unreached');
    await vi.advanceTimersByTimeAsync(15_000);
    expect([server.sent.length, article.newArticle.$state.get()]).toEqual([2, 'idle']);

    server.answers = [refused('not-signed-in')];
    article.typeArticle({ title: 'Zee' });
    await vi.advanceTimersByTimeAsync(120_000);
    expect(server.sent).toHaveLength(3);
  });

  test('saves again if the editor typed during a save', async () => {
    let answer = (): void => undefined;
    server.answers = [new Promise<object>((resolve) => (answer = () => resolve(stored(1))))];
    article.typeArticle({ title: 'Eerst' });
    await vi.advanceTimersByTimeAsync(2000);
    article.typeArticle({ title: 'Daarna' });
    answer();
    await vi.advanceTimersByTimeAsync(2500);
    expect(server.sent.map(({ revision, form: { title } }) => [revision, title])).toEqual([
      [0, 'Eerst'],
      [1, 'Daarna'],
    ]);
    expect(article.$articleDraft.get().isChanged).toBe(false);
  });

  test('sends no request after a conflict until the editor stores the text as a new draft', async () => {
    server.answers = [refused('changed-meanwhile')];
    article.typeArticle({ title: 'Van mij' });
    await vi.advanceTimersByTimeAsync(2000);
    expect(article.newArticle.$state.get()).toBe('conflict');
    article.typeArticle({ title: 'Nog steeds van mij' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.sent).toHaveLength(1);
    expect(await article.keepAsOwnDraft()).toBe(true);
    expect(server.sent[1]).toMatchObject({ revision: 0, form: { title: 'Nog steeds van mij' } });
    expect(server.sent[1]?.id).not.toBe(server.sent[0]?.id);
  });

  test('opens another draft only if the current text could be saved', async () => {
    article.typeArticle({ title: 'Hier' });
    server.answers = [refused('unreachable')];
    expect(await article.openDraft('other')).toBe(false);
    expect(article.$articleForm.get().title).toBe('Hier');
    expect(await article.openDraft('other')).toBe(true);
    expect(article.$articleForm.get().title).toBe('Uit de lijst');
    expect(article.$articleDraft.get()).toMatchObject({ id: 'other', revision: 4, isChanged: false });
  });

  test('allows typing even if browser storage is disabled or full', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    article.typeArticle({ title: 'Toch' });
    expect(article.$articleForm.get().title).toBe('Toch');
    expect(article.newArticle.$isStoredHere.get()).toBe(false);
  });
});

type Sent = { id: string; revision: number; form: { title: string } };
