import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Finds the test files in src/core, src/adapters, src/handlers and tests/news that import a file, directly or through other files.
 * The file’s own test comes first. The other tests follow, those with the fewest intermediate files first.
 */
export function testsByFile(project: string): (file: string) => string[] {
  const importers = new Map<string, string[]>();
  const files = globSync(['src/**/*.{ts,tsx}', 'tests/{news,support}/**/*.ts', 'scripts/**/*.ts'], {
    cwd: project,
  });
  for (const file of files)
    for (const [, from = ''] of readFileSync(path.join(project, file), 'utf8').matchAll(
      /(?:from|import\() ?'([.#][^']+)'/g,
    )) {
      const target = from.startsWith('#') ? from.replace('#', 'src/') : path.join(path.dirname(file), from);
      importers.set(target, [...(importers.get(target) ?? []), file]);
    }
  return (file) => {
    const seen = new Set([file]);
    for (const next of seen) for (const importer of importers.get(next) ?? []) seen.add(importer);
    const beside = file.replace(/\.ts$/, '.test.ts');
    // Mutation tests run in copies of the project without Git data, in which tests that call Git would fail.
    const asksGit = (one: string) => /'git'|git ls-files/.test(readFileSync(path.join(project, one), 'utf8'));
    const tests = [...seen].filter(
      (one) =>
        /^(src\/core|src\/adapters|src\/handlers|tests\/news)\/.*\.test\.ts$/.test(one) && !asksGit(one),
    );
    return [...tests.filter((one) => one === beside), ...tests.filter((one) => one !== beside)];
  };
}
