import * as v from 'valibot';
import type { CamelCased } from '#core/casing/field-names.ts';
import type { RefusalCode } from './refusals.ts';

/**
 * The contract of a function, used by the endpoint, the client of the desk, the refusal tests, and, with the comment above it, by
 * `docs/api.md`. The defaults are those of most functions: a POST for editors, without input or refusals of its own.
 */
// Marked as pure, so that a page that uses one contract of a file does not bundle the others.
/* @__NO_SIDE_EFFECTS__ */
export function contract<const Promised extends Pick<Contract, 'name' | 'answer'> & Partial<Contract>>(
  promised: Promised,
): Omit<Usual, keyof Promised> & Promised {
  return { ...usual, ...promised };
}

/** A field of an answer that is null where the handler has no value. */
/* @__NO_SIDE_EFFECTS__ */
export const orNull = <Schema extends v.GenericSchema>(schema: Schema) => v.nullish(schema, null);

const usual = {
  method: 'POST',
  asks: 'editor',
  input: /* @__PURE__ */ v.object({}),
  refusals: [],
  verbatim: [],
} as const satisfies Partial<Contract>;

type Usual = typeof usual;

/**
 * A function under `/functions/v1/<name>`: JSON in, JSON out. The schemas describe what travels, in snake_case; handlers and callers
 * use camelCase, and `endpoint()` and `callFunction()` convert.
 */
export type Contract = {
  name: string;
  /** A GET takes its input from the query. */
  method: 'GET' | 'POST';
  asks: 'anyone' | 'editor';
  input: v.GenericSchema;
  answer: v.GenericSchema;
  /** Refusals of the action itself; those of every function are in `generalRefusals`. */
  refusals: readonly RefusalCode[];
  /** Fields that are not converted: names set by others, and values whose keys are data. */
  verbatim: readonly string[];
};

/** What a caller passes. */
export type InputOf<Promised extends Contract> = Converted<Promised, v.InferInput<Promised['input']>>;

/** The validated input, as a handler gets it. */
export type RequestOf<Promised extends Contract> = Converted<Promised, v.InferOutput<Promised['input']>>;

/** What a caller gets. */
export type AnswerOf<Promised extends Contract> = Converted<Promised, v.InferOutput<Promised['answer']>>;

/** What a handler answers. */
export type ResponseOf<Promised extends Contract> = WithDates<
  Converted<Promised, v.InferInput<Promised['answer']>>
>;

type Converted<Promised extends Contract, Value> = CamelCased<Value, Promised['verbatim'][number]>;

/** Any text may be given as a date, which travels as ISO text. */
type WithDates<Value> = Value extends string
  ? string extends Value
    ? Value | Date
    : Value
  : Value extends readonly (infer One)[]
    ? WithDates<One>[]
    : Value extends object
      ? { [Name in keyof Value]: WithDates<Value[Name]> }
      : Value;
