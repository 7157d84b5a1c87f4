import { describe, expect, test } from 'vitest';
import { locales } from '#core/locale.ts';
import { writeNews } from '#core/news/writing/write-news.ts';
import { postLimits } from '#core/post/post.ts';
import { newsPhrases } from './news-phrases.ts';

describe('news phrases', () => {
  test('name the day of the news in each language, in a title that is short enough for a post', async () => {
    const day = new Date('2026-11-21T06:00:00Z');
    const writer = writeNews({ model: undefined, judge: undefined, day, phrases: newsPhrases() });
    const reports = ['a', 'b', 'c'].map((id) => ({
      id,
      title: `Titular ${id}`,
      summary: '',
      link: `https://feed.example/${id}`,
      source: 'Diario',
      publishedAt: day,
      language: 'es',
    }));
    const answer = await writer.facts(reports);
    if (!answer.ok) throw new Error(answer.detail);
    const dates = {
      nl: '21 november 2026',
      en: '21 November 2026',
      es: '21 de noviembre de 2026',
      de: '21. November 2026',
    };
    for (const locale of locales) {
      const text = await writer.text(answer.value, locale);
      if (!text.ok) throw new Error(text.detail);
      const { title, excerpt, content } = text.value;
      for (const part of [title, excerpt, content]) expect(part).toContain(dates[locale]);
      expect(title.length).toBeLessThanOrEqual(postLimits.title);
      expect(excerpt.length).toBeLessThanOrEqual(postLimits.excerpt);
      expect(newsPhrases()[locale].title(day)).toContain(dates[locale]);
    }
  });
});
