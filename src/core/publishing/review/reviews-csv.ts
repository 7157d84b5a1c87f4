/**
 * Returns records as CSV (RFC 4180) with a header line. Lists and objects become JSON. A text that begins like a
 * formula gets an apostrophe in front, because a spreadsheet would run the formula.
 * @example reviewsCsv([{ slug: 'news-nl', revision: 2 }]) // => 'slug,revision\r\nnews-nl,2\r\n'
 */
export function reviewsCsv(records: readonly Record<string, unknown>[]): string {
  const columns = Object.keys(records[0] ?? {});
  const lines = [columns, ...records.map((record) => columns.map((column) => record[column]))];
  return lines.map((cells) => `${cells.map(cellOf).join(',')}\r\n`).join('');
}

function cellOf(value: unknown): string {
  const text = typeof value === 'string' ? value : value === null ? '' : JSON.stringify(value);
  const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
