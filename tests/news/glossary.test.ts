import { expect, test } from 'vitest';
import { glossaryEntry } from '#core/language/names/glossary-entry.ts';
import { writeNews } from '#core/news/writing/write-news.ts';
import { aJudge, day, foundIn, goodText, itemsOf, phrases, scriptedModel, stories } from './answers.ts';

const glossary = ['Cala Ensayo = Rehearsal Bay (en), Probenbucht (de)', 'Vila Parc = Vila Park (en)'].flatMap(
  (line) => glossaryEntry(line) ?? [],
);

/** Writes the English news with a model that calls Cala Ensayo “Rehearsal Bay”. */
async function written(own: typeof glossary) {
  const chosen = stories.slice(0, 3);
  const text = JSON.stringify(goodText(chosen, 'en')).replaceAll('Cala Ensayo', 'Rehearsal Bay');
  const model = scriptedModel(foundIn(chosen), JSON.parse(text), { sentences: [] });
  const judge = aJudge();
  const writer = writeNews({ model, judge, glossary: own, day, phrases });
  const facts = await writer.facts(itemsOf(chosen));
  if (!facts.ok) throw new Error(facts.detail);
  const news = await writer.text(facts.facts, 'en');
  if (!news.ok) throw new Error(news.detail);
  return { ...news.text, task: model.asked[1]?.task ?? '', judged: judge.asked[0]?.task ?? '' };
}

test('the news may use a translated name of the glossary, which writer and judge get in their prompts', async () => {
  const { task, judged, dropped, title } = await written(glossary);
  expect(task).toContain('"Cala Ensayo" or "Rehearsal Bay" or "Probenbucht" is written "Rehearsal Bay"');
  expect(judged).toContain('is written "Rehearsal Bay"');
  expect(task + judged).not.toContain('Vila');
  expect(dropped).toEqual([]);
  expect(title).toContain('Rehearsal Bay');
});

test('the news drops a sentence with a translated name that the glossary does not contain', async () => {
  const { task, judged, dropped } = await written([]);
  expect(task + judged).not.toContain('Rehearsal');
  expect(dropped.map(({ why }) => why)).toContain('name: Rehearsal, name: Bay');
});
