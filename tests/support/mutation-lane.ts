/** Runs many rounds of tests in one Vitest process, because starting Vitest takes longer than most tests. */
import { readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { BaseSequencer, createVitest, type TestModule, type TestSpecification } from 'vitest/node';
import { countCalls, dropTestDatabases, renewTemplate } from './hosted/postgres.ts';

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
const server = vitest.projects[0]?.getProvidedContext().hostedServer;
if (server !== undefined) await countCalls(server);

let last: string | undefined;
/** The changed migration in the template, or nothing. */
let migrated = '';

process.on('disconnect', () => void vitest.close().finally(() => process.exit()));
process.on('message', (order: LaneOrder) => void run(order));
process.send?.('ready');

async function run({ changed, tests }: LaneOrder): Promise<void> {
  // `mutations.test.ts` has restored the file `last` and edited the file `changed`, so Vitest must read both again.
  for (const file of [last, changed]) if (file !== undefined) vitest.invalidateFile(path.join(project, file));
  const failure = await migrationError(changed);
  const answer = failure === undefined ? await outcomeOf(tests) : { failure, seconds: {} };
  last = changed;
  const called = server === undefined ? [] : await dropTestDatabases(server);
  process.send?.({ ...answer, called } satisfies LaneAnswer);
}

/** Migrates the template again if a migration has changed, or if the template has the change of an earlier order. */
async function migrationError(changed = ''): Promise<string | undefined> {
  const migration = changed.endsWith('.sql') ? readFileSync(path.join(project, changed), 'utf8') : '';
  if (server === undefined || migration === migrated) return undefined;
  migrated = migration;
  return renewTemplate(server).then(() => undefined, String);
}

async function outcomeOf(tests: string[]): Promise<Omit<LaneAnswer, 'called'>> {
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

/** Paths are relative to the project. `changed` is the file in which `mutations.test.ts` has made a change, if any. */
export type LaneOrder = { changed?: string; tests: string[] };
/**
 * `failure` names the first failed test or describes another error. It is undefined if all tests passed. `seconds` is the
 * time that each test file took. `called` are the functions of the database that the tests called.
 */
export type LaneAnswer = {
  failure: string | undefined;
  seconds: Record<string, number>;
  called: string[];
};
