import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, totalmem } from 'node:os';
import path from 'node:path';

/** Prints a table of what was measured and keeps it as JSON under `reports/`. */
export function report(name: string, rows: Row[]): void {
  const file = path.resolve(import.meta.dirname, '../../reports', `${name}.json`);
  const machine = {
    cores: availableParallelism(),
    model: cpus()[0]?.model ?? 'unknown',
    memoryGiB: Math.round(totalmem() / 2 ** 30),
  };
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ name, at: new Date().toISOString(), machine, rows }, null, 2)}\n`);

  console.log(`\n${name} (${machine.cores} cores)`);
  for (const { what, value, goal, ok } of rows) {
    console.log(
      `${ok === undefined ? ' ' : ok ? '✓' : '✗'} ${what.padEnd(72)} ${value.padStart(14)}${goal === undefined ? '' : `   goal ${goal}`}`,
    );
  }
  console.log(`\nKept in ${path.relative(process.cwd(), file)}`);
}

/** @example summary([3, 1, 2]) // => { median: 2, least: 1, most: 3 } */
export function summary(values: number[]): { median: number; least: number; most: number } {
  const sorted = values.toSorted((a, b) => a - b);
  const [least = Number.NaN] = sorted;
  return {
    median: sorted[Math.floor(sorted.length / 2)] ?? Number.NaN,
    least,
    most: sorted.at(-1) ?? Number.NaN,
  };
}

/** The median of these times, in milliseconds, and whether it is within the goal. */
export function medianRow(what: string, times: number[], most: number): Row {
  const { median } = summary(times);
  return {
    what: `${what} (median of ${times.length})`,
    value: inSeconds(median),
    goal: `≤ ${most / 1000} s`,
    ok: median <= most,
  };
}

/** @example percentile([3, 1, 2], 50) // => 2 */
export const percentile = (values: number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length * share) / 100)] ?? Number.NaN;

/** @example inMilliseconds(3.14) // => '3.1 ms' */
export const inMilliseconds = (milliseconds: number): string => `${milliseconds.toFixed(1)} ms`;

export const inSeconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(2)} s`;

/** `ok` is undefined for a figure without a goal. */
export type Row = { what: string; value: string; goal?: string; ok?: boolean };
