import { expect, test } from 'vitest';
import { articleFaults } from './article-faults.ts';

test('an article without a word is too short', () => {
  const article = { title: '', excerpt: '', paragraphs: [] };
  expect(articleFaults(article, { topic: 'tuin', locale: 'nl' })).toEqual([
    expect.stringMatching(/^The text has 0 words; write \d+ to \d+\.$/),
  ]);
});
