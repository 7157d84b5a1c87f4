import { existsSync, readdirSync, symlinkSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { SetupMistake } from './setup-mistake.ts';

/**
 * Bundles each function into a file of its own, which finds its packages beside it. Netlify's own bundler copies the
 * packages of every function as well, and traces all they might read: a minute of work, and a gigabyte, at every start. A
 * test bundles with it what is likely to differ.
 */
export async function bundleFunctions({
  project,
  outDir,
}: {
  project: string;
  outDir: string;
}): Promise<BundledFunction[]> {
  const source = path.join(project, 'functions');
  await rm(outDir, { recursive: true, force: true });
  const names = existsSync(source) ? functionNames(source) : [];
  if (names.length === 0) return [];
  await build({
    absWorkingDir: project,
    entryPoints: names.map((name) => path.join(source, `${name}.ts`)),
    outdir: outDir,
    outExtension: { '.js': '.mjs' },
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
  return names.map((name) => ({ name, file: path.join(outDir, `${name}.mjs`) }));
}

const functionNames = (source: string): string[] =>
  readdirSync(source).flatMap((file) => (file.endsWith('.ts') ? [file.slice(0, -'.ts'.length)] : []));

async function linkPackages(project: string, outDir: string): Promise<void> {
  const packages = path.join(project, 'node_modules');
  await mkdir(outDir, { recursive: true });
  if (existsSync(packages)) symlinkSync(packages, path.join(outDir, 'node_modules'));
}

export type BundledFunction = {
  name: string;
  /** The module whose default export is the function. */
  file: string;
};
