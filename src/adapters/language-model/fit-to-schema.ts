import { trimmedEnd } from '#core/typed-text/trimmed-end.ts';
import { parsed } from './json-in-answer.ts';

/**
 * Brings an answer into the form that the schema asks for, where the meaning is certain: a number as text, one element
 * instead of a list, the answer inside other objects, JSON as text, other names of the same fields, fixed words in
 * capitals. Never adds what is missing.
 */
export function fitToSchema(value: unknown, schema: JsonSchema): unknown {
  const { type, properties, items, enum: words } = schema;
  if (properties !== undefined) return fitObject(unquoted(value), properties);
  if (items !== undefined) return fitList(unquoted(value), items);
  const given = onlyValueOf(value);
  if (words !== undefined) return fitWord(given, words);
  if (type === 'string') return typeof given === 'number' ? String(given) : given;
  const digits = type === 'number' ? /^[^\d-]*(\d+)\D*$/.exec(String(given))?.[1] : undefined;
  return digits === undefined ? given : Number(digits);
}

/** JSON may be quoted as text, even twice. */
function unquoted(value: unknown): unknown {
  let given = value;
  for (let round = 0; round < 3 && typeof given === 'string' && /^\s*["[{]/.test(given); round++)
    given = parsed(given) ?? given;
  return given;
}

const onlyValueOf = (value: unknown): unknown => {
  const all: unknown[] = typeof value === 'object' && value !== null ? Object.values(value) : [];
  return all.length === 1 ? all[0] : value;
};

/** Ignores marks around the word, such as `**supported**`. No value at all means `none`, where this is a word. */
function fitWord(given: unknown, words: readonly string[]): unknown {
  if (given === null || given === '') return words.find((word) => word === 'none') ?? given;
  if (typeof given !== 'string') return given;
  const wanted = trimmedEnd(given.toLowerCase().replace(/^[^\p{L}\p{N}]+/u, ''), /[^\p{L}\p{N}]/u);
  return words.find((word) => word === wanted) ?? given;
}

/** Takes the object with the most known names, because an answer may be inside other objects, or inside a list. */
function fitObject(given: unknown, properties: Properties): unknown {
  const names = Object.keys(properties);
  const records = recordsIn(given);
  const best = Math.max(0, ...records.map((each) => knownIn(each, names)));
  if (best > 0) return fitFields(records.find((each) => knownIn(each, names) === best) ?? {}, properties);
  // A list may lack the object around it.
  const [only = '', ...others] = names;
  const items = others.length === 0 ? properties[only]?.items : undefined;
  const isList = Array.isArray(given) || elementsIn(given, Object.keys(items?.properties ?? {})).length > 0;
  if (items !== undefined && isList) return { [only]: fitList(given, items) };
  return isRecord(given) ? fitFields(given, properties) : given;
}

/** Finds fields by name, then by a longer name such as “report_id”, then by type, if only one can be meant. */
function fitFields(record: JsonObject, properties: Properties): JsonObject {
  const fields: JsonObject = {};
  const unknown = new Map(Object.entries(record));
  const take = (isMeant: (written: string, name: string) => boolean) => {
    const wanted = Object.entries(properties).filter(([name]) => !(name in fields));
    if (wanted.length === 0 || unknown.size === 0) return;
    const found = wanted.map(([name, schema]) =>
      [...unknown.keys()].filter(
        (written) => isMeant(plainName(written), name) && isOf(unknown.get(written), schema),
      ),
    );
    for (const [at, [name, schema]] of wanted.entries()) {
      const [written, ...more] = found[at] ?? [];
      const isWantedTwice =
        found.filter((each) => written !== undefined && each.includes(written)).length > 1;
      if (written === undefined || more.length > 0 || isWantedTwice) continue;
      fields[name] = fitToSchema(unknown.get(written), schema);
      unknown.delete(written);
    }
  };
  for (const [written, value] of Object.entries(record)) {
    // Models write “fact” for a list of one.
    const name = [plainName(written), `${plainName(written)}s`].find((each) => each in properties);
    if (name === undefined) continue;
    fields[name] = fitToSchema(value, properties[name] ?? {});
    unknown.delete(written);
  }
  take((written, name) => written.includes(name));
  take(() => true);
  return fields;
}

/** Whether a value is, without a doubt, of the type that the schema asks for. */
function isOf(value: unknown, { type, items, enum: words }: JsonSchema): boolean {
  if (words !== undefined) return words.some((word) => word === fitWord(value, words));
  if (items !== undefined) return Array.isArray(value);
  return typeof value === type && value !== null;
}

function fitList(given: unknown, items: JsonSchema): unknown {
  if (typeof given === 'string') return [fitToSchema(given, items)];
  if (typeof given !== 'object' || given === null) return given;
  const all = Array.isArray(given) ? (given as unknown[]) : listIn(given as JsonObject, items);
  const names = Object.keys(items.properties ?? {});
  return all
    .filter((each) => each !== null)
    .flatMap((each) => {
      const inside = names.length > 0 ? elementsIn(unquoted(each), names) : [];
      return (inside.length > 0 ? inside : [each]).map((element) => fitToSchema(element, items));
    });
}

/** Instead of a list, models give one element, numbered elements, or a list inside an object. */
function listIn(given: JsonObject, items: JsonSchema): unknown[] {
  const all = Object.values(given);
  if (Object.keys(given).every((key) => /^\d+$/.test(key))) return all;
  const [list, ...more] = all.filter((each) => Array.isArray(each));
  if (items.properties !== undefined || list === undefined) return [given];
  return more.length === 0 ? list : items.items === undefined ? [given] : [list, ...more];
}

/** The elements of a list, which models may group, for example by report. */
const elementsIn = (value: unknown, names: readonly string[]): JsonObject[] =>
  isRecord(value) && knownIn(value, names) >= Math.max(1, Math.min(2, names.length))
    ? [value]
    : valuesOf(value).flatMap((each) => elementsIn(unquoted(each), names));

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

const isRecord = (value: unknown): value is JsonObject =>
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
