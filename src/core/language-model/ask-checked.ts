import { sumOfTokens, type ModelAnswer, type ModelCost, type ModelTrouble } from './language-model.ts';

/** Asks a model, and requests one repair if the answer has faults. Keeps the answer if `repair` returns undefined. */
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

export const mapAnswer = <Value, Other>(
  answer: ModelAnswer<Value>,
  read: (value: Value) => Other,
): ModelAnswer<Other> => (answer.ok ? { ...answer, value: read(answer.value) } : answer);

/** Turns the failure `wrong-shape` into the answer `other`, so that the caller can ask the model for a repair. */
export const readableOr = <Value, Other>(
  answer: ModelAnswer<Value>,
  other: Other,
): ModelAnswer<Value | Other> =>
  answer.ok || answer.trouble !== 'wrong-shape' ? answer : { ok: true, value: other, tokens: answer.tokens };

/** Returns a countdown in seconds, so that several questions to a model share one time limit. */
export function secondsLeftOf(timeoutSeconds: number): () => number {
  const end = performance.now() + timeoutSeconds * 1000;
  return () => (end - performance.now()) / 1000;
}

type Steps<Draft, Fault> = {
  ask: () => Promise<ModelAnswer<Draft>>;
  check: (draft: Draft) => Fault[];
  repair: (draft: Draft, faults: Fault[]) => Promise<ModelAnswer<Draft> | undefined>;
};

/** The repaired draft, or the first draft if no repair succeeded. `ok` is false if the first request failed. */
export type CheckedAnswer<Draft, Fault> = ModelCost &
  (
    | { ok: true; value: Draft; faults: Fault[]; repairTrouble?: ModelTrouble }
    | { ok: false; trouble: ModelTrouble; detail: string }
  );
