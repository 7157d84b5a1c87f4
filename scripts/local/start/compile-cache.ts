import { enableCompileCache } from 'node:module';
import path from 'node:path';

/** Caches compiled code for this process and its children, because this halves the time to load Astro. */
export function keepCompiledCode(project: string): void {
  process.env['NODE_COMPILE_CACHE'] ??= path.join(project, 'node_modules/.cache/compile');
  enableCompileCache(process.env['NODE_COMPILE_CACHE']);
}
