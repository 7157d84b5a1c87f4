import type { FunctionAnswer } from '#adapters/functions.browser.ts';

/** What a function answered; throws a `DeskRefusal` where it refused, for whoever waits on a promise. */
export function answered<Value>(answer: FunctionAnswer<Value>): Value {
  if (!answer.ok) throw new DeskRefusal(answer.refusal.code);
  return answer.value;
}

/** A function refused, or was out of reach. */
export class DeskRefusal extends Error {
  readonly code: string;

  constructor(code: string) {
    super(`The function refused (${code}).`);
    this.name = 'DeskRefusal';
    this.code = code;
  }
}

/** The code of whatever was caught; a mistake of ours counts as unforeseen. */
export const refusalCode = (cause: unknown): string =>
  cause instanceof DeskRefusal ? cause.code : 'internal';
