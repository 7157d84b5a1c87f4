import { hash } from 'node:crypto';
import path from 'node:path';
import type { AstroIntegration } from 'astro';

/** Puts the modules of the desk into few files. Otherwise, a browser would request a hundred to show its first page. */
export const scriptFiles: AstroIntegration = {
  name: 'script-files',
  hooks: {
    'astro:config:setup': ({ updateConfig }) => {
      const codeSplitting = { includeDependenciesRecursively: false, groups: [{ name: scriptFileOf }] };
      const rolldownOptions = {
        // The bundler demands this if a group does not include what its modules import.
        preserveEntrySignatures: 'allow-extension' as const,
        output: { codeSplitting },
      };
      const plugin = {
        name: 'script-files',
        configEnvironment: (name: string) => (name === 'client' ? { build: { rolldownOptions } } : undefined),
      };
      updateConfig({ vite: { plugins: [plugin] } });
    },
  },
};

/**
 * Names the file of a module that the desk loads at once. Modules share a file if the same islands load them at once, and
 * the same other islands may load them later. By itself, the bundler would also separate them by the parts of the desk
 * that load later, although these parts find them loaded.
 */
export function scriptFileOf(id: string, modules: Modules): string | null {
  if (modules.getModuleInfo(id)?.isEntry === true) return null;
  const atOnce = islandsThatReach(id, modules, ({ importers }) => importers);
  const ever = islandsThatReach(id, modules, ({ importers, dynamicImporters }) => [
    ...importers,
    ...dynamicImporters,
  ]);
  const later = ever.filter((island) => !atOnce.includes(island));
  // What a script of ordinary pages loads, too, keeps a file of its own.
  if (!atOnce.includes('Desk') || ever.some((name) => name.includes('.astro'))) return null;
  const islands = [...atOnce, 'later', ...later].join();
  return islands === 'Desk,later' ? 'Desk' : `shared-${hash('sha256', islands).slice(0, 8)}`;
}

function islandsThatReach(id: string, modules: Modules, from: (module: Module) => string[]): string[] {
  const seen = new Set([id]);
  const islands: string[] = [];
  // The loop also visits the modules that it adds.
  for (const each of seen) {
    const module = modules.getModuleInfo(each);
    if (module === null) continue;
    if (module.isEntry) islands.push(path.parse(each).name);
    for (const importer of from(module)) seen.add(importer);
  }
  return islands.toSorted();
}

type Module = { isEntry: boolean; importers: string[]; dynamicImporters: string[] };
type Modules = { getModuleInfo: (id: string) => Module | null };
