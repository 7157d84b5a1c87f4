import { expect, test } from 'vitest';
import { $codeQuestion, askForCode } from './code-question.ts';

test('prompts for the code once for all callers', async () => {
  const [first, second] = [askForCode(), askForCode()];
  const question = $codeQuestion.get();
  question?.answer(true);
  expect(await Promise.all([first, second])).toEqual([true, true]);
  expect($codeQuestion.get()).toBeUndefined();
});

test('prompts again after a cancelled prompt', async () => {
  const refused = askForCode();
  $codeQuestion.get()?.answer(false);
  expect(await refused).toBe(false);
  const again = askForCode();
  expect($codeQuestion.get()).toBeDefined();
  $codeQuestion.get()?.answer(true);
  expect(await again).toBe(true);
});
