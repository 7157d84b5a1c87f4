/**
 * What an action answers: it is done, or it was refused for a reason that was to be expected.
 * Anything unexpected is thrown.
 */
export type Result<Value, Refused extends Refusal = Refusal> =
  | { ok: true; value: Value }
  | { ok: false; refusal: Refused };

/** A refusal's code is permanent: programs and translations depend on it. */
export type Refusal = { code: string };

export const done = <Value>(value: Value): { ok: true; value: Value } => ({ ok: true, value });

export const refuse = <const Refused extends Refusal>(refusal: Refused): { ok: false; refusal: Refused } => ({
  ok: false,
  refusal,
});
