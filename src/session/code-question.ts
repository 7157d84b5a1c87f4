import { atom } from 'nanostores';

/** A pending prompt for the code of the second factor; `answer` says whether it was given. */
export const $codeQuestion = atom<{ answer: (given: boolean) => void } | undefined>();

/** Prompts for the code of the second factor, once for all callers. False if the editor cancels. */
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
