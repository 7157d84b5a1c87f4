import { expect, test } from 'vitest';
import { locales } from '#core/locale.ts';
import { writeNews } from '#core/news/write-news.ts';
import { chosenStories, day, foundIn, goodText, itemsOf, phrases, scriptedModel } from './answers.ts';

test.each(locales)(
  '%s: at least 60 good answers become posts, with every sentence of theirs',
  async (locale) => {
    const lost: string[] = [];
    let passed = 0;
    for (const chosen of chosenStories()) {
      for (const pattern of [0, 1, 2, 3]) {
        const model = scriptedModel(foundIn(chosen), goodText(chosen, locale, pattern));
        const writer = writeNews({ model, day, phrases });
        const facts = await writer.facts(itemsOf(chosen));
        if (!facts.ok) throw new Error(facts.detail);
        expect(facts.facts.dropped).toEqual([]);
        expect(facts.facts.facts).toHaveLength(16);
        const answer = await writer.text(facts.facts, locale, {});
        if (!answer.ok) throw new Error(answer.detail);
        const { title, content, dropped } = answer.text;
        lost.push(...dropped.map(({ sentence, why }) => `${why}: ${sentence}`));
        const shown = goodText(chosen, locale, pattern);
        if (title !== shown.title.text) lost.push(`title: ${shown.title.text}`);
        for (const { text } of shown.paragraphs.flat()) if (!content.includes(text)) lost.push(text);
        // One answer for the facts and one for the text: nothing had to be repaired.
        if (model.asked.length === 2) passed += 1;
      }
    }
    expect([...new Set(lost)]).toEqual([]);
    expect(passed).toBeGreaterThanOrEqual(60);
    process.stdout.write(`good answers in ${locale}: ${passed} passed whole\n`);
  },
);

test('four languages of the same facts contradict each other nowhere', async () => {
  for (const pattern of [0, 1, 2, 3]) {
    const [chosen = []] = chosenStories();
    const model = scriptedModel(
      foundIn(chosen),
      ...locales.map((locale, at) => goodText(chosen, locale, (pattern + at) % 4)),
    );
    const writer = writeNews({ model, day, phrases });
    const facts = await writer.facts(itemsOf(chosen));
    if (!facts.ok) throw new Error(facts.detail);
    let others = {};
    for (const locale of locales) {
      const answer = await writer.text(facts.facts, locale, others);
      if (!answer.ok) throw new Error(answer.detail);
      expect(answer.text.dropped).toEqual([]);
      others = { ...others, [locale]: answer.text };
    }
  }
});
