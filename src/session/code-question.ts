import { atom } from 'nanostores';

/** A pending request for the code of the second factor. Call `answer` with true if the editor has entered a valid code. */
export const $codeQuestion = atom<{ answer: (given: boolean) => void } | undefined>();

/** Asks for the code of the second factor. Concurrent callers share one request. False on cancel. */
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
