import { expect, test } from 'vitest';
import { glossaryEntry } from '#core/language/names/glossary-entry.ts';
import { aJudge, foundIn, goodText, itemsOf, scriptedModel, stories, writtenNews } from './answers.ts';

const glossary = ['Cala Ensayo = Rehearsal Bay (en), Probenbucht (de)', 'Vila Parc = Vila Park (en)'].flatMap(
  (line) => glossaryEntry(line) ?? [],
);

/** Writes the English news with a model that calls Cala Ensayo “Rehearsal Bay”. */
async function written(own: typeof glossary) {
  const chosen = stories.slice(0, 3);
  const text = JSON.stringify(goodText(chosen, 'en')).replaceAll('Cala Ensayo', 'Rehearsal Bay');
  const model = scriptedModel(foundIn(chosen), JSON.parse(text), { sentences: [] });
  const judge = aJudge();
  const news = await writtenNews('en', { model, judge, glossary: own, items: itemsOf(chosen) });
  return { ...news.text, task: model.questions[1]?.task ?? '', judged: judge.questions[0]?.task ?? '' };
}

test('the news may use a translated name of the glossary, which writer and judge get in their prompts', async () => {
  const { task, judged, dropped, title } = await written(glossary);
  expect(task).toContain('"Rehearsal Bay" or "Cala Ensayo" or "Probenbucht" is written "Rehearsal Bay"');
  expect(judged).toContain('is written "Rehearsal Bay"');
  expect(task + judged).not.toContain('Vila');
  expect(dropped).toEqual([]);
  expect(title).toContain('Rehearsal Bay');
});

test('the prompts contain no names without a glossary', async () => {
  const { task, judged } = await written([]);
  expect(task + judged).not.toContain('Rehearsal');
});
