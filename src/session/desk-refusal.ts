import type { FunctionAnswer, FunctionRefusal } from '#adapters/functions.browser.ts';

/** A function or the auth service refused a call from the desk, or was unreachable. */
export class DeskRefusal extends Error {
  readonly refusal: FunctionRefusal;

  constructor(refusal: FunctionRefusal) {
    super(`The function refused (${refusal.code}).`);
    this.name = 'DeskRefusal';
    this.refusal = refusal;
  }
}

export function requireAnswer<Value>(answer: FunctionAnswer<Value>): Value {
  if (!answer.ok) throw new DeskRefusal(answer.refusal);
  return answer.value;
}

/** An error that is no `DeskRefusal` counts as `internal`. */
export const refusalOf = (cause: unknown): FunctionRefusal =>
  cause instanceof DeskRefusal ? cause.refusal : { code: 'internal' };

export const refusalCode = (cause: unknown): string => refusalOf(cause).code;

export type { FunctionRefusal };
