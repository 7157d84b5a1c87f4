import type { FunctionAnswer, FunctionRefusal } from '#adapters/functions.browser.ts';

/** A function refused, or was out of reach. Every call with the editor's session throws this. */
export class DeskRefusal extends Error {
  readonly refusal: FunctionRefusal;

  constructor(refusal: FunctionRefusal) {
    super(`The function refused (${refusal.code}).`);
    this.name = 'DeskRefusal';
    this.refusal = refusal;
  }
}

/** What a function answered; throws where it refused. */
export function answered<Value>(answer: FunctionAnswer<Value>): Value {
  if (!answer.ok) throw new DeskRefusal(answer.refusal);
  return answer.value;
}

/** The refusal that was caught; a mistake of ours counts as unforeseen. */
export const refusalOf = (cause: unknown): FunctionRefusal =>
  cause instanceof DeskRefusal ? cause.refusal : { code: 'internal' };

export const refusalCode = (cause: unknown): string => refusalOf(cause).code;

export type { FunctionRefusal };
