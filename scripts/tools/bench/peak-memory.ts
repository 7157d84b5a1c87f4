import { readdirSync, readFileSync } from 'node:fs';

/**
 * Measures the memory of child processes while `work` runs. `peak` is the highest total memory, in bytes, of those not
 * in `except`. It is 0 if unknown.
 */
export async function peakMemory<Value>(
  work: () => Promise<Value>,
  { except = [] }: { except?: number[] } = {},
): Promise<{ result: Value; peak: number }> {
  let peak = 0;
  let timer = setTimeout(measure, intervalMs);
  function measure(): void {
    const began = performance.now();
    const bytes = descendants(process.pid, new Set(except)).reduce((sum, pid) => sum + residentBytes(pid), 0);
    peak = Math.max(peak, bytes);
    // Each measurement blocks the process, so the pause is at least 30 times as long as the measurement.
    timer = setTimeout(measure, Math.max(intervalMs, 30 * (performance.now() - began)));
  }
  try {
    return { result: await work(), peak };
  } finally {
    clearTimeout(timer);
  }
}

const intervalMs = 20;

function descendants(parent: number, except: Set<number>): number[] {
  return childrenOf(parent)
    .filter((pid) => !except.has(pid))
    .flatMap((pid) => [pid, ...descendants(pid, except)]);
}

function childrenOf(pid: number): number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
      (readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').match(/\d+/g) ?? []).map(Number),
    );
  } catch {
    // The process has ended, or the system has no /proc.
    return [];
  }
}

function residentBytes(pid: number): number {
  try {
    // The proportional set size counts shared memory only once.
    const pss = /^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1];
    return Number(pss ?? 0) * 1024;
  } catch {
    return 0;
  }
}
