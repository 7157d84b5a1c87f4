import { expect, test } from 'vitest';
import { $codeQuestion, askForCode } from './code-question.ts';

test('however many ask for the code, the person is asked once, and all hear the answer', async () => {
  const [first, second] = [askForCode(), askForCode()];
  const question = $codeQuestion.get();
  question?.answer(true);
  expect(await Promise.all([first, second])).toEqual([true, true]);
  expect($codeQuestion.get()).toBeUndefined();
});

test('who does not want to give it is asked again the next time', async () => {
  const refused = askForCode();
  $codeQuestion.get()?.answer(false);
  expect(await refused).toBe(false);
  const again = askForCode();
  expect($codeQuestion.get()).toBeDefined();
  $codeQuestion.get()?.answer(true);
  expect(await again).toBe(true);
});
