import { atom } from 'nanostores';

/** The open prompt for the second factor’s code. Call `answer` with true after a valid code, or false to cancel. */
export const $codeQuestion = atom<{ answer: (given: boolean) => void } | undefined>();

/** Concurrent callers share one prompt. Resolves to false if the editor cancels. */
export function askForCode(): Promise<boolean> {
  pending ??= new Promise<boolean>((resolve) => {
    $codeQuestion.set({ answer: resolve });
  }).finally(() => {
    pending = undefined;
    $codeQuestion.set(undefined);
  });
  return pending;
}

let pending: Promise<boolean> | undefined;
