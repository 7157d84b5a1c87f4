/** Starts a backend, prints its URL and process id as JSON, and runs until a test kills this process. */
import type { BackendKeys } from '../../../scripts/local/backend/backend-folder.ts';
import { startBackend } from '../../../scripts/local/backend/backend.ts';

const [localDir = '', keys = ''] = process.argv.slice(2);
const { url, pid } = await startBackend({ localDir, keys: JSON.parse(keys) as BackendKeys });
console.log(JSON.stringify({ url, pid }));
setInterval(() => undefined, 60_000);
