import * as v from 'valibot';
import type { CamelCased } from '#core/casing/field-names.ts';
import type { RefusalCode } from './refusals.ts';

/**
 * Defines the contract of a function. The endpoint, the desk's client and the refusal tests use the contract, and its
 * comment is copied into `docs/api.md`. By default, a function uses POST, serves only editors, takes no input, and
 * has no refusals of its own.
 */
// With this mark, the bundle of a page leaves out contracts that the page does not use.
/* @__NO_SIDE_EFFECTS__ */
export function contract<const C extends Pick<Contract, 'name' | 'answer'> & Partial<Contract>>(
  fields: C,
): Omit<Usual, keyof C> & C {
  return { ...usual, ...fields };
}

const usual = {
  method: 'POST',
  callers: 'editor',
  input: /* @__PURE__ */ v.object({}),
  refusals: [],
  verbatim: [],
} as const satisfies Partial<Contract>;

type Usual = typeof usual;

/** A function under `/functions/v1/<name>`. Its schemas are in snake_case, its handler in camelCase. */
export type Contract = {
  name: string;
  /** A GET function takes its input from the query string. */
  method: 'GET' | 'POST';
  callers: 'anyone' | 'editor';
  input: v.GenericSchema;
  answer: v.GenericSchema;
  /** The function’s own refusals, in addition to `generalRefusals`. */
  refusals: readonly RefusalCode[];
  /** The names of these fields and of fields inside them are not converted: they are data, or defined elsewhere. */
  verbatim: readonly string[];
};

export type InputOf<C extends Contract> = Converted<C, v.InferInput<C['input']>>;

export type RequestOf<C extends Contract> = Converted<C, v.InferOutput<C['input']>>;

export type AnswerOf<C extends Contract> = Converted<C, v.InferOutput<C['answer']>>;

export type ResponseOf<C extends Contract> = WithDates<Converted<C, v.InferInput<C['answer']>>>;

type Converted<C extends Contract, Value> = CamelCased<Value, C['verbatim'][number]>;

/** A handler may return dates, which become ISO text in JSON. */
type WithDates<Value> = Value extends string
  ? string extends Value
    ? Value | Date
    : Value
  : Value extends readonly (infer One)[]
    ? WithDates<One>[]
    : Value extends object
      ? { [Name in keyof Value]: WithDates<Value[Name]> }
      : Value;
