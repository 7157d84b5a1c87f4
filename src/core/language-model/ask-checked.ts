import { sumOfTokens, type ModelAnswer, type ModelCost, type ModelTrouble } from './language-model.ts';

/**
 * Asks a model, checks what it wrote, has the faults repaired once, and checks again. What is left of faults is for the
 * caller to judge. `repair` answers undefined where it is not worth trying.
 */
export async function askChecked<Draft, Fault>({
  ask,
  check,
  repair,
}: Steps<Draft, Fault>): Promise<CheckedAnswer<Draft, Fault>> {
  const first = await ask();
  if (!first.ok) return first;
  const faults = check(first.value);
  const second = faults.length === 0 ? undefined : await repair(first.value, faults);
  if (second === undefined) return { ...first, faults };
  const tokens = sumOfTokens(first.tokens, second.tokens);
  return second.ok
    ? { ...second, faults: check(second.value), tokens }
    : { ...first, faults, tokens, repairTrouble: second.trouble };
}

/** An answer read in another way. */
export const mapAnswer = <Value, Other>(
  answer: ModelAnswer<Value>,
  read: (value: Value) => Other,
): ModelAnswer<Other> => (answer.ok ? { ...answer, value: read(answer.value) } : answer);

/** An answer without the wanted shape counts as this one, so that it is repaired like any other with faults. */
export const readableOr = <Value, Other>(
  answer: ModelAnswer<Value>,
  other: Other,
): ModelAnswer<Value | Other> =>
  answer.ok || answer.trouble !== 'wrong-shape' ? answer : { ok: true, value: other, tokens: answer.tokens };

/** What is left of a time for several questions. */
export function secondsLeftOf(timeoutSeconds: number): () => number {
  const end = performance.now() + timeoutSeconds * 1000;
  return () => (end - performance.now()) / 1000;
}

type Steps<Draft, Fault> = {
  ask: () => Promise<ModelAnswer<Draft>>;
  check: (draft: Draft) => Fault[];
  repair: (draft: Draft, faults: Fault[]) => Promise<ModelAnswer<Draft> | undefined>;
};

/** The repaired draft; where repairing had a trouble of its own, the first one. */
export type CheckedAnswer<Draft, Fault> = ModelCost &
  (
    | { ok: true; value: Draft; faults: Fault[]; repairTrouble?: ModelTrouble }
    | { ok: false; trouble: ModelTrouble; detail: string }
  );
