import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { followToLive, forgetSeen, resumeFollowing } from './follow-to-live.ts';
import type { $liveProgress } from './live-progress.ts';

const site = vi.hoisted(() => ({ version: 0, online: new Set<string>() }));

vi.mock('#adapters/live-page.browser.ts', () => ({
  readLiveVersion: () => Promise.resolve(site.version),
  isPostOnline: (path: string) => Promise.resolve(site.online.has(path)),
  isPageGone: (path: string) => Promise.resolve(!site.online.has(path)),
}));
vi.mock('#session/session.ts', () => ({
  callAsEditor: () => Promise.resolve({ state: 'building', changes: 1 }),
}));

let page: {
  $liveProgress: typeof $liveProgress;
  followToLive: typeof followToLive;
  forgetSeen: typeof forgetSeen;
  resumeFollowing: typeof resumeFollowing;
};

beforeEach(async () => {
  vi.useFakeTimers();
  await loadPage();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const nextPoll = () => vi.advanceTimersByTimeAsync(750);
const seen = () => page.$liveProgress.get().pages?.map(({ path, isSeen }) => [path, isSeen]);
const step = () => page.$liveProgress.get().step;
const publish = (slug: string, contentVersion: number) =>
  page.followToLive({ slugs: [slug], rebuild: 'requested', contentVersion });

function build(version: number, ...paths: string[]): void {
  site.version = version;
  site.online = new Set(paths);
}

async function loadPage(): Promise<void> {
  vi.resetModules();
  page = { ...(await import('./live-progress.ts')), ...(await import('./follow-to-live.ts')) };
}

/** Fakes the storage of a browser tab, which outlives the page. */
function aStorage(): Map<string, string> {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => stored.set(name, text),
    removeItem: (name: string) => stored.delete(name),
  });
  return stored;
}

async function aNewPage(): Promise<void> {
  // A browser stops the old page’s timers when another page opens.
  vi.clearAllTimers();
  await loadPage();
}

describe('followToLive', () => {
  test('tracks two overlapping changes until the site shows both', async () => {
    build(1);
    publish('zon-en', 2);
    await nextPoll();
    publish('zon-es', 3);
    expect(seen()).toEqual([
      ['/blog/zon-en', false],
      ['/blog/zon-es', false],
    ]);
    build(3, '/blog/zon-es');
    await nextPoll();
    expect(step()).toBe('building');
    build(3, '/blog/zon-en', '/blog/zon-es');
    await nextPoll();
    expect(step()).toBe('live');
  });

  test('stops tracking pages that are online, and tracks only the latest change of each page', async () => {
    build(2, '/blog/zon-en');
    publish('zon-en', 2);
    await nextPoll();
    expect(step()).toBe('live');
    publish('zon-es', 3);
    page.followToLive({ slugs: [], gone: ['zon-es'], rebuild: 'requested', contentVersion: 4 });
    expect(seen()).toEqual([['/blog/zon-es', false]]);
    build(4, '/blog/zon-en');
    await nextPoll();
    expect(step()).toBe('gone');
  });

  test('continues to track a change after an unrelated request failed', async () => {
    build(1);
    publish('zon-en', 2);
    page.$liveProgress.set({ step: 'saving' });
    await nextPoll();
    expect(step()).toBe('saving');
    page.$liveProgress.set({ step: 'idle' });
    build(2, '/blog/zon-en');
    await nextPoll();
    expect(step()).toBe('live');
  });

  test('still tracks a change after the editor opens another page in the same tab', async () => {
    const storage = aStorage();
    build(1);
    publish('zon-en', 2);
    await nextPoll();
    await aNewPage();
    page.resumeFollowing();
    expect(seen()).toEqual([['/blog/zon-en', false]]);
    build(2, '/blog/zon-en');
    await nextPoll();
    expect(step()).toBe('live');
    expect(storage.size).toBe(0);
    await aNewPage();
    page.resumeFollowing();
    expect(step()).toBe('idle');
  });

  test('ignores stored changes that are too old or invalid', async () => {
    const storage = aStorage();
    const pages = [{ path: '/blog/zon-en', becomes: 'online', isSeen: false }];
    const old = JSON.stringify({ contentVersion: 2, since: Date.now() - 4_000_000, pages });
    for (const stored of [old, '{"pages":[]}', 'no json']) {
      storage.set('on-its-way', stored);
      await aNewPage();
      page.resumeFollowing();
      expect([step(), storage.size]).toEqual(['idle', 0]);
    }
  });

  test('keeps showing a finished change for a moment, and hides it when another page opens later', async () => {
    build(2, '/blog/zon-en');
    publish('zon-en', 2);
    await nextPoll();
    expect(step()).toBe('live');
    page.forgetSeen();
    expect(step()).toBe('live');
    await vi.advanceTimersByTimeAsync(5000);
    page.forgetSeen();
    expect(step()).toBe('idle');
    publish('zon-es', 3);
    page.forgetSeen();
    expect(step()).toBe('saved');
    build(3, '/blog/zon-es');
    await nextPoll();
    expect(step()).toBe('live');
  });
});
