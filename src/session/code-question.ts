import { atom } from 'nanostores';

/** A pending prompt for the code of the second factor. Call `answer` with whether the editor entered a valid code. */
export const $codeQuestion = atom<{ answer: (given: boolean) => void } | undefined>();

/** Prompts for the code of the second factor. Concurrent callers share one prompt. Returns false if the editor cancels. */
export function askForCode(): Promise<boolean> {
  asked ??= new Promise<boolean>((resolve) => {
    $codeQuestion.set({ answer: resolve });
  }).finally(() => {
    asked = undefined;
    $codeQuestion.set(undefined);
  });
  return asked;
}

let asked: Promise<boolean> | undefined;
