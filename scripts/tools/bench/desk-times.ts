import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { inSeconds, type Row } from './report.ts';

const project = path.resolve(import.meta.dirname, '../../..');

/** The stopwatch tests store what each task cost here. */
export const storyFolder = path.join(project, 'reports/stopwatch');

/**
 * What an editor's tasks cost at the speed of a script, without reading and typing. Runs the browser tests that limit their
 * clicks and page loads, and reports their waits.
 */
export function deskTimes(): Row[] {
  rmSync(storyFolder, { recursive: true, force: true });
  mkdirSync(storyFolder, { recursive: true });
  const { status } = spawnSync(
    path.join(project, 'node_modules/.bin/vitest'),
    // One file at a time: parallel tests would make the waits longer.
    ['run', '--project', 'writing', '--project', 'heavy', 'stopwatch', '--no-file-parallelism', '--retry=0'],
    { cwd: project, stdio: 'inherit' },
  );
  const ok = status === 0;
  const limits = 'the desk: tasks within their clicks and page loads';
  return [
    { what: limits, value: ok ? 'passed' : 'failed', goal: 'passed', ok },
    ...readdirSync(storyFolder)
      .toSorted()
      .flatMap((file) => rowsOf(JSON.parse(readFileSync(path.join(storyFolder, file), 'utf8')) as Story)),
  ];
}

function rowsOf({ story, clicks, keys, loads, waits }: Story): Row[] {
  const waited = waits.reduce((sum, { seconds }) => sum + seconds, 0);
  return [
    { what: `${story}: clicks, keys, page loads`, value: `${clicks}, ${keys}, ${loads}` },
    { what: `${story}: total wait`, value: inSeconds(waited * 1000) },
    ...waits.map(({ what, seconds }) => ({ what: `   for ${what}`, value: inSeconds(seconds * 1000) })),
  ];
}

/** What one task cost; `loads` counts the pages that were loaded. */
export type Story = {
  story: string;
  clicks: number;
  keys: number;
  loads: number;
  waits: { what: string; seconds: number }[];
};
