import { trimmedEnd } from '#core/typed-text/trimmed-end.ts';
import { parsed } from './json-in-answer.ts';

/**
 * Brings an answer into the form that the schema asks for, where the meaning is certain: a number as text, one element
 * instead of a list, the answer inside other objects, JSON as text, other names of the same fields, fixed words in
 * capitals. Never adds what is missing.
 */
export function fitToSchema(answer: unknown, schema: JsonSchema): unknown {
  const { type, properties, items, enum: words } = schema;
  if (properties !== undefined) return fitObject(unquoted(answer), properties);
  if (items !== undefined) return fitList(unquoted(answer), items);
  const value = onlyValueOf(answer);
  if (words !== undefined) return fitWord(value, words);
  if (type === 'string') return typeof value === 'number' ? String(value) : value;
  const digits = type === 'number' ? /^[^\d-]*(\d+)\D*$/.exec(String(value))?.[1] : undefined;
  return digits === undefined ? value : Number(digits);
}

/** JSON may be quoted as text, even twice. */
function unquoted(value: unknown, rounds = 3): unknown {
  const inside = typeof value === 'string' && /^\s*["[{]/.test(value) ? parsed(value) : undefined;
  return inside === undefined || rounds === 0 ? value : unquoted(inside, rounds - 1);
}

const onlyValueOf = (value: unknown): unknown => {
  const all: unknown[] = typeof value === 'object' && value !== null ? Object.values(value) : [];
  return all.length === 1 ? all[0] : value;
};

/** Ignores marks around the word, such as `**supported**`. No value at all means `none`, where this is a word. */
function fitWord(value: unknown, words: readonly string[]): unknown {
  if (value === null || value === '') return words.find((word) => word === 'none') ?? value;
  if (typeof value !== 'string') return value;
  const plain = trimmedEnd(value.toLowerCase().replace(/^[^\p{L}\p{N}]+/u, ''), /[^\p{L}\p{N}]/u);
  return words.find((word) => word === plain) ?? value;
}

/** Takes the object with the most known names, because an answer may be inside other objects, or inside a list. */
function fitObject(answer: unknown, properties: Properties): unknown {
  const names = Object.keys(properties);
  // A list may lack the object around it.
  const [only = '', ...others] = names;
  const items = others.length === 0 ? properties[only]?.items : undefined;
  const isList = elementsIn(answer, items?.properties ?? {}).length > 0;
  const inList = Object.keys(items?.properties ?? {});
  const areGroups =
    Array.isArray(answer) && answer.every((each) => isRecord(each) && knownIn(each, inList) > 0);
  if (items !== undefined && isList && areGroups) return { [only]: fitList(answer, items) };
  const [best] = recordsIn(answer)
    .map((record) => ({ record, known: knownIn(record, names) }))
    .toSorted((one, other) => other.known - one.known);
  if (best !== undefined && best.known > 0) return fitFields(best.record, properties);
  if (items !== undefined && (isList || Array.isArray(answer))) return { [only]: fitList(answer, items) };
  return isRecord(answer) ? fitFields(answer, properties) : answer;
}

/** Finds fields by name, then by a longer name such as “report_id”, then by type, if only one can be meant. */
function fitFields(record: JsonObject, properties: Properties): JsonObject {
  const fields: JsonObject = {};
  const rest = new Map(Object.entries(record));
  const take = (written: string, name: string) => {
    fields[name] = fitToSchema(rest.get(written), properties[name] ?? {});
    rest.delete(written);
  };
  for (const written of Object.keys(record)) {
    // Models write “fact” for a list of one.
    const name = [plainName(written), `${plainName(written)}s`].find((each) => each in properties);
    if (name !== undefined) take(written, name);
  }
  for (const isMeant of [(written: string, name: string) => written.includes(name), () => true]) {
    const pairs = Object.entries(properties).flatMap(([name, schema]) =>
      [...(name in fields ? [] : rest)]
        .filter(([written, value]) => isMeant(plainName(written), name) && isOf(value, schema))
        .map(([written]) => ({ written, name })),
    );
    for (const { written, name } of pairs)
      if (pairs.filter((other) => other.written === written || other.name === name).length === 1)
        take(written, name);
  }
  return fields;
}

/** Whether a value is, without a doubt, of the type that the schema asks for. */
function isOf(value: unknown, { type, items, enum: words }: JsonSchema): boolean {
  if (words !== undefined) return words.some((word) => word === fitWord(value, words));
  if (items !== undefined) return Array.isArray(value);
  return typeof value === type && value !== null;
}

function fitList(answer: unknown, items: JsonSchema): unknown {
  if (typeof answer === 'string') return [fitToSchema(answer, items)];
  if (typeof answer !== 'object' || answer === null) return answer;
  const list = Array.isArray(answer) ? (answer as unknown[]) : listIn(answer as JsonObject, items);
  return list
    .filter((each) => each !== null)
    .flatMap((each) => {
      const inside = elementsIn(unquoted(each), items.properties ?? {});
      return (inside.length > 0 ? inside : [each]).map((element) => fitToSchema(element, items));
    });
}

/** Instead of a list, models give one element, or lists inside an object. */
function listIn(record: JsonObject, items: JsonSchema): unknown[] {
  const lists = Object.values(record).filter((each) => Array.isArray(each));
  if (items.properties !== undefined) return [record];
  if (lists.length > 1) return items.items === undefined ? [record] : lists;
  return lists[0] ?? [record];
}

/**
 * The elements of a list, which models may group: `{report: 'r1', facts: [{quote}]}`, or under the value of the first
 * field, `{r1: [quote]}`. An element has at least two of the fields, `shared` by the group or its own.
 */
function elementsIn(value: unknown, properties: Properties, shared: JsonObject = {}): JsonObject[] {
  const names = Object.keys(properties);
  const [first = '', second = '', ...others] = names;
  if (names.length === 0) return [];
  if (Array.isArray(value)) return value.flatMap((each) => elementsIn(unquoted(each), properties, shared));
  if (isRecord(value)) {
    const own = Object.entries(value).filter(([name]) => names.includes(plainName(name)));
    const element: JsonObject = { ...shared, ...Object.fromEntries(own) };
    if (knownIn(element, names) >= Math.min(2, names.length)) return [{ ...shared, ...value }];
    const isGroup = own.length === 0 && Object.keys(value).some((key) => /\d/.test(key));
    return Object.entries(value).flatMap(([key, written]) => {
      const each = unquoted(written);
      if (isGroup) return elementsIn(each, properties, { ...shared, [first]: key });
      return typeof each === 'string' ? [] : elementsIn(each, properties, element);
    });
  }
  const isPair = others.length === 0 && properties[second]?.type === 'string';
  return isPair && first in shared && typeof value === 'string' ? [{ ...shared, [second]: value }] : [];
}

/** All objects in a value, the outer ones first. */
const recordsIn = (value: unknown, levels = 10): JsonObject[] =>
  levels === 0
    ? []
    : [
        ...(isRecord(value) ? [value] : []),
        ...valuesOf(value).flatMap((each) => recordsIn(unquoted(each), levels - 1)),
      ];

const valuesOf = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value) : [];

const knownIn = (record: JsonObject, names: readonly string[]): number =>
  Object.keys(record).filter((written) => names.includes(plainName(written))).length;

const plainName = (written: string): string => written.trim().toLowerCase();

export const isRecord = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type JsonObject = Record<string, unknown>;

export type JsonSchema = {
  type?: string;
  properties?: Record<string, JsonSchema>;
  additionalProperties?: boolean;
  items?: JsonSchema;
  enum?: string[];
};

type Properties = Record<string, JsonSchema>;
