/** An action returns a value, or refuses for an expected reason. An unexpected error is thrown. */
export type Result<Value, Refused extends Refusal = Refusal> =
  | { ok: true; value: Value }
  | { ok: false; refusal: Refused };

/** API clients and translations depend on the code of a refusal, so a code never changes. */
export type Refusal = { code: string };

/** The result of an action that succeeded. */
export const done = <Value>(value: Value): { ok: true; value: Value } => ({ ok: true, value });

/** Returns the value, or refuses with `code` if there is none. */
export const doneIf = <Value, const Code extends string>(
  value: Value | undefined,
  code: Code,
): Result<Value, { code: Code }> => (value === undefined ? refuse({ code }) : done(value));

/** What an unexpected error says. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The result of an action that refused. */
export const refuse = <const Refused extends Refusal>(refusal: Refused): { ok: false; refusal: Refused } => ({
  ok: false,
  refusal,
});
