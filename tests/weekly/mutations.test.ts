import { spawn } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withoutTestRunner } from '../../scripts/local/product.ts';
import { keepFigure } from '../support/figures.ts';
import { mutantsOf, mutated, type Mutant } from '../support/mutants.ts';
import { testsByFile } from '../support/related-tests.ts';

const project = path.resolve(import.meta.dirname, '../..');
const seed = Number(process.env['SCOREBOARD_SEED'] ?? 1);
const wanted = 0.92;
const sizes = {
  core: Number(process.env['MUTANTS'] ?? 60),
  migrations: Number(process.env['SQL_MUTANTS'] ?? 20),
};
const minutes = Number(process.env['MUTATION_MINUTES'] ?? 14);

const lanes: string[] = [];
beforeAll(() => {
  for (let lane = 0; lane < 2; lane++) lanes.push(aCopy());
});
afterAll(() => {
  for (const lane of lanes) rmSync(lane, { recursive: true, force: true });
});

describe('tests', () => {
  test('fail for at least 92 % of small changes to the core and the migrations', async ({ task }) => {
    const core = globSync('src/core/**/*.ts', { cwd: project }).filter((file) => !file.endsWith('.test.ts'));
    const sql = globSync('supabase/migrations/*.sql', { cwd: project });
    const waiting = [...sampleOf(core, sizes.core), ...sampleOf(sql, sizes.migrations)].values();
    const end = performance.now() + minutes * 60_000;
    const arePrinted = process.env['MUTANTS_PRINTED'] !== undefined;
    const noticed: Mutant[] = [];
    const survivors: Mutant[] = [];
    const work = async (lane: string) => {
      for (const mutant of waiting) {
        if (performance.now() > end) return;
        const place = path.join(lane, mutant.file);
        const source = readFileSync(place, 'utf8');
        const { name, rounds } = testsOf(mutant);
        // If tests failed without a change, each change would seem to be noticed.
        if (noticed.length + survivors.length < 2)
          expect([name, rounds, await fails(lane, name, rounds.flat())]).toEqual([name, rounds, false]);
        writeFileSync(place, mutated(source, mutant));
        let isNoticed = false;
        for (const tests of rounds) if (!isNoticed) isNoticed = await fails(lane, name, tests);
        writeFileSync(place, source);
        (isNoticed ? noticed : survivors).push(mutant);
        if (arePrinted)
          console.info(
            isNoticed ? 'noticed' : 'SURVIVED',
            mutant.file,
            mutant.line,
            mutant.was,
            '→',
            mutant.text,
          );
      }
    };
    await Promise.all(lanes.map(work));
    for (const { file, line, was, text } of survivors)
      console.info(`No test noticed ${file}:${line}: ${JSON.stringify(was)} → ${JSON.stringify(text)}`);
    const count = noticed.length + survivors.length;
    const score = noticed.length / count;
    keepFigure(task, {
      what: `changes that a test noticed, of ${sizes.core + sizes.migrations} drawn`,
      ...{
        value: `${noticed.length} of ${count} (${(score * 100).toFixed(0)} %)`,
        goal: '≥ 92 %',
        ok: score >= wanted,
        count,
        seed,
      },
    });
    expect(score).toBeGreaterThanOrEqual(wanted);
  });
});

/** Draws changes evenly over the files, so that long files do not get most of them. */
function sampleOf(files: string[], count: number): Mutant[] {
  const byFile = files
    .toSorted()
    .map((file) => mutantsOf(file))
    .filter((mutants) => mutants.length > 0);
  const drawn = fc.sample(fc.tuple(fc.nat(byFile.length - 1), fc.nat(1_000_000)), { numRuns: count, seed });
  return drawn.flatMap(([file, number]) => {
    const mutants = byFile[file] ?? [];
    return mutants[number % mutants.length] ?? [];
  });
}

/** The nearest tests run first, because they notice most changes. */
function testsOf({ file }: Mutant): { name: string; rounds: string[][] } {
  if (file.endsWith('.sql')) return { name: 'hosted', rounds: [databaseTests(file)] };
  const tests = related(file);
  return { name: 'unit', rounds: [tests.slice(0, 3), tests.slice(3, 40)].filter((some) => some.length > 0) };
}

const related = testsByFile(project);

/** Returns the database tests whose text contains the name of a table or function from this migration. */
function databaseTests(chapter: string): string[] {
  const names = [
    ...readFileSync(chapter, 'utf8').matchAll(/create (?:table|function) (?:public|private)\.(\w+)/g),
  ].map(([, name = '']) => name);
  const files = globSync('tests/database/**/*.test.ts', { cwd: project }).filter(
    (file) => !/(lint|backup)\.test/.test(file),
  );
  const hits = files.map((file) => {
    const text = readFileSync(file, 'utf8');
    return { file, count: names.filter((name) => text.includes(name)).length };
  });
  return hits
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .map(({ file }) => file)
    .slice(0, 8);
}

function fails(lane: string, name: string, tests: string[]): Promise<boolean> {
  const args = [
    path.join(project, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--project',
    name,
    '--bail',
    '1',
    '--retry',
    '0',
    ...tests,
  ];
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      ...{ cwd: lane, stdio: 'ignore', detached: true },
      env: { ...withoutTestRunner(process.env), SCOREBOARD_SEED: undefined },
    });
    // A change may cause an endless loop in a worker, which ends only with its whole process group.
    const limit = setTimeout(() => process.kill(-(child.pid ?? 0), 'SIGKILL'), 120_000);
    child.on('error', reject).on('close', (code) => {
      clearTimeout(limit);
      resolve(code !== 0);
    });
  });
}

/** Copies the project, so that no other process reads a changed file. */
function aCopy(): string {
  const lane = mkdtempSync(path.join(tmpdir(), 'mutations-'));
  for (const name of [
    'src',
    'tests',
    'scripts',
    'functions',
    'supabase',
    'docs',
    'public',
    'package.json',
    'vitest.config.ts',
    'tsconfig.json',
    'netlify.toml',
    'astro.config.mjs',
    '.env.example',
    'README.md',
    'ARCHITECTURE.md',
    'CONTRIBUTING.md',
  ])
    cpSync(path.join(project, name), path.join(lane, name), { recursive: true });
  symlinkSync(path.join(project, 'node_modules'), path.join(lane, 'node_modules'));
  return lane;
}
