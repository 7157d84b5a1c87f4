/** An action is done, or refused for an expected reason. Unexpected errors are thrown. */
export type Result<Value, Refused extends Refusal = Refusal> =
  | { ok: true; value: Value }
  | { ok: false; refusal: Refused };

/** Programs and translations depend on the code of a refusal, so it never changes. */
export type Refusal = { code: string };

export const done = <Value>(value: Value): { ok: true; value: Value } => ({ ok: true, value });

export const refuse = <const Refused extends Refusal>(refusal: Refused): { ok: false; refusal: Refused } => ({
  ok: false,
  refusal,
});
