/** An action is either done, or refused for an expected reason. Anything unexpected is thrown. */
export type Result<Value, Refused extends Refusal = Refusal> =
  | { ok: true; value: Value }
  | { ok: false; refusal: Refused };

/** A refusal's code is permanent, because programs and translations depend on it. */
export type Refusal = { code: string };

export const done = <Value>(value: Value): { ok: true; value: Value } => ({ ok: true, value });

export const refuse = <const Refused extends Refusal>(refusal: Refused): { ok: false; refusal: Refused } => ({
  ok: false,
  refusal,
});
