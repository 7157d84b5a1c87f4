import { afterEach, expect, test, vi } from 'vitest';
import type { DueWork } from '#adapters/supabase/site/due-work.ts';
import { runTick } from './tick.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  // Other files of this process must not meet the details that `refreshBusiness` remembers.
  vi.resetModules();
});

test('a slow database leaves less time for the start of a background function, because the host ends a tick after 30 s', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  const limits = vi.spyOn(AbortSignal, 'timeout');
  const started: string[] = [];
  vi.stubGlobal('fetch', (asked: string | URL | Request) => {
    const address = String(asked instanceof Request ? asked.url : asked);
    if (address.includes('begin_tick')) {
      vi.setSystemTime(Date.now() + 20_000);
      return Promise.resolve(Response.json({ due: { ...nothingDue, news: true }, failed: [] }));
    }
    if (address.includes('functions')) started.push(address);
    return Promise.resolve(Response.json(null));
  });
  await runTick({ compose: () => ({ to: 'business', subject: '', html: '', text: '' }), now: new Date() });
  expect(started).toEqual(['https://site.example/.netlify/functions/write-daily-news-background']);
  expect(limits).toHaveBeenLastCalledWith(7000);
});

const nothingDue: DueWork = {
  rebuild: false,
  watch: false,
  mails: false,
  news: false,
  payments: false,
  translations: false,
  words: false,
  health: false,
  backup: false,
};

const settings = {
  SITE_URL: 'https://site.example',
  SUPABASE_URL: 'https://database.example',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_key',
  SUPABASE_SECRET_KEY: 'sb_secret_key',
  SIGNING_SECRET: 'a secret of the tests, long enough for all of them',
};
