/** A model’s article may not contain what its topic does not say: figures, names, quotations and links. */
import { expect, test } from 'vitest';
import { articleFaults } from './article-faults.ts';

test('a fault names at most eight of the words that are wrong', () => {
  const text = Array.from({ length: 9 }, (_, index) => `${index + 1}0 bomen`).join(' en ');
  const article = { title: 'Tuin', excerpt: '', paragraphs: [{ heading: null, text }] };
  expect(articleFaults(article, { topic: 'tuin', locale: 'nl' })).toContain(
    'Take these figures out: 10, 20, 30, 40, 50, 60, 70, 80.',
  );
});

test('an article without a word is too short', () => {
  const article = { title: '', excerpt: '', paragraphs: [] };
  expect(articleFaults(article, { topic: 'tuin', locale: 'nl' })).toEqual([
    expect.stringMatching(/^The text has 0 words; write \d+ to \d+\.$/),
  ]);
});

const faultsIn = (
  text: string,
  { topic = 'tuin', locale = 'nl' }: { topic?: string; locale?: 'nl' | 'de' } = {},
) =>
  articleFaults(
    { title: 'De tuin', excerpt: '', paragraphs: [{ heading: null, text }] },
    { topic, locale },
  ).map((fault) => fault.split(':')[0]);
const words = (count: number) => 'het water '.repeat(count / 2).trim();

test.each([
  [298, false],
  [296, true],
  [498, false],
  [500, true],
])('an article of %d words and a title of two has the wrong length: %s', (count, isWrong) => {
  expect(faultsIn(words(count)).some((fault) => /^The text has/.test(fault ?? ''))).toBe(isWrong);
});

test.each([
  ['Er zijn 12 bomen.', 'Take these figures out'],
  ['De tuin is “mooi” en groen.', 'Take these quotations out'],
  ['Kijk op www.example.com voor meer.', 'Take these addresses out'],
  ['De tuin is **mooi** en groen.', 'Write no markup'],
  ['Het heeft gisteren geregend.', 'This dates the text'],
  ['In de tuin woont Marga de Vries.', 'These are names nobody gave you, or words with a needless capital'],
])('the text %j has the fault “%s”', (text, fault) => {
  expect(faultsIn(`${words(298)}. ${text}`)).toContain(fault);
});

test('figures and names from the topic are no faults, and in German only a name after a word like “Frau” is a fault', () => {
  expect(faultsIn(`${words(298)}. Er zijn 12 bomen.`, { topic: '12 bomen' })).toEqual([]);
  expect(faultsIn(`${words(296)}. Zie Marga en Ibiza.`, { topic: 'Marga' })).toEqual([]);
  const german = 'das Wasser und der Garten '.repeat(60);
  expect(faultsIn(`${german}. Ein Haus in Palma.`, { locale: 'de' })).toEqual([]);
  expect(faultsIn(`${german}. Dort wohnt Frau Meier.`, { locale: 'de' })).toHaveLength(1);
});

test('an article in another language is refused', () => {
  expect(faultsIn('the garden of the house and '.repeat(60))).toContain(
    'The text is not in the language that is wanted.',
  );
});
