import { describe, expect, test } from 'vitest';
import { $codeQuestion, askForCode } from './code-question.ts';

describe('askForCode', () => {
  test('shows one prompt for all concurrent callers', async () => {
    const [first, second] = [askForCode(), askForCode()];
    const question = $codeQuestion.get();
    question?.answer(true);
    expect(await Promise.all([first, second])).toEqual([true, true]);
    expect($codeQuestion.get()).toBeUndefined();
  });

  test('shows a new prompt after the user cancelled the previous one', async () => {
    const refused = askForCode();
    $codeQuestion.get()?.answer(false);
    expect(await refused).toBe(false);
    const again = askForCode();
    expect($codeQuestion.get()).toBeDefined();
    $codeQuestion.get()?.answer(true);
    expect(await again).toBe(true);
  });
});
