import { describe, expect, test } from 'vitest';
import { mailMorningPreview, type MorningPreviewDeps } from './morning-preview.ts';
import type { NewsOutcome } from './run-news.ts';

const published: NewsOutcome = {
  texts: [{ locale: 'nl', state: 'published', slug: 'daily-ibiza-news-2026-11-21-nl', isNew: false }],
};
const today = { date: '2026-11-21', outcome: published };
const tomorrow = { date: '2026-11-22', outcome: published };

function deps(changes: Partial<MorningPreviewDeps> = {}) {
  const claimed = new Set<string>();
  const sent: string[] = [];
  const noted: unknown[] = [];
  const made: MorningPreviewDeps = {
    isWanted: true,
    claims: {
      take: (date) => Promise.resolve(!claimed.has(date) && Boolean(claimed.add(date))),
      release: (date) => Promise.resolve(void claimed.delete(date)),
    },
    send: (slugBase) => Promise.resolve(sent.push(slugBase) > 0),
    reportError: (cause) => String(noted.push(cause)),
    ...changes,
  };
  return { made, sent, noted };
}

describe('mailMorningPreview', () => {
  test('sends one preview per day, even if the run starts several times', async () => {
    const { made, sent } = deps();
    expect(await mailMorningPreview(made, today)).toBe('mailed');
    expect(await mailMorningPreview(made, today)).toBe('mailed-before');
    expect(await mailMorningPreview(made, tomorrow)).toBe('mailed');
    expect(sent).toEqual(['daily-ibiza-news-2026-11-21', 'daily-ibiza-news-2026-11-22']);
  });

  test('sends no mail if the business has disabled the preview and no text is held for review', async () => {
    const { made, sent } = deps({ isWanted: false });
    expect(await mailMorningPreview(made, today)).toBe('not-wanted');
    expect(sent).toEqual([]);
  });

  test('sends the mail in the next run if the first attempt failed', async () => {
    let isDown = true;
    const { made, noted } = deps({
      send: () => (isDown ? Promise.reject(new Error('down')) : Promise.resolve(true)),
    });
    expect(await mailMorningPreview(made, today)).toBe('failed');
    expect(noted).toHaveLength(1);
    isDown = false;
    expect(await mailMorningPreview(made, today)).toBe('mailed');
    expect(await mailMorningPreview({ ...made, send: () => Promise.resolve(false) }, tomorrow)).toBe(
      'failed',
    );
  });

  test('sends no mail on a day without a news article', async () => {
    const { made, sent } = deps();
    const outcomes: NewsOutcome[] = [
      { skipped: 'too-little-news' },
      { texts: [{ locale: 'nl', state: 'failed', trouble: 'slow' }] },
    ];
    for (const outcome of outcomes)
      expect(await mailMorningPreview(made, { ...today, outcome })).toBe('no-news');
    expect(sent).toEqual([]);
  });
});
