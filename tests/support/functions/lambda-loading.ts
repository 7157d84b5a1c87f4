import { readFileSync, readdirSync } from 'node:fs';
import { createRequire, findPackageJSON, isBuiltin } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';

/**
 * Finds what Node on AWS Lambda refuses in a packed function, also in modules that load later or never: CommonJS that
 * requires an ES module, and ES modules that only their syntax tells from CommonJS.
 */
export function refusedOnLambda(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.c?js$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !isEsModule(file))
    .flatMap((file) => faultsOf(file).map((fault) => `${path.relative(folder, file)} ${fault}`));
}

function faultsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const { importedFiles } = ts.preProcessFile(text, true, true);
  const source = ts.createSourceFile(file, text, { languageVersion: ts.ScriptTarget.Latest });
  const required = importedFiles
    .map(({ fileName }) => fileName)
    .filter((name) => {
      const target = findRequired(name, file);
      return target !== undefined && isEsModule(target);
    });
  return [
    ...(ts.isExternalModule(source) ? ['has the syntax of an ES module'] : []),
    ...required.map((name) => `requires the ES module ${name}`),
  ];
}

/** Optional packages may be missing, and are then not loaded. */
function findRequired(name: string, file: string): string | undefined {
  if (isBuiltin(name)) return undefined;
  try {
    return createRequire(file).resolve(name);
  } catch {
    return undefined;
  }
}

function isEsModule(file: string): boolean {
  if (!file.endsWith('.js')) return file.endsWith('.mjs');
  const manifest = findPackageJSON(pathToFileURL(file));
  return manifest !== undefined && (JSON.parse(readFileSync(manifest, 'utf8')) as Manifest).type === 'module';
}

type Manifest = { type?: string };
