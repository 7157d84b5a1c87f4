import { isNameOf } from './field-names.ts';
import { isOf, isRecord, mayBe, type JsonObject, type Properties } from './value-types.ts';

/** Elements as rows of cells, perhaps below a row of names. */
export function rowsIn(list: readonly unknown[], properties: Properties): JsonObject[] | undefined {
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
  // If most rows do not fit, this is no table.
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
export function columnsIn(record: JsonObject, properties: Properties): JsonObject[] | undefined {
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
