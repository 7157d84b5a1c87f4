import { readFileSync } from 'node:fs';
import { SetupMistake } from './setup-mistake.ts';

/** Shuts down on Ctrl-C, on SIGTERM or SIGHUP, and when npm is gone. The part that started last stops first. */
export function orderlyShutdown() {
  const tasks: (() => unknown)[] = [];
  let isShuttingDown = false;

  async function end(code: number): Promise<never> {
    if (isShuttingDown) return new Promise(() => undefined);
    isShuttingDown = true;
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
      if (isShuttingDown && signal === 'SIGINT') process.exit(1);
      void end(0);
    });
  }
  endWithNpm(() => void end(0));
  // A promise that rejects without a handler must not stop the site.
  process.on('unhandledRejection', (error) => console.error('Unhandled rejection:', error));

  return {
    /** Adds a task that must run before the process ends. */
    before: (task: () => unknown) => void tasks.push(task),
    end: () => end(0),
    fail: async (error: unknown): Promise<never> => {
      if (!isShuttingDown) console.error(error instanceof SetupMistake ? `\n${error.message}\n` : error);
      return end(1);
    },
  };
}

/** Calls `end` within a second after npm is killed. A killed npm sends no signal, but a parent process changes. */
function endWithNpm(end: () => void): void {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parents = parentsUpToNpm();
  setInterval(() => parentsUpToNpm() !== parents && end(), 1000).unref();
}

/** Returns the parent's id. If the parent is the shell of an npm script, adds that shell's own parent. */
function parentsUpToNpm(): string {
  const parent = process.ppid;
  try {
    const isShell = /^\S*sh\0-c\0/.test(readFileSync(`/proc/${parent}/cmdline`, 'utf8'));
    const [, grandparent] = /^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${parent}/status`, 'utf8')) ?? [];
    return isShell ? `${parent} ${grandparent ?? ''}` : String(parent);
  } catch {
    // Only Linux has /proc, so other systems compare only the parent's id.
    return String(parent);
  }
}

export type Shutdown = ReturnType<typeof orderlyShutdown>;
