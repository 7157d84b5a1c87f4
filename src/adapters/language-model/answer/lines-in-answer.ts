import { trimmedEnd } from '#core/typed-text/trimmed-end.ts';
import { parsed } from './json-in-answer.ts';

/**
 * Lines with labels, such as “**Verdict:** supported”. A repeated label, a numbered line or a heading such as “Sentence
 * 3” begins the next record. Lines behind an empty label or a heading are its list.
 */
export function labelledIn(text: string): unknown {
  const records: Record<string, unknown>[] = [];
  let [record, section]: [Record<string, unknown>, unknown[] | undefined] = [{}, undefined];
  const begin = (fields: Record<string, unknown> = {}) => {
    if (Object.keys(record).length > 0) records.push(record);
    [record, section] = [fields, undefined];
  };
  for (const line of text.split('\n')) {
    const [, heading = '', , number, rest = ''] =
      /^(#+\s+)?([-*•]\s+|(\d{1,4})[.):]\s+)?(.*)$/s.exec(withoutBold(line).trimStart()) ?? [];
    const cells = cellsOf(rest, /[;|→]/).map((cell) => labelled.exec(cell.trim()));
    const labels = cells.length > 1 && cells.every((cell) => cell !== null) ? cells : [labelled.exec(rest)];
    const [, counted, value = ''] = /^(?:\p{L}+ )?#?(\d{1,4})(?:\s*[:：]\s*(.*)|\W*)$/su.exec(rest) ?? [];
    // “Sentence 3: supported” or “## 3”
    if (counted !== undefined && (heading !== '' || /^\p{L}/u.test(rest)))
      begin({ '#': Number(counted), ...(value === '' ? {} : { '': value }) });
    else if (heading !== '' || (section?.length !== 0 && /^\p{L}{1,8}\d+:?$/u.test(rest))) {
      begin();
      record[trimmedEnd(rest, /\W/)] = section = [];
    } else if (labels[0]) {
      // “report: r1; quote: Rain.” in one line is a whole record.
      if (labels.length > 1) begin();
      for (const found of labels) {
        const [label, said] = [(found?.[1] ?? found?.[2] ?? '').trim(), unquotedCell(found?.[3] ?? '')];
        if (label in record) begin();
        section = said === '' ? [] : undefined;
        record[label] = section ?? said;
      }
    } else if (number !== undefined && rest !== '') {
      begin({ '#': Number(number), '': rest.trim() });
    } else if (rest.trim() !== '') section?.push(unquotedCell(rest));
  }
  begin();
  return records.length === 0 ? undefined : records;
}

/** A label and its value: “report_id: r1”, “[r1] …” or “quote = …”. */
const labelled =
  /^(?:["“]?([\p{L}][\p{L}\p{N}_.'’-]*(?: [\p{L}\p{N}_'’-]+){0,2})["”]?\s*[:：=]|\[([\p{L}\p{N}_.-]+)\]:?)(?:\s*(.*))?$/su;

const withoutBold = (line: string): string => line.replaceAll(/\*\*|__|`/g, '');

/** Lines with equally many cells. Returns a reading for each sign that may divide cells. */
export function rowsIn(text: string): string[][][] {
  const lines = text.split('\n').filter((line) => /[\p{L}\p{N}]/u.test(line));
  return separators.flatMap((separator) => {
    const rows = lines.map((line) => {
      const plain = withoutBold(line)
        .trim()
        .replace(/^(?:[-*•]\s+|[|│])|(?<!\\)[|│]$/g, '');
      const [, number, rest = plain] = /^(\d{1,4})[.):]\s+(.*)$/s.exec(plain) ?? [];
      const cells = cellsOf(rest, separator).map(unquotedCell);
      return number === undefined || cells.length < 2 ? cells : [number, ...cells];
    });
    const filled = rows.filter((row) => row.length > 1);
    return filled.length * 2 > lines.length ? [filled] : [];
  });
}

const separators = [/[|│]/, /\t/, /;/, /,/, /[–—→]/];

/** Divides a line at a sign outside of quotation marks and without “\\” before it. */
function cellsOf(line: string, separator: RegExp): string[] {
  const cells: string[] = [];
  let [cell, before] = ['', ''];
  for (const [token] of line.matchAll(/"[^"]*"|“[^“”]*”|./gu)) {
    if (token.length === 1 && before !== '\\' && separator.test(token)) {
      cells.push(cell);
      cell = '';
    } else cell += token;
    before = token;
  }
  return [...cells, cell].map((each) => each.trim().replaceAll(String.raw`\|`, '|'));
}

function unquotedCell(cell: string): string {
  const plain = cell.trim();
  const read = parsed(plain);
  if (typeof read === 'string') return read;
  return /^"(?:[^"]|"")*"$/.test(plain) ? plain.slice(1, -1).replaceAll('""', '"') : plain;
}
