import { citedIn, isCitation } from './citations.ts';
import { isNameOf, isPartOf } from './field-names.ts';
import { columnsIn, rowOf, rowsIn } from './table-in.ts';
import {
  isPlainList,
  isRecord,
  mayBe,
  unquoted,
  valuesOf,
  type JsonObject,
  type Properties,
} from './value-types.ts';

/**
 * The elements of a list, whose form models vary. With the fields `report` and `quote`, for example:
 * `[{report: 'r1', quote: 'Rain.'}]`, `[['r1', 'Rain.']]`, `{report: ['r1'], quote: ['Rain.']}`,
 * `{report: 'r1', facts: [{quote: 'Rain.'}]}` or `{r1: ['Rain.']}`.
 * An element has at least two of the fields, its own or `shared` by the group around it.
 */
export function elementsIn(value: unknown, properties: Properties, shared: JsonObject = {}): JsonObject[] {
  const [first = '', second = '', ...others] = Object.keys(properties);
  const isPair = others.length === 0 && properties[second]?.type === 'string';
  if (typeof value === 'string') {
    if (isCitation(properties)) return citedIn(value).map((each) => ({ ...shared, ...each }));
    return isPair && first in shared ? [{ ...shared, [second]: value }] : [];
  }
  if (Array.isArray(value)) {
    const fields = namedIn(value, properties);
    if (fields !== undefined) return elementsIn(fields, properties, shared);
    return (
      rowsIn(value, properties)?.map((row) => ({ ...shared, ...row })) ??
      value.flatMap((each) => elementsIn(unquoted(each), properties, shared))
    );
  }
  if (!isRecord(value)) return [];
  // {report: ['r1'], quote: ['Rain.']}
  const rows = columnsIn(value, properties);
  if (rows !== undefined) return rows;
  // Of a pair, the second may be a list: each of its texts is an element.
  const own = knownIn(value, properties).filter(({ written }) => !isPair || !hasSeveral(value[written]));
  if (isElement(value, properties, new Set([...own.map(({ name }) => name), ...Object.keys(shared)])))
    return [{ ...shared, ...value }];
  // {'Report no.': 'r1', said: 'Rain.'}
  const row = isFlat(value) && !(first in shared) ? rowOf(Object.values(value), properties) : undefined;
  // Two texts are a pair only if the first is an id.
  const isId = typeof row?.[first] === 'string' && /^\p{L}+\d\S*$/u.test(row[first]);
  if (row !== undefined && (own.length > 0 || !isPair || isId)) return [row];
  // {report: 'r1', facts: [{quote: 'Rain.'}]} or {r1: ['Rain.']}
  const group = groupOf(value, own, shared);
  const areKeys = own.length === 0 && hasIdsAsKeys(value);
  return Object.entries(value).flatMap(([key, written]) => {
    const each = unquoted(written);
    if (areKeys) return elementsIn(each, properties, { ...shared, [first]: key });
    return typeof each === 'string' && !isCitation(properties) ? [] : elementsIn(each, properties, group);
  });
}

/**
 * What a group says for each of its elements. A field of exactly our name counts most, then what the groups around it
 * say, then a field whose name only means ours, as `id` may mean the report or the element.
 * @example groupOf({ id: 'x', facts: [] }, [{ written: 'id', name: 'report' }], { report: 'r1' }) // => { report: 'r1' }
 */
function groupOf(record: JsonObject, own: readonly KnownField[], shared: JsonObject): JsonObject {
  const named = own.map(({ written, name }): [string, unknown] => [name, record[written]]);
  return {
    ...Object.fromEntries(named),
    ...shared,
    ...Object.fromEntries(named.filter(([name]) => name in record)),
  };
}

/** Whether the keys are values of the first field: `{r1: [...], r2: [...]}`, or any keys of plain texts. */
const hasIdsAsKeys = (record: JsonObject): boolean =>
  Object.keys(record).some((key) => /\d/.test(key)) || areTexts(record);

/** Whether a record has enough known fields to be an element. A text without a name, or a number, is a field too. */
function isElement(record: JsonObject, properties: Properties, known: ReadonlySet<string>): boolean {
  const all = Object.keys(properties).length;
  const nameless = ['', '#'].filter((name) => name in record).length;
  // A text may rest on no ids.
  const optional = isCitation(properties) ? 1 : 0;
  if (nameless > 0) return known.size + nameless >= all - optional;
  return known.size >= Math.min(2, all);
}

/** Whether a record has no other records, so that it may be an element with names of its own. */
const isFlat = (record: JsonObject): boolean =>
  valuesOf(record).every((each) => typeof each !== 'object' || each === null || isPlainList(each)) &&
  !valuesOf(record).some((each) => typeof each === 'string' && /^\s*[{[]/.test(each));

const areTexts = (record: JsonObject): boolean =>
  valuesOf(record).every((each) => typeof each === 'string' && !/^\s*[{[]/.test(each));

/** The fields of a record that mean ours. */
export const knownIn = (record: JsonObject, properties: Properties): KnownField[] =>
  Object.entries(record).flatMap(([written, value]) => {
    const name = Object.keys(properties).find(
      (each) =>
        (written === each && value === null) ||
        ((isNameOf(written, each) || isPartOf(written, each)) && mayBe(value, properties[each] ?? {})),
    );
    return name === undefined ? [] : [{ written, name }];
  });

/** An element as a list of its fields, `[{name: 'number', value: 0}, …]`. */
function namedIn(list: readonly unknown[], properties: Properties): JsonObject | undefined {
  const fields = list.map((each) => (isRecord(each) ? [each['name'], each['value'] ?? each['']] : []));
  const areKnown = fields.every(([name]) =>
    Object.keys(properties).some((each) => isNameOf(String(name), each)),
  );
  return list.length > 1 && areKnown ? (Object.fromEntries(fields) as JsonObject) : undefined;
}

const hasSeveral = (value: unknown): boolean => Array.isArray(value) && value.length > 1;

/** A field as the model has written it, and our name for it. */
type KnownField = { written: string; name: string };
