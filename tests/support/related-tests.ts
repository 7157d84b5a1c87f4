import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Finds the tests that import a file, directly or through other files, by Vitest project: the unit tests, and the tests
 * on the hosted backend. The file’s own test comes first. The others follow, those with the fewest intermediate files
 * first.
 */
export function testsByFile(project: string): (file: string) => RelatedTests {
  const importers = new Map<string, string[]>();
  const files = globSync(
    ['src/**/*.{ts,tsx}', 'tests/{news,support,hosted,database}/**/*.{ts,tsx}', 'scripts/**/*.ts'],
    { cwd: project },
  );
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
    const beside = file.replace(/\.tsx?$/, '.test.ts');
    // Mutation tests run in copies of the project without Git data, in which tests that call Git would fail.
    const asksGit = (one: string) => /'git'|git ls-files/.test(readFileSync(path.join(project, one), 'utf8'));
    const tests = [...seen].filter((one) => one.endsWith('.test.ts') && !asksGit(one));
    const nearestFirst = [...tests.filter((one) => one === beside), ...tests.filter((one) => one !== beside)];
    return {
      unit: nearestFirst.filter((one) => /^(?:src|scripts|tests\/news)\//.test(one)),
      hosted: nearestFirst.filter((one) => /^tests\/(?:hosted|database)\//.test(one)),
    };
  };
}

/** Returns the text of each database test by its path, with the texts of helpers that at most two of the tests import. */
export function databaseTestTexts(project: string): Map<string, string> {
  const files = globSync('tests/database/**/*.test.ts', { cwd: project });
  const read = (file: string) => readFileSync(path.join(project, file), 'utf8');
  const helpersOf = (file: string) =>
    Array.from(read(file).matchAll(/from '(\.[^']+\/support\/[^']+)'/g), ([, from = '']) =>
      path.join(path.dirname(file), from),
    );
  const uses = Map.groupBy(files.flatMap(helpersOf), (helper) => helper);
  const isOwn = (helper: string) => (uses.get(helper)?.length ?? 0) <= 2;
  return new Map(files.map((file) => [file, [file, ...helpersOf(file).filter(isOwn)].map(read).join('\n')]));
}

export type RelatedTests = { unit: string[]; hosted: string[] };
