import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, test } from 'vitest';
import { sourceFirst } from '#core/locale.ts';
import { deskWords } from '#i18n/desk/desk-words.ts';
import { $dailyNews, type NewsCard } from '#stores/daily-news.ts';
import DailyNewsNow from './DailyNewsNow.tsx';

const words = deskWords('nl');
afterEach(() => $dailyNews.set({ status: 'idle', cards: [] }));

/** If `feeds` is undefined, the number of feeds has not loaded yet. */
function page({ feeds }: { feeds: number | undefined }): string {
  const client = new QueryClient();
  if (feeds !== undefined) client.setQueryData(['news'], { runs: [], sources: Array(feeds).fill({}) });
  return renderToStaticMarkup(createElement(QueryClientProvider, { client }, createElement(DailyNewsNow)));
}

const aButton = (html: string) => /<button[^>]*>/.exec(html)?.[0];

describe('DailyNewsNow', () => {
  test('disables the start button and explains how to add a feed only if the server reports that there are no feeds', () => {
    const html = page({ feeds: 0 });
    expect(aButton(html)).toContain('disabled');
    for (const step of words.setUp.feeds.steps) expect(html).toContain(step);
    for (const feeds of [2, undefined]) {
      expect(aButton(page({ feeds }))).not.toContain('disabled');
      expect(page({ feeds })).not.toContain(words.setUp.feeds.why);
    }
  });

  test('shows how many languages succeeded, or that all languages failed', () => {
    const failed = { success: false, refusal: 'setting-missing' };
    const ended = (isGood: (index: number) => boolean) => {
      const cards = sourceFirst.map((locale, index): NewsCard => ({
        locale,
        created: isGood(index) ? { success: true } : failed,
      }));
      $dailyNews.set({ status: 'done', cards });
      return page({ feeds: 1 });
    };
    expect(ended(() => false)).toContain(words.news.now.doneNone);
    expect(ended((index) => index === 0)).toContain('1 van 4 talen gelukt.');
    expect(ended(() => false)).not.toContain('Klaar.');
    expect(ended(() => true)).toContain('Klaar.');
  });
});
