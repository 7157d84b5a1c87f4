import { readFileSync } from 'node:fs';
import { SetupMistake } from './setup-mistake.ts';

/**
 * Ends a command in order: on Ctrl-C, on SIGTERM, and when npm, which started it, is gone. What was started last is
 * stopped first.
 */
export function orderlyEnding() {
  const tasks: (() => unknown)[] = [];
  let isEnding = false;

  async function end(code: number): Promise<never> {
    if (isEnding) return new Promise(() => undefined);
    isEnding = true;
    // A stop that hangs must not keep the terminal.
    setTimeout(() => process.exit(code), 9_000).unref();
    for (const task of tasks.toReversed()) {
      try {
        await task();
      } catch (error) {
        console.error('While stopping:', error);
      }
    }
    process.exit(code);
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (isEnding && signal === 'SIGINT') process.exit(1);
      void end(0);
    });
  }
  endWithNpm(() => void end(0));
  // A function that forgets to wait for its work must not take the site down with it.
  process.on('unhandledRejection', (error) => console.error('Work nobody waited for failed:', error));

  return {
    /** Adds something to be done before the command ends. */
    before: (task: () => unknown) => void tasks.push(task),
    isEnding: () => isEnding,
    /** Stops what was started and exits with code 0. */
    end: () => end(0),
    /** Prints the reason, stops what was started and exits with code 1. */
    fail: async (error: unknown): Promise<never> => {
      if (!isEnding) console.error(error instanceof SetupMistake ? `\n${error.message}\n` : error);
      return end(1);
    },
  };
}

/** An npm that was killed outright cannot pass the signal on; those it started see other parents instead. */
function endWithNpm(end: () => void): void {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parents = parentsUpToNpm();
  setInterval(() => parentsUpToNpm() !== parents && end(), 1000).unref();
}

/** Our parent, and where that is only the shell npm starts its scripts with, its parent as well. */
function parentsUpToNpm(): string {
  const parent = process.ppid;
  try {
    const isShell = /^\S*sh\0-c\0/.test(readFileSync(`/proc/${parent}/cmdline`, 'utf8'));
    const [, grandparent] = /^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${parent}/status`, 'utf8')) ?? [];
    return isShell ? `${parent} ${grandparent ?? ''}` : String(parent);
  } catch {
    // Only Linux tells; elsewhere our own parent has to do.
    return String(parent);
  }
}

export type Ending = ReturnType<typeof orderlyEnding>;
