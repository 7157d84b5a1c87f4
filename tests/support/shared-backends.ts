import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';

/** A folder for the backends that files of a project share; they end with the processes of the tests. */
export default function sharedBackends(project: TestProject): () => void {
  const folder = mkdtempSync(path.join(tmpdir(), 'shared-backends-'));
  project.provide('sharedBackends', folder);
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}

declare module 'vitest' {
  // Vitest's own way of typing what a global set-up hands to its tests.
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be merged
  export interface ProvidedContext {
    sharedBackends: string;
  }
}
