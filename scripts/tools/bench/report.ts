import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, totalmem } from 'node:os';
import path from 'node:path';

const reports = path.resolve(import.meta.dirname, '../../../reports');

/** Prints the table and stores it under `reports/`. Sets the exit code if a value missed its goal. */
export function report(name: string, rows: Row[]): void {
  const machine = {
    cores: availableParallelism(),
    model: cpus()[0]?.model ?? 'unknown',
    memoryGiB: Math.round(totalmem() / 2 ** 30),
  };
  const file = storeReport(name, { name, at: new Date().toISOString(), machine, rows });

  console.log(`\n${name} (${machine.cores} cores)`);
  for (const { what, value, goal, ok } of rows) {
    const sign = ok === undefined ? ' ' : ok ? '✓' : '✗';
    console.log(
      `${sign} ${what.padEnd(72)} ${value.padStart(14)}${goal === undefined ? '' : `   goal ${goal}`}`,
    );
  }
  console.log(`\nStored in ${path.relative(process.cwd(), file)}`);
  process.exitCode = rows.every(({ ok }) => ok !== false) ? 0 : 1;
}

export function storeReport(name: string, content: unknown): string {
  const file = path.join(reports, `${name}.json`);
  mkdirSync(reports, { recursive: true });
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
  return file;
}

export function medianRow(what: string, times: number[], maxMs: number): Row {
  const median = percentile(times, 50);
  return {
    what: `${what} (median of ${times.length})`,
    value: inSeconds(median),
    goal: `≤ ${maxMs / 1000} s`,
    ok: median <= maxMs,
  };
}

/** @example percentile([3, 1, 2], 50) // => 2 */
export const percentile = (values: number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length * share) / 100)] ?? Number.NaN;

/** @example inSeconds(1234) // => '1.23 s' */
export const inSeconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(2)} s`;

export type Row = { what: string; value: string; goal?: string; ok?: boolean };
