import { describe, expect, test } from 'vitest';
import { locales } from '#core/locale.ts';
import { checkSentence } from '#core/news/writing/sentence/check-sentence.ts';
import { factId } from './answers.ts';
import { storiesOn } from './stories.ts';

// Two years, one of them a leap year, in steps that pass through all weekdays.
const start = Date.UTC(2027, 6, 1, 23, 30);
const days = Array.from({ length: 14 }, (_, step) => new Date(start + step * 55 * 86_400_000));

describe('the invented reports', () => {
  test('contain what their sentences say, on any day', () => {
    const faults = days.flatMap((published) => {
      const stories = storiesOn(published);
      const facts = {
        reports: stories.map(({ item }) => ({ ...item, publishedAt: published.toISOString() })),
        facts: stories.flatMap(({ item, facts: own }, story) =>
          own.map(({ quote }, fact) => ({ id: factId(story, fact), report: item.id, quote })),
        ),
        dropped: [],
      };
      return locales.flatMap((locale) =>
        stories.flatMap(({ facts: own }, story) =>
          own.flatMap(({ tell }, fact) =>
            tell[locale].flatMap((text) =>
              checkSentence({ text, facts: [factId(story, fact)] }, { facts, locale }).map(
                ({ kind, detail }) => `${published.toISOString()}: ${text} (${kind} ${detail})`,
              ),
            ),
          ),
        ),
      );
    });
    expect(faults).toEqual([]);
  });
});
