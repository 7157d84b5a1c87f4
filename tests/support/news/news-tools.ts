import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Report } from '#core/news/gathering/choose-items.ts';
import type { NewsItem } from '#core/news/gathering/news-item.ts';
import type { NewsDeps } from '#core/news/run-news.ts';
import type { NewsFacts, NewsText } from '#core/news/writing/news-writer.ts';
import type { Locale } from '#core/locale.ts';
import type { Database } from '../../../src/adapters/supabase/client.ts';
import { newsStore } from '#adapters/supabase/news/news-store.ts';
import { newsSources } from '#adapters/supabase/news/news-sources.ts';
import { askForRebuild } from '#adapters/supabase/site/rebuild-queue.ts';

/**
 * Dependencies of a news run on a real database, with a scripted model. `state` makes it fail in one language, or die
 * after so many calls.
 */
export function newsDeps(client: SupabaseClient, { reports = twoReports(), editor }: NewsOptions = {}) {
  const supabase = client as unknown as Database;
  const calls: string[] = [];
  const state = { failing: new Set<Locale>(), diesAfter: Infinity };
  const tokens = { input: 10, output: 5 };
  const deps: NewsDeps = {
    store: newsStore(
      supabase,
      editor && {
        ...editor,
        sessionId: null,
        supabase: editor.client as unknown as Database,
        isConfirmed: true,
      },
    ),
    sources: newsSources(supabase),
    reader: {
      read: () => Promise.resolve({ state: 'read', name: 'Diario', reports }),
    },
    writer: {
      facts: (items) =>
        Promise.resolve(
          items.length < 2
            ? { ok: false, trouble: 'too-little-news', detail: '', tokens }
            : { ok: true, value: factsFrom(items), tokens },
        ),
      text: (facts, locale) =>
        Promise.resolve(
          state.failing.has(locale)
            ? { ok: false, trouble: 'slow', detail: 'Forty seconds.', tokens }
            : { ok: true, value: textIn(locale, facts), tokens },
        ),
      judgeAgain: (_, text) => Promise.resolve({ ok: true, value: { ...text, waits: [] }, tokens }),
    },
    feeds: ['https://diario.example/feed'],
    unread: 'when-sure',
    rebuild: {
      request: async () => {
        const { rebuild, contentVersion } = await askForRebuild(supabase);
        return { rebuild, contentVersion };
      },
    },
    now: () => new Date(),
    reportError: () => randomUUID(),
  };
  return { deps: counted(deps, { calls, state }), calls, state };
}

/** Simulates a kill after a number of calls: the last call takes effect, but its result is lost. */
export class Killed extends Error {}

function counted(deps: NewsDeps, { calls, state }: Counting): NewsDeps {
  const watched = <Port extends object>(name: string, port: Port): Port =>
    new Proxy(port, {
      get(target, key) {
        const value: unknown = Reflect.get(target, key);
        if (typeof value !== 'function') return value;
        return async (...given: unknown[]): Promise<unknown> => {
          calls.push(`${name}.${String(key)}`);
          const number = calls.length;
          const answer = await (value as (...given: unknown[]) => Promise<unknown>).apply(target, given);
          if (state.diesAfter === number) throw new Killed();
          return answer;
        };
      },
    });
  return {
    ...deps,
    store: watched('book', deps.store),
    sources: watched('sources', deps.sources),
    rebuild: watched('rebuild', deps.rebuild),
  };
}

export const twoReports = (): Report[] =>
  ['Nueva línea de autobús', 'Mercado de los sábados'].map((title) => {
    const id = randomUUID();
    return {
      id,
      title: `${title} ${id}`,
      summary: 'Texto de prueba.',
      link: `https://diario.example/${id}`,
      source: 'Diario',
      publishedAt: new Date(Date.now() - 3_600_000),
    };
  });

const factsFrom = (items: NewsItem[]): NewsFacts => ({
  reports: items.map((item) => ({ ...item, publishedAt: item.publishedAt.toISOString() })),
  facts: items.map(({ id, title: quote }, index) => ({ id: `f${index}`, report: id, quote })),
  dropped: [],
});

const textIn = (locale: Locale, { facts, reports }: NewsFacts): NewsText => ({
  title: `News (${locale})`,
  excerpt: 'Short.',
  content: `<p>${facts.map(({ quote }) => quote).join(' ')}</p>`,
  isAi: true,
  reports: reports.map(({ id }) => id),
  waits: [],
  evidence: facts.map(({ quote }) => ({ sentence: `News (${locale})`, source: quote })),
  dropped: [{ sentence: 'No report says so.', why: 'no-fact' }],
});

export type SentReport = Omit<Report, 'publishedAt'> & { publishedAt: string };

type NewsOptions = { editor?: { userId: string; client: SupabaseClient }; reports?: Report[] };
type Counting = { calls: string[]; state: { diesAfter: number } };
