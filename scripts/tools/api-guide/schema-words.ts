/** Describes schemas as docs/api.md shows them. */
import type * as v from 'valibot';
import { locales } from '#core/locale.ts';
import { isEmailAddress } from '#core/typed-text/email-address.ts';

/** @example shapeOf(v.object({ id: v.string(), by: v.optional(v.string()) })) // => '{ id, by ? }' */
export function shapeOf(schema: unknown): string {
  const { type, ...parts } = base(schema);
  if (type === 'object') return `{ ${Object.entries(fieldsOf(parts)).map(shapeOfField).join(', ')} }`;
  if (type === 'array') return `[${shapeOf(parts.item)}]`;
  if (isWrapper(type)) return shapeOf(parts.wrapped);
  if (type === 'variant' || type === 'union') return (parts.options ?? []).map(shapeOf).join(' | ');
  if (isLanguage(parts)) return 'string';
  if (type === 'picklist' || type === 'literal')
    return choicesOf(parts)
      .map((choice) => JSON.stringify(choice))
      .join(' | ');
  return type;
}

function shapeOfField([name, schema]: [string, unknown]): string {
  const shape = shapeOf(schema);
  const isPlain = /^(string|number|boolean|unknown|null)$/.test(shape);
  const mark = mayBeAbsent(schema) && !isAlwaysAnswered(schema) ? ' ?' : '';
  return isPlain ? `${name}${mark}` : `${name}${mark}: ${shape}`;
}

/** @example ruleOf(v.pipe(v.string(), v.minLength(1), v.maxLength(120))) // => '1–120 characters' */
function ruleOf(schema: unknown): string {
  const { type, ...parts } = base(schema);
  const pipe = actionsOf(schema);
  const least = pipe.find((action) => /^(min_length|non_empty)$/.test(action.type));
  const max = limitOf(pipe.find((action) => action.type === 'max_length'));
  const from = least?.type === 'non_empty' ? 1 : limitOf(least);
  if (isWrapper(type)) return ruleOf(parts.wrapped);
  if (type === 'union') return [...new Set((parts.options ?? []).map(ruleOf))].filter(Boolean).join(' or ');
  if (pipe.some((action) => action.type === 'uuid')) return 'a UUID';
  if (pipe.some((action) => action.requirement === isEmailAddress))
    return `an e-mail address, up to ${String(max)}`;
  if (type === 'boolean') return 'true or false';
  if (type === 'literal' || type === 'picklist')
    return choicesOf(parts)
      .map((choice) => (typeof choice === 'string' ? `\`${choice}\`` : String(choice)))
      .join(', ');
  if (type === 'array') return `a list${range(from, max)} of ${ruleOf(parts.item) || 'texts'}`;
  if (type === 'object') return `\`${shapeOf(schema)}\``;
  if (max === undefined) return '';
  return from === undefined ? `up to ${grouped(max)} characters` : `${from}–${grouped(max)} characters`;
}

export function inputFields(schema: unknown): { name: string; isOptional: boolean; rule: string }[] {
  const { type, ...parts } = base(schema);
  if (type === 'intersect') return (parts.options ?? []).flatMap(inputFields);
  if (type !== 'object') return [];
  return Object.entries(fieldsOf(parts)).map(([name, field]) => ({
    name,
    isOptional: mayBeAbsent(field),
    rule: ruleOf(field),
  }));
}

const mayBeAbsent = (schema: unknown): boolean => /^(optional|nullish)$/.test(base(schema).type);

/** An optional field whose default is null is always in the answer. */
const isAlwaysAnswered = (schema: unknown): boolean => base(schema).default === null;

const isWrapper = (type: string): boolean => /^(optional|nullable|nullish)$/.test(type);

const choicesOf = ({ literal, options = [] }: Pick<Parts, 'literal' | 'options'>): unknown[] =>
  literal === undefined ? options : [literal];

const isLanguage = ({ options = [] }: Pick<Parts, 'options'>): boolean => options.join() === locales.join();

const range = (from: number | undefined, to: number | undefined): string =>
  to === undefined ? '' : ` (${from ?? 0}–${to})`;

const limitOf = (action: Action | undefined): number | undefined =>
  typeof action?.requirement === 'number' ? action.requirement : undefined;

const grouped = (figure: number): string => figure.toLocaleString('en');

const fieldsOf = ({ entries = {} }: Pick<Parts, 'entries'>): Record<string, unknown> => entries;

/** A pipe has the properties of its first schema, so pipes and plain schemas can be read in the same way. */
const base = (schema: unknown): Parts => schema as Parts;

function actionsOf(schema: unknown): Action[] {
  const { pipe = [] } = schema as { pipe?: Action[] };
  return pipe.flatMap((step) => ('pipe' in step ? actionsOf(step) : [step]));
}

/** `requirement` is a number if the action limits a length, and a function if it checks the value. */
type Action = { type: string; requirement?: unknown };

type Parts = {
  type: string;
  default?: unknown;
  entries?: Record<string, v.GenericSchema>;
  item?: v.GenericSchema;
  wrapped?: v.GenericSchema;
  options?: unknown[];
  literal?: unknown;
};
