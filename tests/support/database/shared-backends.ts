import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';

/**
 * Creates a folder for the databases and process ids of shared backends. After the tests, kills the backends and
 * deletes the folder.
 */
export default function sharedBackends(project: TestProject): () => void {
  const folder = mkdtempSync(path.join(tmpdir(), 'shared-backends-'));
  project.provide('sharedBackends', folder);
  return () => {
    for (const name of readdirSync(folder)) if (/^\d+$/.test(name)) kill(Number(name));
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };
}

/** A backend may have ended with the process that started it. */
function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

declare module 'vitest' {
  // Vitest documents this way to type the values of a global set-up.
  // oxlint-disable-next-line typescript/consistent-type-definitions -- TypeScript can merge interfaces, but no types
  export interface ProvidedContext {
    sharedBackends: string;
  }
}
