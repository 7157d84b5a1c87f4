import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withoutTestRunner } from '../../scripts/local/product.ts';
import { keepFigure } from '../support/figures.ts';
import type { LaneAnswer, LaneOrder } from '../support/mutation-lane.ts';
import { mutantsOf, mutated, typeCheck, type Mutant } from '../support/mutants.ts';
import { databaseTestTexts, testsByFile } from '../support/related-tests.ts';

const project = path.resolve(import.meta.dirname, '../..');
const seed = Number(process.env['SCOREBOARD_SEED'] ?? 1);
const wanted = 0.95;
const sizes = {
  core: Number(process.env['MUTANTS'] ?? 225),
  migrations: Number(process.env['SQL_MUTANTS'] ?? 75),
};
/** The last minute is for stopping the test processes. In the two minutes before that, no further change is tried. */
const seconds = Number(process.env['SECONDS_LEFT'] ?? 900) - 60;
const lastChangeBefore = seconds - 120;
const begun = performance.now();

const lanes: Lane[] = [];
beforeAll(async () => {
  for (let lane = 0; lane < 2; lane++) {
    const folder = aCopy();
    lanes.push({ folder, unit: testsOf('unit', folder), hosted: testsOf('hosted', folder) });
  }
  await Promise.all(lanes.map(startProcesses));
  const files = databaseTexts.keys();
  await Promise.all(lanes.map((lane) => survey(lane, files)));
}, 600_000);
afterAll(async () => {
  for (const { folder, unit, hosted } of lanes) {
    await Promise.all([unit.stop(), hosted.stop()]);
    rmSync(folder, { recursive: true, force: true });
  }
});

describe('tests', () => {
  test('fail for at least 95 % of small changes to the core, the handlers and the migrations', async ({
    task,
  }) => {
    const core = globSync(['src/core/**/*.ts', 'src/adapters/http/*.ts', 'src/handlers/**/*.ts'], {
      cwd: project,
    }).filter((file) => !file.endsWith('.test.ts'));
    const sql = globSync('supabase/migrations/*.sql', { cwd: project });
    const waiting = inTurn(
      sampleOf(core, sizes.core, typeCheck(project, core)),
      sampleOf(sql, sizes.migrations),
    );
    const timeUp = new Promise<undefined>((resolve) => {
      setTimeout(resolve, seconds * 1000 - (performance.now() - begun), undefined).unref();
    });
    const arePrinted = process.env['MUTANTS_PRINTED'] !== undefined;
    const noticed: Mutant[] = [];
    const survivors: Mutant[] = [];
    const work = async (lane: Lane) => {
      for (const mutant of waiting) {
        if (performance.now() - begun > lastChangeBefore * 1000) return;
        const changed = path.join(lane.folder, mutant.file);
        const source = readFileSync(changed, 'utf8');
        // The tests must pass on the unchanged file. Otherwise they would seem to detect every change.
        if (noticed.length + survivors.length < 2)
          expect([mutant.file, await failureOf(lane, mutant)]).toEqual([mutant.file, undefined]);
        writeFileSync(changed, mutated(source, mutant));
        // A change whose tests do not end in time counts as unnoticed.
        const started = performance.now();
        const failure = await Promise.race([failureOf(lane, mutant), timeUp]);
        const took = ((performance.now() - started) / 1000).toFixed(1);
        writeFileSync(changed, source);
        await startProcesses(lane);
        (failure === undefined ? survivors : noticed).push(mutant);
        const { file, line, was, text } = mutant;
        if (arePrinted) console.info(took, failure ?? 'SURVIVED', `· ${file}:${line}`, was, '→', text);
      }
    };
    await Promise.all(lanes.map(work));
    const count = noticed.length + survivors.length;
    const score = noticed.length / count;
    keepFigure(task, {
      what: `changes that a test noticed, of ${sizes.core + sizes.migrations} drawn`,
      value: `${noticed.length} of ${count} (${(score * 100).toFixed(0)} %)`,
      goal: '≥ 95 %',
      ok: score >= wanted,
      count,
      seed,
    });
    for (const failed of leftOut)
      keepFigure(task, { what: inLine(failed), value: 'fails without any change, so it was left out' });
    for (const { file, line, was, text } of survivors)
      keepFigure(task, {
        what: `${file}:${line}, \`${inLine(was)}\` → \`${inLine(text)}\``,
        value: 'no test noticed',
      });
    expect(score).toBeGreaterThanOrEqual(wanted);
  });
});

/**
 * Finds out which functions of the database each file calls. A file that fails without any change would seem to notice
 * every change, so it is left out.
 */
async function survey({ hosted }: Lane, files: Iterable<string>): Promise<void> {
  for (const file of files) {
    const { failure, seconds, called } = await hosted.outcomeOf({ tests: [file] });
    if (failure === undefined) calledBy.set(file, new Set(called));
    else leftOut.push(`${file}: ${failure}`);
    noteSeconds(seconds);
  }
}
const leftOut: string[] = [];

/** Starts processes that do not run. No file may be changed then, because a changed migration may prevent a start. */
const startProcesses = ({ unit, hosted }: Lane) => Promise.all([unit.start(), hosted.start()]);

/** As a cell of a table shows it. */
const inLine = (code: string): string => code.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|').slice(0, 80);

/** Takes three changes of the core for each change of the migrations, so that both are tried if the time is short. */
function* inTurn(core: Iterator<Mutant>, migrations: Iterator<Mutant>): Generator<Mutant> {
  for (const source of Array.from({ length: 4 * (sizes.core + sizes.migrations) }, (_, at) => at % 4)) {
    const next = (source === 3 ? migrations : core).next();
    if (next.done !== true) yield next.value;
  }
}

/** Spreads the changes evenly over the files, so that long files do not get most of them. */
function* sampleOf(
  files: string[],
  count: number,
  isKept: (mutant: Mutant) => boolean = () => true,
): Generator<Mutant> {
  const byFile = files
    .toSorted()
    .map((file) => mutantsOf(file))
    .filter((mutants) => mutants.length > 0);
  const picks = fc.tuple(fc.nat(byFile.length - 1), fc.nat(1_000_000));
  const drawn = new Set<string>();
  let left = count;
  for (const [file, number] of fc.sample(picks, { numRuns: 3 * count, seed })) {
    const mutants = byFile[file] ?? [];
    const mutant = mutants[number % mutants.length];
    const key = `${mutant?.file}:${mutant?.at} ${mutant?.text}`;
    if (mutant === undefined || drawn.has(key)) continue;
    drawn.add(key);
    if (left > 0 && isKept(mutant)) {
      left -= 1;
      yield mutant;
    }
  }
}

/** Returns the first failure. Runs the tests closest to the changed code first, because they notice most changes. */
async function failureOf(lane: Lane, mutant: Mutant): Promise<string | undefined> {
  const { file: changed } = mutant;
  const rounds = changed.endsWith('.sql') ? roundsOf('hosted', databaseTests(mutant)) : roundsIn(changed);
  for (const { project: name, tests } of rounds) {
    const { failure, seconds } = await lane[name].outcomeOf({ changed, tests });
    noteSeconds(seconds);
    if (failure !== undefined) return failure;
  }
  return undefined;
}

const related = testsByFile(project);
const databaseTexts = databaseTestTexts(project);

function roundsIn(changed: string): Round[] {
  const { unit, hosted } = related(changed);
  return [
    ...roundsOf('unit', [unit.slice(0, 3), unit.slice(3, 40)]),
    ...roundsOf('hosted', [hosted.slice(0, 2), hosted.slice(2, 6)]),
  ];
}

const soonestFirst = (tests: string[]): string[] =>
  tests.toSorted((a, b) => (secondsOf.get(a) ?? 0) - (secondsOf.get(b) ?? 0));

/** How long each test file took when it ran last. */
const secondsOf = new Map<string, number>();
function noteSeconds(seconds: Record<string, number>): void {
  for (const [test, took] of Object.entries(seconds)) secondsOf.set(test, took);
}

/** The functions of the database that the tests of a file call. */
const calledBy = new Map<string, Set<string>>();

/**
 * Tests that are far from the change follow in the order of their durations. Each round has twice as many as the one
 * before, because after a failure Vitest still loads the rest of the round.
 */
function roundsOf(name: Round['project'], [near = [], far = []]: string[][]): Round[] {
  const tests = [...near, ...soonestFirst(far)];
  const rounds: Round[] = [];
  for (let size = 1; tests.length > 0; size *= 2)
    rounds.push({ project: name, tests: tests.splice(0, size) });
  return rounds;
}

/**
 * Returns two groups of test files: the six that share the rarest words with the code near the change, then others. For a
 * change in a function, all of them call this function; for another change, there are at most 20 others.
 */
function databaseTests({ file: chapter, at }: Mutant): string[][] {
  const sql = readFileSync(chapter, 'utf8');
  const [, own = ''] =
    [...sql.slice(0, at).matchAll(/create (?:table|function) (?:public|private)\.(\w+)/g)].at(-1) ?? [];
  // Lint and backup tests cover the whole database, so they are left out, except backup tests of backup migrations.
  const files = [...calledBy.keys()].filter(
    (file) => !/(lint|backup)\.test/.test(file) || (chapter.includes('backup') && /backup/.test(file)),
  );
  const isInFunction = sql.slice(0, at).split('$$').length % 2 === 0;
  const callers = isInFunction ? files.filter((file) => calledBy.get(file)?.has(own)) : [];
  const near = new Set([own, ...(sql.slice(Math.max(0, at - 300), at + 200).match(/[a-z]\w{4,}/g) ?? [])]);
  const score = new Map<string, number>();
  for (const word of near) {
    const sharing = files.filter((file) => databaseTexts.get(file)?.includes(word));
    for (const file of sharing) score.set(file, (score.get(file) ?? 0) + 1 / sharing.length);
  }
  const closestFirst = (callers.length > 0 ? callers : files).toSorted(
    (a, b) => (score.get(b) ?? 0) - (score.get(a) ?? 0),
  );
  return [closestFirst.slice(0, 6), closestFirst.slice(6, callers.length > 0 ? undefined : 26)];
}

/** Keeps one process for the tests of a project. A change may cause an endless loop, so a late process is replaced. */
function testsOf(name: 'unit' | 'hosted', folder: string) {
  let child: ChildProcess | undefined;
  const kill = () => {
    if (child?.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
    child = undefined;
  };
  const start = async () => {
    if (child?.exitCode === null) return;
    child = fork(path.join(folder, 'tests/support/mutation-lane.ts'), [name], {
      cwd: folder,
      stdio: 'ignore',
      detached: true,
      env: environment(),
    });
    const ended = once(child, 'exit').then(() => {
      throw new Error(`The process for tests of ${name} ended before it was ready.`);
    });
    const signal = AbortSignal.timeout(limitMs);
    await Promise.race([once(child, 'message', { signal }), ended]);
  };
  return {
    start,
    async stop(): Promise<void> {
      if (child === undefined || child.exitCode !== null) return;
      const ended = once(child, 'exit', { signal: AbortSignal.timeout(20_000) });
      child.disconnect();
      await ended.catch(kill);
    },
    async outcomeOf(order: LaneOrder): Promise<LaneAnswer> {
      if (child === undefined) throw new Error(`No process runs the tests of ${name}.`);
      child.send(order);
      const signal = AbortSignal.timeout(patienceMs(order));
      try {
        const [answer] = (await once(child, 'message', { signal })) as [LaneAnswer];
        return answer;
      } catch (cause) {
        if (!signal.aborted) throw cause;
        kill();
        return { failure: 'The tests did not end in time.', seconds: {}, called: [] };
      }
    },
  };
}

const environment = () => ({ ...withoutTestRunner(process.env), SCOREBOARD_SEED: undefined });
const limitMs = 240_000;

/** Half a minute, and twenty times the last duration of each test. A test that has not run yet counts as five seconds. */
const patienceMs = ({ tests }: LaneOrder): number =>
  Math.min(
    limitMs,
    tests.reduce((sum, test) => sum + Math.ceil(20_000 * (secondsOf.get(test) ?? 5)), 30_000),
  );

/** Copies the project, so that a temporary change in a file affects no other process. */
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
    '.gitignore',
    'README.md',
    'ARCHITECTURE.md',
    'CONTRIBUTING.md',
  ])
    cpSync(path.join(project, name), path.join(lane, name), { recursive: true });
  symlinkSync(path.join(project, 'node_modules'), path.join(lane, 'node_modules'));
  return lane;
}

type Round = { project: 'unit' | 'hosted'; tests: string[] };
type Lane = { folder: string } & Record<Round['project'], ReturnType<typeof testsOf>>;
