import * as v from 'valibot';
import type { RefusalCode } from './refusals.ts';

/**
 * What a function promises: the endpoint keeps it, the desk's client calls by it, the refusal tests take their table from it, and
 * `docs/api.md` is made from it and from the comment above it. What is left out is as most functions have it, and opens nothing: a
 * POST for editors, without input, that refuses nothing of its own.
 */
// A pure call, so that a page which needs one contract of a file carries no other.
/* @__NO_SIDE_EFFECTS__ */
export function contract<const Promised extends Pick<Contract, 'name' | 'answer'> & Partial<Contract>>(
  promised: Promised,
): Omit<Usual, keyof Promised> & Promised {
  return { ...usual, ...promised };
}

const usual = {
  method: 'POST',
  asks: 'editor',
  input: /* @__PURE__ */ v.object({}),
  refusals: [],
} as const satisfies Partial<Contract>;

type Usual = typeof usual;

/** A function under `/functions/v1/<name>`: JSON in, JSON out. */
export type Contract = {
  name: string;
  /** A GET takes its input from the query. */
  method: 'GET' | 'POST';
  asks: 'anyone' | 'editor';
  input: v.GenericSchema;
  /** The body of the answer, as it travels. */
  answer: v.GenericSchema;
  /** What the action itself refuses; what every function refuses is in `generalRefusals`. */
  refusals: readonly RefusalCode[];
};

export type InputOf<Promised extends Contract> = v.InferInput<Promised['input']>;
export type AnswerOf<Promised extends Contract> = v.InferOutput<Promised['answer']>;
