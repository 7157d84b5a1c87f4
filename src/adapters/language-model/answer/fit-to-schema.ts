import { citedIn, isCitation } from './citations.ts';
import { elementsIn, knownIn } from './elements-in.ts';
import { rowOf } from './table-in.ts';
import { isNameOf, isPartOf, wordIn } from './field-names.ts';
import {
  idsIn,
  isOf,
  isRecord,
  mayBe,
  oneValueOf,
  unquoted,
  valuesOf,
  type JsonObject,
  type JsonSchema,
  type Properties,
} from './value-types.ts';

/**
 * Brings an answer into the form that the schema asks for, where the meaning is certain: numbers as text, one element
 * instead of a list, rows, columns or groups of elements, objects around the answer, JSON as text, other names of fields.
 * Never adds what is missing, and leaves out a fixed word that the answer contradicts.
 */
export function fitToSchema(answer: unknown, schema: JsonSchema): unknown {
  const { type, properties, items, enum: words } = schema;
  if (properties !== undefined) return fitObject(unquoted(answer), properties);
  if (items !== undefined) return fitList(unquoted(answer), items);
  const value = oneValueOf(answer, type);
  if (words !== undefined) return wordIn(value, words) ?? value;
  if (type === 'string') return typeof value === 'number' ? String(value) : value;
  const digits = type === 'number' ? /^[^\d-]*(\d+)(?:[.,]0+)?\D*$/.exec(String(value))?.[1] : undefined;
  return digits === undefined ? value : Number(digits);
}

function fitObject(answer: unknown, properties: Properties): unknown {
  const names = Object.keys(properties);
  // Around a list, an answer may lack the object, have others, or give the elements one by one.
  const [only = '', ...others] = names;
  const items = others.length === 0 ? properties[only]?.items : undefined;
  if (items?.properties !== undefined) {
    const list = fitList(answer, items);
    return Array.isArray(list) && (list.length > 0 || hasEmptyList(answer)) ? { [only]: list } : answer;
  }
  if (typeof answer === 'string') return fitFields(elementsIn(answer, properties)[0] ?? {}, properties);
  if (Array.isArray(answer)) {
    const row = rowOf(answer, properties);
    if (row !== undefined) return fitFields(row, properties);
  }
  const inPieces =
    Array.isArray(answer) && answer.every(isRecord) ? [Object.assign({}, ...answer) as JsonObject] : [];
  const [best] = [...recordsIn(answer), ...inPieces]
    .map((record) => ({ record, known: knownIn(record, properties).length }))
    .toSorted((one, other) => other.known - one.known);
  if (best !== undefined && best.known > 0) return fitFields(best.record, properties);
  return isRecord(answer) ? fitFields(answer, properties) : answer;
}

const hasEmptyList = (value: unknown): boolean =>
  Array.isArray(value) ? value.length === 0 : valuesOf(value).some(hasEmptyList);

/** From the surest way to recognise a field by its name to the least sure. */
const waysToName = [(written: string, name: string) => written === name, isNameOf, isPartOf];

/** Finds fields by name, and then by type if only one field can be meant. */
function fitFields(record: JsonObject, properties: Properties): JsonObject {
  const fields: JsonObject = {};
  const rest = new Map(Object.entries(record));
  const take = (written: string, name: string) => {
    fields[name] = fitToSchema(rest.get(written), properties[name] ?? {});
    rest.delete(written);
  };
  const missing = () => Object.entries(properties).filter(([name]) => !(name in fields));
  for (const isNamed of waysToName)
    for (const [name, schema] of missing()) {
      const found = [...rest].filter(([written, value]) => isNamed(written, name) && mayBe(value, schema));
      // A list may be in pieces, such as “paragraph_1” and “paragraph_2”.
      if (found.length > 1 && schema.items && isNamed === isPartOf)
        fields[name] = fitToSchema(
          found.map(([, value]) => value),
          schema,
        );
      else if (found[0] !== undefined) take(found[0][0], name);
    }
  // Any text may be a text, so fields of other types choose first.
  for (const [name, schema] of missing().toSorted(
    ([, one], [, other]) => Number(isText(one)) - Number(isText(other)),
  )) {
    const [found, ...more] = [...rest].filter(([, value]) => isOf(value, schema));
    const rivals = missing().filter(
      ([, other]) => isOf(found?.[1], other) && (isText(schema) || !isText(other)),
    );
    if (found !== undefined && more.length === 0 && rivals.length === 1) take(found[0], name);
  }
  for (const [name, { enum: words }] of Object.entries(properties)) {
    if (words !== undefined) fields[name] = wordSaidIn(record, words, { name, taken: fields[name] });
  }
  const { text, facts } = fields;
  const [cited, ...more] = isCitation(properties) && typeof text === 'string' ? citedIn(text) : [];
  return cited === undefined || more.length > 0
    ? fields
    : { ...fields, ...cited, ...(facts === undefined ? {} : { facts }) };
}

const isText = ({ type, enum: words }: JsonSchema): boolean => type === 'string' && words === undefined;

/** Returns the fixed word of a record, which may be the name of a field with `true`, unless the record contradicts it. */
function wordSaidIn(record: JsonObject, words: readonly string[], { name, taken }: Taken): unknown {
  const entries = Object.entries(record);
  const said = entries.flatMap(([written, value]) => {
    if (typeof value === 'boolean') return value ? [wordIn(written, words)] : [];
    return typeof value === 'string' && value !== '' ? [wordIn(value, words)] : [];
  });
  const all = new Set(said.filter((word) => word !== undefined));
  const word = taken ?? [...all][0];
  const isContradicted = entries.some(([written, value]) => {
    if (value === false) return wordIn(written, words) === word;
    const isVerdict = (isNameOf(written, name) || isPartOf(written, name)) && typeof value === 'string';
    return isVerdict && value.split(' ').length <= 3 && wordIn(value, words) !== word;
  });
  return isContradicted || all.size > 1 ? undefined : word;
}

type Taken = { name: string; taken: unknown };

function fitList(answer: unknown, items: JsonSchema): unknown {
  if (typeof answer !== 'string' && (typeof answer !== 'object' || answer === null)) return answer;
  if (items.properties !== undefined) {
    const elements = elementsIn(answer, items.properties);
    return elements.map((each) => fitFields(each, items.properties ?? {}));
  }
  return partsOf(answer, items)
    .filter((each) => each !== null)
    .map((each) => fitToSchema(each, items));
}

/** The elements of a list of texts or lists, which models also give as one text, as one element, or inside objects. */
function partsOf(answer: string | object, items: JsonSchema): readonly unknown[] {
  if (Array.isArray(answer))
    return items.type === 'string'
      ? answer.flat().map((each: unknown) => (isRecord(each) ? (each['id'] ?? each) : each))
      : answer;
  if (typeof answer === 'string')
    return (
      (items.type === 'string'
        ? idsIn(answer)
        : answer.split(/\n+/).filter((line) => line.trim() !== '')) ?? [answer]
    );
  const values = valuesOf(answer);
  const lists = values.filter((each) => Array.isArray(each));
  if (items.type === 'string') return lists.length > 0 ? lists.flat() : values.slice(0, 1);
  return lists.length === 1 && !isRecord(values[0]) ? (lists[0] as unknown[]) : values;
}

/** All objects in a value, the outer ones first. */
const recordsIn = (value: unknown, levels = 10): JsonObject[] =>
  levels === 0
    ? []
    : [
        ...(isRecord(value) ? [value] : []),
        ...valuesOf(value).flatMap((each) => recordsIn(unquoted(each), levels - 1)),
      ];
