import { atom } from 'nanostores';

/** Somebody waits for the code of the second factor; `answer` says whether it was given. */
export const $codeQuestion = atom<{ answer: (given: boolean) => void } | undefined>();

/** Asks for the code of the second factor, once however many ask. False where the person does not want to give it. */
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
