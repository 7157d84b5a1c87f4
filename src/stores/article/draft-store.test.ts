import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { newDraftHandle } from '#browser-storage/draft-handle.ts';
import { storedDraft, type PostDraft, type UnsavedText } from '#browser-storage/post-draft.ts';
import { DeskRefusal } from '#session/desk-refusal.ts';
import { savesAnswered } from './autosaving.ts';
import { postDraft, postEditing, type PostAutosave } from './post-editing.ts';

/** Records the calls to the fake server, and holds its next answers. */
const server = vi.hoisted(() => ({ calls: [] as string[], answers: [] as unknown[] }));

vi.mock('#clients/article-drafts.ts', () => {
  const answer = (otherwise: unknown) => {
    const next = server.answers.shift() ?? otherwise;
    return next instanceof Error ? Promise.reject(next) : Promise.resolve(next);
  };
  return {
    savePostText: ({ id, revision, text }: { id: string; revision: number; text: PostDraft }) => {
      server.calls.push(`${id} ${revision} ${text.title}`);
      return answer({ revision: revision + 1, updatedAt: '2026-11-22T10:00:00.000Z' });
    },
    forgetSavedDraft: (id: string) => {
      server.calls.push(`forget ${id}`);
      return answer(undefined);
    },
  };
});

const refused = (code: string) => new DeskRefusal({ code });
const aText = (title: string): UnsavedText => ({
  title,
  excerpt: '',
  content: 'Tekst',
  metaTitle: '',
  metaDescription: '',
  revision: 4,
});
const known = (title = 'Zee') => ({ ...aText(title), draft: { id: 'a', revision: 2, isChanged: false } });

function opened(kept?: PostDraft): PostAutosave {
  const autosave = postDraft('zon-nl', kept);
  // The store needs a subscriber, which the open page provides in the browser.
  autosave.$state.listen(() => undefined);
  return autosave;
}

beforeEach(() => {
  vi.useFakeTimers();
  server.calls = [];
  server.answers = [];
  const storage = new Map<string, string>();
  vi.stubGlobal('window', { addEventListener: () => undefined, removeEventListener: () => undefined });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('autosave of a stored post', () => {
  test('stores changes in the browser immediately, and on the server once the editor pauses', async () => {
    const autosave = opened();
    expect(autosave.write(aText('Zon'))).toBe(true);
    expect(storedDraft('zon-nl')).toMatchObject({
      title: 'Zon',
      revision: 4,
      draft: { revision: 0, isChanged: true },
    });
    await vi.advanceTimersByTimeAsync(2000);
    const { id } = autosave.$draft.get();
    autosave.write(aText('Zon en zee'));
    await vi.advanceTimersByTimeAsync(2000);
    expect(server.calls).toEqual([`${id} 0 Zon`, `${id} 1 Zon en zee`]);
    expect(storedDraft('zon-nl')?.draft).toMatchObject({ id, revision: 2, isChanged: false });
  });

  test('retries a save if the server is unreachable, but not if the server refuses the draft', async () => {
    const autosave = opened();
    server.answers = [refused('unreachable')];
    autosave.write(aText('Zon'));
    await vi.advanceTimersByTimeAsync(2000);
    expect(autosave.$refusal.get()).toBe('unreachable');
    await vi.advanceTimersByTimeAsync(15_000);
    expect([autosave.$refusal.get(), server.calls.length]).toEqual([undefined, 2]);
    for (const [at, code] of ['too-many-drafts', 'second-factor-needed'].entries()) {
      server.answers = [refused(code)];
      autosave.write(aText(`Zee ${at}`));
      await vi.advanceTimersByTimeAsync(60_000);
      expect([autosave.$refusal.get(), server.calls.length]).toEqual([code, 3 + at]);
    }
  });

  test('sends no draft while the post is being saved', async () => {
    const autosave = opened(known());
    expect(await autosave.hold()).toBe('a');
    autosave.write(aText('Meer'));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(server.calls).toEqual([]);
    autosave.startOwn();
    autosave.release();
    await vi.advanceTimersByTimeAsync(2000);
    expect(server.calls).toEqual([`${autosave.$draft.get().id} 0 Meer`]);
    expect(autosave.$draft.get().id).not.toBe('a');
  });

  test('discards the draft in the browser and on the server, even during an autosave', async () => {
    const autosave = opened(known());
    autosave.discard(undefined, newDraftHandle());
    expect(storedDraft('zon-nl')).toBeUndefined();
    server.answers = [refused('unreachable')];
    await vi.advanceTimersByTimeAsync(20_000);
    expect(server.calls).toEqual(['forget a', 'forget a']);

    server.calls = [];
    let arrive = (): void => undefined;
    server.answers = [new Promise((resolve) => (arrive = () => resolve({ revision: 1, updatedAt: '' })))];
    autosave.write(aText('Onderweg'));
    const { id } = autosave.$draft.get();
    await vi.advanceTimersByTimeAsync(2000);
    autosave.discard(undefined, newDraftHandle());
    arrive();
    await vi.advanceTimersByTimeAsync(4000);
    expect(server.calls).toEqual([`${id} 0 Onderweg`, `forget ${id}`]);
    expect(storedDraft('zon-nl')).toBeUndefined();
  });

  test('deletes a discarded draft from the server at once, because the editor may leave the page', async () => {
    const autosave = postDraft('zon-nl', known());
    const leavePage = autosave.$state.listen(() => undefined);
    autosave.discard(undefined, newDraftHandle());
    leavePage();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(server.calls).toEqual(['forget a']);
  });

  test('brings a replaced text back with all its fields, and keeps it as a draft again', async () => {
    const { revision, ...text } = aText('Zon');
    const version = { revision, text, image: null, sameTextIn: [] };
    const { autosave, $editing, dispatch, replace } = postEditing('zon-nl', version, undefined);
    autosave.$state.listen(() => undefined);
    dispatch({ type: 'typed', changes: { title: 'Zee', excerpt: 'Blauw' } });
    await vi.advanceTimersByTimeAsync(2000);
    const putBack = replace({ type: 'took-stored', stored: version });
    expect([$editing.get().text, storedDraft('zon-nl')]).toEqual([text, undefined]);
    putBack();
    await vi.advanceTimersByTimeAsync(2000);
    expect($editing.get().text).toEqual({ ...text, title: 'Zee', excerpt: 'Blauw' });
    expect(storedDraft('zon-nl')).toMatchObject({
      excerpt: 'Blauw',
      draft: { revision: 1, isChanged: false },
    });
    expect(server.calls.at(-1)).toBe(`${autosave.$draft.get().id} 0 Zee`);
  });

  test('lets a reader wait for the last save, and retries nothing after the page', async () => {
    const autosave = postDraft('zon-nl', undefined);
    const leavePage = autosave.$state.listen(() => undefined);
    let fail = (): void => undefined;
    server.answers = [new Promise((_, reject) => (fail = () => reject(refused('unreachable'))))];
    autosave.write(aText('Net voor het weggaan'));
    void autosave.saveNow();
    leavePage();
    let isAnswered = false;
    void savesAnswered().then(() => (isAnswered = true));
    await vi.advanceTimersByTimeAsync(5000);
    expect(isAnswered).toBe(false);
    fail();
    await vi.advanceTimersByTimeAsync(20_000);
    expect([isAnswered, server.calls.length]).toEqual([true, 1]);
  });

  test('sends no request when the editor discards a draft that the server never stored', async () => {
    const autosave = opened();
    autosave.write(aText('Zon'));
    autosave.discard(undefined, newDraftHandle());
    await vi.advanceTimersByTimeAsync(20_000);
    expect(server.calls).toEqual([]);
  });
});
