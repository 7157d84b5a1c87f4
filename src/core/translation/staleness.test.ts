import { describe, expect, test } from 'vitest';
import { earlierOf, stalenessOf } from './staleness.ts';
import type { TranslatedRow, TranslationPair } from './ports.ts';
import { emptyText } from './segments/segments.ts';

const texts = (content: string) => ({ ...emptyText, title: 'Zon', content });
const dutch = texts('<p>Een.</p><p>Twee.</p>');
const post = (changes: Partial<TranslatedRow> = {}): TranslatedRow => ({
  ...texts('<p>Uno.</p><p>Dos.</p>'),
  slug: 'zon-es',
  revision: 2,
  translation: 'machine',
  isOutdated: false,
  isPublished: true,
  problem: undefined,
  ...changes,
});
const pair = (changes: Partial<TranslationPair> = {}): TranslationPair => ({
  source: { ...dutch, revision: 3 },
  post: post(),
  earlierSource: dutch,
  ...changes,
});

describe('stalenessOf', () => {
  test('reports a missing or pending translation as not up to date', () => {
    for (const missing of [undefined, post({ translation: 'pending' })])
      expect(stalenessOf(pair({ post: missing }))).toEqual({ isUpToDate: false, changed: undefined });
  });

  test('reports a translation as up to date if its Dutch text is unchanged or the earlier Dutch text is unknown', () => {
    for (const earlierSource of [dutch, undefined, { ...dutch, metaTitle: '' }])
      expect(stalenessOf(pair({ earlierSource }))).toEqual({ isUpToDate: true, changed: undefined });
  });

  test('counts the changed segments of a changed Dutch text', () => {
    const source = { ...texts('<p>Een.</p><p>Drie.</p>'), revision: 3 };
    expect(stalenessOf(pair({ source }))).toEqual({ isUpToDate: false, changed: 1 });
    const renamed = { ...dutch, title: 'Zee', revision: 3 };
    expect(stalenessOf(pair({ source: renamed }))).toEqual({ isUpToDate: false, changed: 1 });
  });

  test('counts no changed segments if a translation is marked outdated but its Dutch text is unchanged', () => {
    expect(stalenessOf(pair({ post: post({ isOutdated: true }) }))).toEqual({
      isUpToDate: false,
      changed: 0,
    });
  });

  test('returns no count if the earlier Dutch text is unknown, or has other blocks than the translation', () => {
    const other = post({ isOutdated: true, content: '<p>Uno.</p>' });
    expect(stalenessOf(pair({ post: other }))).toEqual({ isUpToDate: false, changed: undefined });
    expect(
      stalenessOf(pair({ post: post({ isOutdated: true }), earlierSource: undefined })).changed,
    ).toBeUndefined();
  });
});

describe('earlierOf', () => {
  const faults = [{ segment: 'b0', code: 'untranslated' }] as never;
  const doubtsOf = (changes: Partial<TranslatedRow>) => earlierOf(pair({ post: post(changes) }))?.doubts;

  test('returns the doubts about an unreviewed translation', () => {
    expect(doubtsOf({ problem: { code: 'doubts', faults } })).toBe(faults);
    expect(doubtsOf({ problem: { code: 'doubts', faults }, translation: 'reviewed' })).toEqual([]);
    expect(doubtsOf({ problem: { code: 'slow' } as never })).toEqual([]);
    expect(doubtsOf({})).toEqual([]);
  });

  test('returns undefined without a translation', () => {
    expect(earlierOf(pair({ post: undefined }))).toBeUndefined();
  });
});
