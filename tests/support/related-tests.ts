import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Lists the test files that import each file, directly or through others, nearest first. Built from the text of imports. */
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
    const tests = [...seen].filter((one) => one.endsWith('.test.ts'));
    return [...tests.filter((one) => one === beside), ...tests.filter((one) => one !== beside)];
  };
}
