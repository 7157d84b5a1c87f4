/**
 * Makes a new database and forgets it: what comes of its migrations is kept, and every new one begins with a copy. Its start keeps the
 * compiled code of the backend as well.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createBackendKeys, startBackend } from '../local/backend/backend.ts';
import { keepCompiledCode } from '../local/start/compile-cache.ts';

keepCompiledCode(path.resolve(import.meta.dirname, '../..'));
const localDir = mkdtempSync(path.join(tmpdir(), 'new-database-'));
try {
  const backend = await startBackend({ localDir, keys: createBackendKeys() });
  await backend.stop();
} finally {
  rmSync(localDir, { recursive: true, force: true });
}
