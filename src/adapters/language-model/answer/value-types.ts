import { wordIn } from './field-names.ts';
import { parsed } from './json-in-answer.ts';

/** Whether a value with a fitting name can be the value of a field, rather than a group of elements. */
export function mayBe(value: unknown, { type, properties, items, enum: words }: JsonSchema): boolean {
  if (value === undefined || (value === null && words === undefined)) return false;
  if (items !== undefined) return items.items === undefined || typeof value === 'object';
  if (properties !== undefined) return true;
  const one = oneValueOf(value, type);
  if (words !== undefined) return one === null || typeof one === 'string' || isPlainList(one);
  if (type === 'number') return /^\D{0,20}\d+(?:[.,]0+)?\D{0,3}$/.test(String(one));
  return typeof one === 'string' || typeof one === 'number';
}

/** Whether a value is, without a doubt, of the type that the schema asks for. */
export function isOf(value: unknown, { type, items, enum: words }: JsonSchema): boolean {
  if (words !== undefined) return wordIn(value, words) !== undefined;
  if (items !== undefined)
    return Array.isArray(value) || (items.type === 'string' && idsIn(value) !== undefined);
  return typeof value === type && value !== null;
}

/** The only value of a list or object, or its only one of this type. Pieces of a quotation become one with omissions. */
export function oneValueOf(value: unknown, type = 'string'): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const all: unknown[] = Object.values(value);
  if (all.length === 1) return all[0];
  if (isPlainList(value)) return all.join(' … ');
  const typed = all.filter((each) => typeof each === type);
  return typed.length === 1 && !all.some((each) => typeof each === 'object' && each !== null)
    ? typed[0]
    : value;
}

/** JSON may be quoted as text, even twice. */
export function unquoted(value: unknown, rounds = 3): unknown {
  const inside = typeof value === 'string' && /^\s*["[{]/.test(value) ? parsed(value) : undefined;
  return inside === undefined || rounds === 0 ? value : unquoted(inside, rounds - 1);
}

/** @example idsIn('f1, [F2]') // => ['f1', 'F2'] */
export function idsIn(value: unknown): string[] | undefined {
  const isList =
    typeof value === 'string' && /^[\s[(]*[a-z]?\d+(?:[\s,;+&|[\]()]+[a-z]?\d+)*[\s\])]*$/i.test(value);
  return isList ? (value.match(/[a-z]?\d+/gi) ?? []) : undefined;
}

export const isPlainList = (value: unknown): boolean =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

export const valuesOf = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value) : [];

export const isRecord = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export type JsonObject = Record<string, unknown>;

export type JsonSchema = {
  type?: string;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  enum?: string[];
};

export type Properties = Record<string, JsonSchema>;
