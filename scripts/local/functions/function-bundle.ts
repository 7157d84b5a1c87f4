import { existsSync, globSync, symlinkSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { SetupMistake } from '../start/setup-mistake.ts';

/** Bundles each function into one file, because Netlify’s own bundler is too slow to run at every start. */
export async function bundleFunctions(folders: BundleFolders): Promise<BundledFunction[]> {
  await rm(folders.outDir, { recursive: true, force: true });
  return (await bundleAgain(folders)).functions;
}

/** Writes new bundles beside the bundles in use. Only the bundle of a changed function gets a new file name. */
export async function bundleAgain({ project, outDir }: BundleFolders): Promise<Bundles> {
  const source = path.join(project, 'functions');
  const names = globSync('*.ts', { cwd: source }).map((file) => path.basename(file, '.ts'));
  if (names.length === 0) return { functions: [], sources: new Set() };
  const { metafile } = await build({
    absWorkingDir: project,
    entryPoints: names.map((name) => path.join(source, `${name}.ts`)),
    outdir: outDir,
    entryNames: '[name]-[hash]',
    outExtension: { '.js': '.mjs' },
    metafile: true,
    bundle: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    jsx: 'automatic',
    logLevel: 'silent',
  }).catch((cause: unknown) => {
    const reason = cause instanceof Error ? cause.message.trim() : String(cause);
    throw new SetupMistake(`The functions cannot be bundled: ${reason}`, { cause });
  });
  await linkPackages(project, outDir);
  return {
    functions: Object.entries(metafile.outputs).map(([file, { entryPoint = '' }]) => ({
      name: path.basename(entryPoint, '.ts'),
      file: path.resolve(project, file),
    })),
    sources: new Set(Object.keys(metafile.inputs).map((file) => path.resolve(project, file))),
  };
}

async function linkPackages(project: string, outDir: string): Promise<void> {
  const packages = path.join(project, 'node_modules');
  const link = path.join(outDir, 'node_modules');
  await mkdir(outDir, { recursive: true });
  if (existsSync(packages) && !existsSync(link)) symlinkSync(packages, link);
}

type BundleFolders = { project: string; outDir: string };

type Bundles = { functions: BundledFunction[]; sources: ReadonlySet<string> };

export type BundledFunction = { name: string; file: string };
