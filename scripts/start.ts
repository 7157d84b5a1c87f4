/** `npm start` runs the whole product at http://localhost:8888. */
import path from 'node:path';
import { keepCompiledCode } from './local/start/compile-cache.ts';

const project = path.resolve(import.meta.dirname, '..');
// The compile cache covers only modules that load after this call, so the import of `start-site.ts` is dynamic.
keepCompiledCode(project);
const { startSite } = await import('./local/start-site.ts');
await startSite(project);
