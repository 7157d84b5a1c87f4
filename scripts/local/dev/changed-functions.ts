import path from 'node:path';
import { bundleAgain, type BundledFunction } from '../functions/function-bundle.ts';
import type { FunctionHost } from '../functions/function-host.ts';
import { seconds } from '../start/steps.ts';

/** Bundles the functions again after one of their files changed. If bundling fails, the old functions stay in use. */
export function changedFunctions({ project, outDir, bundled, host }: FunctionsInUse): (file: string) => void {
  const deployed = path.join(project, 'functions') + path.sep;
  const source = path.join(project, 'src') + path.sep;
  let inUse = filesOf(bundled);
  // Undefined while the sources are unknown. A change of any file in `src` then starts bundling.
  let sources: ReadonlySet<string> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let work = Promise.resolve();

  async function bundleChanged(): Promise<void> {
    const began = performance.now();
    sources = undefined;
    try {
      const bundles = await bundleAgain({ project, outDir });
      await host.use(bundles.functions);
      sources = bundles.sources;
      const before = inUse;
      inUse = filesOf(bundles.functions);
      const changed = [...inUse.keys()].filter((name) => inUse.get(name) !== before.get(name));
      if (changed.length > 0 || inUse.size !== before.size)
        console.log(`Functions bundled again in ${seconds(began)} (${changed.length} changed).`);
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      console.error('The functions stay as they were.');
    }
  }

  return (file) => {
    if (!file.startsWith(deployed) && !(sources?.has(file) ?? file.startsWith(source))) return;
    clearTimeout(timer);
    timer = setTimeout(() => void (work = work.then(bundleChanged)), quietMs).unref();
  };
}

/** Bundling waits until no file has changed for this many milliseconds, because a `git switch` changes many files. */
const quietMs = 200;

const filesOf = (functions: BundledFunction[]): ReadonlyMap<string, string> =>
  new Map(functions.map(({ name, file }) => [name, file]));

type FunctionsInUse = {
  project: string;
  outDir: string;
  bundled: BundledFunction[];
  host: Pick<FunctionHost, 'use'>;
};
