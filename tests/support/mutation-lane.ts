/** Runs unit tests repeatedly in one process, because starting Vitest takes longer than most tests. */
import { realpathSync } from 'node:fs';
import path from 'node:path';
import { createVitest } from 'vitest/node';

const project = realpathSync(process.cwd());
// The empty reporter prints nothing.
const vitest = await createVitest({
  root: project,
  project: ['unit'],
  watch: false,
  bail: 1,
  retry: 0,
  reporters: [{}],
});
await vitest.standalone();

let last = '';

process.on('disconnect', () => process.exit());
process.on('message', (order: LaneOrder) => void run(order));
process.send?.('ready');

async function run({ changed, tests }: LaneOrder): Promise<void> {
  const at = (file: string) => path.join(project, file);
  // The file that the previous run changed has its original text again.
  for (const file of new Set([last, changed])) vitest.invalidateFile(at(file));
  last = changed;
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(
    tests.flatMap((file) => vitest.getModuleSpecifications(at(file))),
  );
  // Vitest also returns the files of earlier runs.
  const modules = testModules.filter(({ moduleId }) => tests.some((file) => at(file) === moduleId));
  const failed = modules.filter((module) => !module.ok());
  const [failure] = [
    ...failed.flatMap((module) => [...module.children.allTests('failed')].map(({ fullName }) => fullName)),
    ...failed.map(({ relativeModuleId }) => relativeModuleId),
    ...unhandledErrors.map(String),
    ...(modules.length === 0 ? ['No test ran.'] : []),
  ];
  process.send?.({ failure } satisfies LaneAnswer);
}

/** Paths are relative to the project. `changed` is the file that differs from the last run. */
export type LaneOrder = { changed: string; tests: string[] };
/** `failure` names the first test that failed. */
export type LaneAnswer = { failure: string | undefined };
