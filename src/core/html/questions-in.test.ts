import { expect, test } from 'vitest';
import { safeBody } from '../post/text/body.ts';
import { questionsIn } from './questions-in.ts';

test('questionsIn returns collapsible questions and answers as plain text, and skips incomplete pairs', () => {
  const content =
    '<details><summary>Hoe <em>vaak</em>?</summary><p>Elke week.</p><ul><li>Zon &amp; zee</li></ul></details>' +
    '<p>Tekst</p><details><summary></summary><p>Zonder vraag</p></details><details><summary>Leeg</summary></details>';
  expect(questionsIn(safeBody({ content, title: '' }))).toEqual([
    { question: 'Hoe vaak?', answer: 'Elke week. Zon & zee' },
  ]);
  expect(questionsIn('<p>details</p>')).toEqual([]);
});
