import { describe, expect, test } from 'vitest';
import { mailMorningPreview, type MorningPreviewDeps } from './morning-preview.ts';
import type { NewsOutcome } from './run-news.ts';

const published: NewsOutcome = {
  texts: [{ locale: 'nl', state: 'published', slug: 'daily-ibiza-news-2026-11-21-nl', isNew: false }],
};
const today = { date: '2026-11-21', outcome: published };

function deps(changes: Partial<MorningPreviewDeps> = {}) {
  const sent: string[] = [];
  const noted: unknown[] = [];
  const made: MorningPreviewDeps = {
    isWanted: true,
    send: (date) => Promise.resolve(sent.push(date) > 0),
    reportError: (cause) => String(noted.push(cause)),
    ...changes,
  };
  return { made, sent, noted };
}

describe('mailMorningPreview', () => {
  test('sends the preview of the day', async () => {
    const { made, sent } = deps();
    expect(await mailMorningPreview(made, today)).toBe('mailed');
    expect(sent).toEqual(['2026-11-21']);
  });

  test('sends no mail if the business has disabled the preview and no text is held for review', async () => {
    const { made, sent } = deps({ isWanted: false });
    expect(await mailMorningPreview(made, today)).toBe('not-wanted');
    expect(sent).toEqual([]);
  });

  test('sends a text that is held for review, even if the business has disabled the preview', async () => {
    const { made, sent } = deps({ isWanted: false });
    const held: NewsOutcome = { texts: [{ locale: 'nl', state: 'held', slug: 'a-nl', isNew: true }] };
    expect(await mailMorningPreview(made, { ...today, outcome: held })).toBe('mailed');
    expect(sent).toEqual(['2026-11-21']);
  });

  test('reports a preview that could not be sent', async () => {
    const { made, noted } = deps({ send: () => Promise.reject(new Error('down')) });
    expect(await mailMorningPreview(made, today)).toBe('failed');
    expect(noted).toHaveLength(1);
    expect(await mailMorningPreview({ ...made, send: () => Promise.resolve(false) }, today)).toBe('failed');
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
