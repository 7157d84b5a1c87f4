import { isNameOf, isPartOf } from './field-names.ts';
import {
  idsIn,
  isOf,
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
  const own = knownIn(value, properties).filter(([written]) => !isPair || !hasSeveral(value[written]));
  if (isElement(value, properties, new Set([...own.map(([, name]) => name), ...Object.keys(shared)])))
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
 * @example groupOf({ id: 'x', facts: [] }, [['id', 'report']], { report: 'r1' }) // => { report: 'r1' }
 */
function groupOf(record: JsonObject, own: readonly [string, string][], shared: JsonObject): JsonObject {
  const named = own.map(([written, name]): [string, unknown] => [name, record[written]]);
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
  if (nameless > 0) return known.size + nameless >= all - (isCitation(properties) ? 1 : 0);
  return known.size >= Math.min(2, all);
}

/** Whether a record has no other records, so that it may be an element with names of its own. */
const isFlat = (record: JsonObject): boolean =>
  valuesOf(record).every((each) => typeof each !== 'object' || each === null || isPlainList(each)) &&
  !valuesOf(record).some((each) => typeof each === 'string' && /^\s*[{[]/.test(each));

const areTexts = (record: JsonObject): boolean =>
  valuesOf(record).every((each) => typeof each === 'string' && !/^\s*[{[]/.test(each));

/** The known fields of a record: the name as written, and ours. */
export const knownIn = (record: JsonObject, properties: Properties): [string, string][] =>
  Object.entries(record).flatMap(([written, value]) => {
    const name = Object.keys(properties).find(
      (each) =>
        (written === each && value === null) ||
        ((isNameOf(written, each) || isPartOf(written, each)) && mayBe(value, properties[each] ?? {})),
    );
    return name === undefined ? [] : [[written, name]];
  });

/** An element as a list of its fields, `[{name: 'number', value: 0}, …]`. */
function namedIn(list: readonly unknown[], properties: Properties): JsonObject | undefined {
  const fields = list.map((each) => (isRecord(each) ? [each['name'], each['value'] ?? each['']] : []));
  const areKnown = fields.every(([name]) =>
    Object.keys(properties).some((each) => isNameOf(String(name), each)),
  );
  return list.length > 1 && areKnown ? (Object.fromEntries(fields) as JsonObject) : undefined;
}

/** Elements as rows of cells, perhaps below a row of names. */
function rowsIn(list: readonly unknown[], properties: Properties): JsonObject[] | undefined {
  const rows = list.filter((each): each is unknown[] => Array.isArray(each));
  if (rows.length === 0 || rows.length < list.length) return undefined;
  const [head = [], ...below] = rows;
  const names = Object.keys(properties);
  const isHead =
    below.length > 0 &&
    head.length > 1 &&
    names.filter((name) => head.some((cell) => isNameOf(String(cell), name))).length >=
      Math.min(2, names.length);
  // Of two columns with one name, no one knows which counts.
  if (isHead && new Set(head).size < head.length) return [];
  if (isHead) return below.map((row) => Object.fromEntries(head.map((name, at) => [String(name), row[at]])));
  const read = rows.flatMap<JsonObject>((row) => rowOf(row, properties) ?? []);
  return read.length * 2 > rows.length ? read : undefined;
}

/** Tells cells by their type, and texts by their order. The first cell may count the rows. */
export function rowOf(cells: readonly unknown[], properties: Properties): JsonObject | undefined {
  const entries = Object.entries(properties);
  const rest = [...(cells.length === entries.length + 1 && isCount(cells[0]) ? cells.slice(1) : cells)];
  if (rest.length !== entries.length || rest.some((cell) => isRecord(cell))) return undefined;
  const row: JsonObject = {};
  for (const [name, schema] of entries.filter(([, { type, enum: words }]) => type !== 'string' || words)) {
    const exact = rest.filter((cell) => (schema.type === 'number' ? isCount(cell) : isOf(cell, schema)));
    const fitting =
      exact.length === 0 && schema.type === 'number' ? rest.filter((cell) => mayBe(cell, schema)) : exact;
    if (fitting.length === 0) return undefined;
    // Two words contradict each other. Of two numbers, the first is that of the row.
    if (schema.enum && new Set(fitting).size > 1) return undefined;
    row[name] = fitting[0];
    rest.splice(rest.indexOf(fitting[0]), 1);
  }
  const texts = entries.filter(([name]) => !(name in row));
  if (rest.some((cell) => typeof cell !== 'string' && typeof cell !== 'number')) return undefined;
  return { ...row, ...Object.fromEntries(texts.map(([name], at) => [name, rest[at]])) };
}

const isCount = (cell: unknown): boolean => /^[#[(\s]*\d{1,4}[\])\s.:]*$/.test(String(cell));

/** Elements as columns, `{number: [0, 1], verdict: [...]}`, or as names beside rows, `{columns: [...], rows: [...]}`. */
function columnsIn(record: JsonObject, properties: Properties): JsonObject[] | undefined {
  const lists = Object.entries(record).filter((each): each is [string, unknown[]] => Array.isArray(each[1]));
  const [[, one] = ['', []], [, other] = ['', []], ...more] = lists;
  if (lists.length < 2) return undefined;
  if (
    more.length === 0 &&
    other.length > 0 &&
    other.every((row) => Array.isArray(row)) &&
    !one.some(Array.isArray)
  )
    return rowsIn([one, ...other], properties);
  const columns = lists.filter(([written]) =>
    Object.keys(properties).some((name) => isNameOf(written, name)),
  );
  const isEven = columns.length > 1 && columns.every(([, list]) => list.length === one.length);
  if (!isEven || columns.length < Object.keys(properties).length || one.some(isRecord)) return undefined;
  return one.map((_, at) => Object.fromEntries(columns.map(([name, list]) => [name, list[at]])));
}

/** Whether an object is a text with the ids on which it rests. */
export const isCitation = ({ text, facts }: Properties): boolean =>
  text?.type === 'string' && facts?.items?.type === 'string';

/** Divides a text behind each list of ids, as in “First sentence. [f1] Second sentence (f2, f3).” */
export function citedIn(text: string): JsonObject[] {
  const parts = text.split(
    /(?<!\s)\s*(?:((?:\[[a-z]?\d+(?:[\s,;+&]+[a-z]?\d+)*\])+)|\(([a-z]\d+(?:[\s,;+&]+[a-z]\d+)*)\))([.!?]?)/i,
  );
  const elements: JsonObject[] = [];
  for (let at = 0; at + 3 < parts.length; at += 4) {
    const ids = parts[at + 1] ?? parts[at + 2];
    const written = `${parts[at] ?? ''}${parts[at + 3] ?? ''}`.trim();
    if (/\p{L}/u.test(written)) elements.push({ text: written, facts: idsIn(ids) ?? [] });
  }
  return elements;
}

const hasSeveral = (value: unknown): boolean => Array.isArray(value) && value.length > 1;
