import type { FunctionAnswer, FunctionRefusal } from '#adapters/functions.browser.ts';

/** A refusal by a function, or that it could not be reached. All calls with the editor's session throw this. */
export class DeskRefusal extends Error {
  readonly refusal: FunctionRefusal;

  constructor(refusal: FunctionRefusal) {
    super(`The function refused (${refusal.code}).`);
    this.name = 'DeskRefusal';
    this.refusal = refusal;
  }
}

/** The value of an answer; throws if it is a refusal. */
export function answered<Value>(answer: FunctionAnswer<Value>): Value {
  if (!answer.ok) throw new DeskRefusal(answer.refusal);
  return answer.value;
}

/** The refusal in a caught error; any other error is `internal`. */
export const refusalOf = (cause: unknown): FunctionRefusal =>
  cause instanceof DeskRefusal ? cause.refusal : { code: 'internal' };

export const refusalCode = (cause: unknown): string => refusalOf(cause).code;

export type { FunctionRefusal };
