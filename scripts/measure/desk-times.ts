import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { inSeconds, type Row } from './report.ts';

/**
 * What an editor's tasks cost, at the speed of a script: the browser tests do them, hold them to their clicks and page loads, and leave
 * behind how long was waited for what. How long somebody reads and writes is not in it.
 */
export function deskTimes(): Row[] {
  rmSync(storyFolder, { recursive: true, force: true });
  mkdirSync(storyFolder, { recursive: true });
  const { status } = spawnSync(
    path.join(root, 'node_modules/.bin/vitest'),
    // One after the other: what is waited for would take longer beside another.
    ['run', '--project', 'writing', '--project', 'heavy', 'stopwatch', '--no-file-parallelism', '--retry=0'],
    { cwd: root, stdio: 'inherit' },
  );
  const value = status === 0 ? 'passed' : 'failed';
  return [
    { what: 'the desk: tasks within their clicks and page loads', value, goal: 'passed', ok: status === 0 },
    ...keptStories().flatMap(rowsOf),
  ];
}

const root = path.resolve(import.meta.dirname, '../..');

/** Where each task leaves what it cost. */
export const storyFolder = path.join(root, 'reports/stopwatch');

const keptStories = (): Story[] =>
  readdirSync(storyFolder)
    .toSorted()
    .map((file) => JSON.parse(readFileSync(path.join(storyFolder, file), 'utf8')) as Story);

function rowsOf({ story, clicks, keys, loads, waits }: Story): Row[] {
  const waited = waits.reduce((sum, { seconds }) => sum + seconds, 0);
  return [
    { what: `${story}: clicks, keys, page loads`, value: `${clicks}, ${keys}, ${loads}` },
    { what: `${story}: waited in all`, value: inSeconds(waited * 1000) },
    ...waits.map(({ what, seconds }) => ({ what: `   for ${what}`, value: inSeconds(seconds * 1000) })),
  ];
}

/** What a task cost somebody. */
export type Story = {
  story: string;
  clicks: number;
  keys: number;
  /** Pages that were loaded. */
  loads: number;
  waits: { what: string; seconds: number }[];
};
