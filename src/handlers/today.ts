/** Runs the function behind the start page of the desk. */
import { endpoint } from '#adapters/http/endpoint.ts';
import { readToday } from '#adapters/supabase/site/today.ts';
import { findSetting } from '#adapters/settings.ts';
import * as today from '#contract/today.ts';
import { done } from '#core/result.ts';

export const deskToday = endpoint(today.deskToday, {
  run: async (_, { editor }) => done({ ...(await readToday(editor.supabase)), setUp: setUp() }),
});

const setUp = () =>
  (['news', 'bitcoin'] as const).filter((service) =>
    needed[service].every((name) => findSetting(name) !== undefined),
  );

const needed = {
  news: ['NEWS_FEEDS'],
  bitcoin: ['BITCOIN_XPUB', 'EXPLORER_URLS'],
} as const;
