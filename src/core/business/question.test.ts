import { expect, test } from 'vitest';
import { asQuestion } from './question.ts';

test.each([
  ['Who has my key? You?Yes.', 'Who has my key?', 'You?Yes.'],
  ['Why?Because.', 'Why?', 'Because.'],
  ['No question.', '', 'No question.'],
])('the line %j has the question %j', (line, question, answer) => {
  expect(asQuestion(line)).toEqual({ question, answer });
});
