/** Runs many rounds of tests in one Vitest process, because starting Vitest takes longer than most tests. */
import { realpathSync } from 'node:fs';
import path from 'node:path';
import { createVitest } from 'vitest/node';
import { renewTemplate } from './hosted/postgres.ts';

const project = realpathSync(process.cwd());
const [, , name = 'unit'] = process.argv;
// The empty reporter prints nothing.
const vitest = await createVitest({
  root: project,
  project: [name],
  watch: false,
  bail: 1,
  retry: 0,
  reporters: [{}],
});
await vitest.standalone();
// The first run of the project `hosted` starts PostgreSQL and applies the migrations, so it precedes all mutations.
if (name === 'hosted') await failureOf(['tests/database/agreements.test.ts']);

let last = '';

process.on('disconnect', () => void vitest.close().finally(() => process.exit()));
process.on('message', (order: LaneOrder) => void run(order));
process.send?.('ready');

async function run({ changed, tests }: LaneOrder): Promise<void> {
  // `mutations.test.ts` has restored the file `last` and edited the file `changed`, so Vitest must read both again.
  for (const file of new Set([last, changed])) vitest.invalidateFile(path.join(project, file));
  const failure = (await migrationError(changed)) ?? (await failureOf(tests));
  last = changed;
  process.send?.({ failure } satisfies LaneAnswer);
}

async function migrationError(changed: string): Promise<string | undefined> {
  if (!changed.endsWith('.sql')) return undefined;
  const { hostedServer } = vitest.projects[0]?.getProvidedContext() ?? {};
  if (hostedServer === undefined) throw new Error('There is no server for the migrations.');
  return renewTemplate(hostedServer).then(() => undefined, String);
}

async function failureOf(tests: string[]): Promise<string | undefined> {
  const at = (file: string) => path.join(project, file);
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(
    tests.flatMap((file) => vitest.getModuleSpecifications(at(file))),
  );
  // Vitest also returns the files of earlier runs.
  const modules = testModules.filter(({ moduleId }) => tests.some((file) => at(file) === moduleId));
  const failed = modules.filter((module) => !module.ok());
  return [
    ...failed.flatMap((module) => [...module.children.allTests('failed')].map(({ fullName }) => fullName)),
    ...failed.map(({ relativeModuleId }) => relativeModuleId),
    ...unhandledErrors.map(String),
    ...(modules.length === 0 ? ['No test ran.'] : []),
  ][0];
}

/** Paths are relative to the project. `changed` is the file in which `mutations.test.ts` makes a change. */
export type LaneOrder = { changed: string; tests: string[] };
/** `failure` names the first failed test or describes another error. It is undefined if all tests passed. */
export type LaneAnswer = { failure: string | undefined };
