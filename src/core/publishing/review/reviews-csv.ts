/**
 * Returns records as CSV (RFC 4180) with a header line. Lists and objects become JSON. What a spreadsheet could take for
 * the beginning of a formula gets an apostrophe in front. Spreadsheets in Dutch, German and Spanish start a new cell at
 * each semicolon.
 * @example reviewsCsv([{ slug: 'news-nl', revision: 2 }]) // => 'slug,revision\r\nnews-nl,2\r\n'
 */
export function reviewsCsv(records: readonly Record<string, unknown>[]): string {
  const columns = Object.keys(records[0] ?? {});
  const lines = [columns, ...records.map((record) => columns.map((column) => record[column]))];
  return lines.map((cells) => `${cells.map(cellOf).join(',')}\r\n`).join('');
}

function cellOf(value: unknown): string {
  const text = typeof value === 'string' ? value : value === null ? '' : JSON.stringify(value);
  const isPlain = typeof value === 'number' || typeof value === 'boolean';
  const safe = isPlain ? text : text.replaceAll(formulas, "$1'");
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Where a cell begins with a sign of a formula, full-width signs included, or with a tab. */
const formulas = /(^|[;,\t\r\n])(?=[=+\-@＝＋－＠\t\r])/g;
