import path from 'node:path';
import type { Follower } from './changes.ts';
import { bundleAgain, type BundledFunction } from '../functions/function-bundle.ts';
import type { FunctionHost } from '../functions/function-host.ts';
import { seconds } from '../start/steps.ts';

/** Bundles the functions again when one of their files changes. If that fails, the old ones stay in use. */
export function changedFunctions({ project, outDir, bundled, host }: FunctionsInUse): Follower {
  const deployed = path.join(project, 'functions') + path.sep;
  const source = path.join(project, 'src') + path.sep;
  let inUse = filesOf(bundled);
  // Unknown until the next bundle, and after a failure, which a change to any file may fix.
  let sources: ReadonlySet<string> | undefined;

  return {
    concerns: (file) => file.startsWith(deployed) || (sources?.has(file) ?? file.startsWith(source)),
    async takeUp() {
      const began = performance.now();
      sources = undefined;
      try {
        const bundles = await bundleAgain({ project, outDir });
        await host.use(bundles.functions);
        sources = bundles.sources;
        const before = inUse;
        inUse = filesOf(bundles.functions);
        const names = [...inUse.keys()].filter((name) => inUse.get(name) !== before.get(name));
        const gone = [...before.keys()].filter((name) => !inUse.has(name)).map((name) => `${name} (gone)`);
        if (names.length + gone.length > 0)
          console.log(`Functions taken up in ${seconds(began)}: ${listed([...names, ...gone])}.`);
      } catch (error) {
        console.error(error instanceof Error ? error.message : error);
        console.error('The functions stay as they were.');
      }
    },
  };
}

const filesOf = (functions: BundledFunction[]): ReadonlyMap<string, string> =>
  new Map(functions.map(({ name, file }) => [name, file]));

/** A change in the core may affect all of them. */
const listed = (names: string[]): string =>
  names.length > 6 ? `${names.slice(0, 5).join(', ')} and ${names.length - 5} more` : names.join(', ');

type FunctionsInUse = {
  project: string;
  outDir: string;
  bundled: BundledFunction[];
  host: Pick<FunctionHost, 'use'>;
};
