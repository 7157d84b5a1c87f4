import { expect, test } from 'vitest';
import { asQuestion, questionLine } from './question.ts';

test.each([
  ['Who has my key? You?Yes.', 'Who has my key?', 'You?Yes.'],
  ['Why?Because.', 'Why?', 'Because.'],
  ['No question.', '', 'No question.'],
])('the line %j has the question %j', (line, question, answer) => {
  expect(asQuestion(line)).toEqual({ question, answer });
});

test.each([
  ['Who has my key ', ' We do.', 'Who has my key? We do.'],
  ['Who has my key?', '', 'Who has my key?'],
  ['', 'No question.', 'No question.'],
  [' ', ' ', ''],
])('the question %j with the answer %j is the line %j', (question, answer, line) => {
  expect(questionLine({ question, answer })).toBe(line);
  expect(questionLine(asQuestion(line))).toBe(line);
});
