import { readdirSync, readFileSync, lstatSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from '../../build/site/folder-files.ts';

/**
 * Does something, and says how much memory the processes that this one started had together at most, in bytes; 0 where the
 * machine does not tell. Processes named in `but` are not counted, nor what they started.
 */
export async function peakMemory<Value>(
  work: () => Promise<Value>,
  { but = [] }: { but?: number[] } = {},
): Promise<{ result: Value; peak: number }> {
  let peak = 0;
  let timer = setTimeout(look, betweenLooks);
  function look(): void {
    const began = performance.now();
    const bytes = descendants(process.pid, new Set(but)).map(residentBytes);
    peak = Math.max(
      peak,
      bytes.reduce((sum, each) => sum + each, 0),
    );
    // The system goes through the pages of each process, which waits for it: that must not become what is measured.
    timer = setTimeout(look, Math.max(betweenLooks, 30 * (performance.now() - began)));
  }
  try {
    const result = await work();
    return { result, peak };
  } finally {
    clearTimeout(timer);
  }
}

/** Milliseconds. */
const betweenLooks = 20;

function descendants(parent: number, but: Set<number>): number[] {
  return childrenOf(parent)
    .filter((pid) => !but.has(pid))
    .flatMap((pid) => [pid, ...descendants(pid, but)]);
}

function childrenOf(pid: number): number[] {
  try {
    const threads = readdirSync(`/proc/${pid}/task`);
    return threads.flatMap((thread) =>
      (readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').match(/\d+/g) ?? []).map(Number),
    );
  } catch {
    // It has ended, or this is no Linux.
    return [];
  }
}

function residentBytes(pid: number): number {
  try {
    // Proportional: pages that several processes share are counted once.
    const told = /^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1];
    return Number(told ?? 0) * 1024;
  } catch {
    return 0;
  }
}

/** How much of the disk a folder takes, each file once, however many links lead to it. */
export function bytesIn(folder: string): number {
  const known = new Set<number>();
  let bytes = 0;
  for (const file of filesIn(folder)) {
    const { ino, blocks } = lstatSync(path.join(folder, file));
    if (known.has(ino)) continue;
    known.add(ino);
    bytes += blocks * 512;
  }
  return bytes;
}
