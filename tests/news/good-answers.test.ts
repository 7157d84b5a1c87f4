import { describe, expect, test } from 'vitest';
import { locales } from '#core/locale.ts';
import { writeNews } from '#core/news/writing/write-news.ts';
import { aJudge, day, phrases, scriptedModel } from './answers.ts';
import { distinctTexts, factsOf, newsDays, reportsOf, textOfDay } from './days.ts';

describe('news writer with good answers', () => {
  // No model wrote these answers. The test generates them from nine kinds of report with different facts.

  test.each(locales)('drops no sentence from the good answers of sixty days, in %s', async (locale) => {
    const lost: string[] = [];
    let passed = 0;
    for (const one of newsDays()) {
      const good = textOfDay(one, locale);
      const model = scriptedModel(factsOf(one), good);
      const writer = writeNews({ model, judge: aJudge(), day, phrases });
      const facts = await writer.facts(reportsOf(one));
      if (!facts.ok) throw new Error(facts.detail);
      expect(facts.value.dropped).toEqual([]);
      expect(facts.value.facts).toHaveLength(16);
      const answer = await writer.text(facts.value, locale);
      if (!answer.ok) throw new Error(answer.detail);
      const { title, content, dropped } = answer.value;
      lost.push(...dropped.map(({ sentence, why }) => `${why}: ${sentence}`));
      if (title !== good.title.text) lost.push(`title: ${good.title.text}`);
      for (const { text } of good.paragraphs.flat()) if (!content.includes(text)) lost.push(text);
      // A repair would need a third request.
      if (model.questions.length === 2) passed += 1;
    }
    expect([...new Set(lost)]).toEqual([]);
    expect([passed, distinctTexts(locale)]).toEqual([60, 60]);
    process.stdout.write(`good answers in ${locale}: ${passed} passed whole\n`);
  });
});
