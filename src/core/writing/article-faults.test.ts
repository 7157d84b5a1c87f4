import { expect, test } from 'vitest';
import { articleFaults } from './article-faults.ts';

test('a fault names at most eight of the words that are wrong', () => {
  const text = Array.from({ length: 9 }, (_, index) => `${index + 1}0 bomen`).join(' en ');
  const article = { title: 'Tuin', excerpt: '', paragraphs: [{ heading: undefined, text }] };
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
