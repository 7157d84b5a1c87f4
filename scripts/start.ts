/** `npm start`: the whole product on this machine, at http://localhost:8888. */
import path from 'node:path';
import { keepCompiledCode } from './local/start/compile-cache.ts';

const project = path.resolve(import.meta.dirname, '..');
// Only what is loaded afterwards is kept compiled.
keepCompiledCode(project);
const { startSite } = await import('./local/start/start-site.ts');
await startSite(project);
