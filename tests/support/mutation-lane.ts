/** Runs many rounds of tests in one Vitest process, because starting Vitest takes longer than most tests. */
import { readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { BaseSequencer, createVitest, type TestModule, type TestSpecification } from 'vitest/node';
import { renewTemplate } from './hosted/postgres.ts';

const project = realpathSync(process.cwd());
const [, , name = 'unit'] = process.argv;
/** Keeps the order of the files, because `mutations.test.ts` puts those first that fail soonest. Vitest prefers slow files. */
class InGivenOrder extends BaseSequencer {
  override sort = (files: TestSpecification[]): Promise<TestSpecification[]> => Promise.resolve(files);
}
// The empty reporter prints nothing. Heavy tests take minutes, and the nightly checks run them. A change may make a test
// wait for ever, so the time limit is short.
const vitest = await createVitest({
  root: project,
  project: [name],
  watch: false,
  bail: 1,
  retry: 0,
  testTimeout: 30_000,
  maxWorkers: 1,
  tagsFilter: ['!heavy'],
  sequence: { sequencer: InGivenOrder },
  reporters: [{}],
});
await vitest.standalone();
// The first run of the project `hosted` starts PostgreSQL and applies the migrations, so it precedes all mutations.
if (name === 'hosted') await outcomeOf(['tests/database/agreements.test.ts']);

let last = '';
/** The changed migration in the template, or nothing. */
let migrated = '';

process.on('disconnect', () => void vitest.close().finally(() => process.exit()));
process.on('message', (order: LaneOrder) => void run(order));
process.send?.('ready');

async function run({ changed, tests }: LaneOrder): Promise<void> {
  // `mutations.test.ts` has restored the file `last` and edited the file `changed`, so Vitest must read both again.
  for (const file of new Set([last, changed])) vitest.invalidateFile(path.join(project, file));
  const failure = await migrationError(changed);
  const answer = failure === undefined ? await outcomeOf(tests) : { failure, seconds: {} };
  last = changed;
  process.send?.(answer satisfies LaneAnswer);
}

/** Migrates the template again if a migration has changed, or if the template has the change of an earlier order. */
async function migrationError(changed: string): Promise<string | undefined> {
  const migration = changed.endsWith('.sql') ? readFileSync(path.join(project, changed), 'utf8') : '';
  if (name !== 'hosted' || migration === migrated) return undefined;
  migrated = migration;
  const { hostedServer } = vitest.projects[0]?.getProvidedContext() ?? {};
  if (hostedServer === undefined) throw new Error('There is no server for the migrations.');
  return renewTemplate(hostedServer).then(() => undefined, String);
}

async function outcomeOf(tests: string[]): Promise<LaneAnswer> {
  const at = (file: string) => path.join(project, file);
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(
    tests.flatMap((file) => vitest.getModuleSpecifications(at(file))),
  );
  // Vitest also returns the files of earlier runs.
  const modules = testModules.filter(({ moduleId }) => tests.some((file) => at(file) === moduleId));
  const failed = modules.filter((module) => !module.ok());
  const failure = [
    ...failed.flatMap((module) => [...module.children.allTests('failed')].map(({ fullName }) => fullName)),
    ...failed.map(({ relativeModuleId }) => relativeModuleId),
    ...unhandledErrors.map(String),
    ...(modules.length === 0 ? ['No test ran.'] : []),
  ][0];
  return { failure, seconds: Object.fromEntries(modules.map(secondsOf)) };
}

function secondsOf(module: TestModule): [string, number] {
  const { collectDuration, setupDuration, duration } = module.diagnostic();
  return [path.relative(project, module.moduleId), (collectDuration + setupDuration + duration) / 1000];
}

/** Paths are relative to the project. `changed` is the file in which `mutations.test.ts` makes a change. */
export type LaneOrder = { changed: string; tests: string[] };
/**
 * `failure` names the first failed test or describes another error. It is undefined if all tests passed. `seconds` is the
 * time that each test file took.
 */
export type LaneAnswer = { failure: string | undefined; seconds: Record<string, number> };
