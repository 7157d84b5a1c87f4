/** The result of an action. It is done, or it is refused for an expected reason. Unexpected errors are thrown. */
export type Result<Value, Refused extends Refusal = Refusal> =
  | { ok: true; value: Value }
  | { ok: false; refusal: Refused };

/** The code of a refusal never changes, because programs and translations depend on it. */
export type Refusal = { code: string };

export const done = <Value>(value: Value): { ok: true; value: Value } => ({ ok: true, value });

export const refuse = <const Refused extends Refusal>(refusal: Refused): { ok: false; refusal: Refused } => ({
  ok: false,
  refusal,
});
