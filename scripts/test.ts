/**
 * `npm test` runs every check except the heavy ones and the clocks. `npm test -- heavy` runs the heavy checks.
 * `npm test -- services` runs the tests of `hosted` on real services.
 * `npm test -- clocks` runs the projects that need no browser with the clocks of `scripts/test/clocks.ts`.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism, totalmem } from 'node:os';
import path from 'node:path';
import { keepCompiledCode } from './local/start/compile-cache.ts';
import { clocksAfter, findFaketime, clockVariables, type Clock } from './test/clocks.ts';
import { outcomeOf, single, type TagFilter, type TestOutcome } from './test/outcome.ts';
import { summaryOf, type Outcome } from './test/summary.ts';

const project = path.resolve(import.meta.dirname, '..');
const reports = path.join(project, 'reports', 'test');
const bin = (name: string) => path.join(project, 'node_modules', '.bin', name);

const words = process.argv.slice(2);
/** Heavy checks: the projects `embedded`, `heavy` and `engines`, and in other projects the tests with the tag `heavy`. */
const kind = (['heavy', 'services', 'clocks'] as const).find((one) => words.includes(one)) ?? 'usual';
const isClocks = kind === 'clocks';
const faketime = findFaketime();

const reading: Check[] = [
  { names: ['format'], command: [bin('oxfmt'), '--check', '.'] },
  { names: ['templates'], command: [bin('prettier'), '--check', '--log-level', 'warn', '**/*.astro'] },
  // Checks the types in templates, and generates `.astro/types.d.ts` for `lint`, which checks all other types.
  {
    names: ['types'],
    command: [
      bin('astro'),
      'check',
      '--tsconfig',
      'tsconfig.templates.json',
      '--minimumFailingSeverity',
      'warning',
    ],
  },
  {
    names: ['lint'],
    command: [bin('oxlint'), '--type-check', '--deny-warnings'],
    // The type check, a program in Go, spends a third of its time on collecting garbage. Without that, it uses 3.3 GB.
    env: () => (totalmem() < 16e9 ? {} : { GOGC: 'off' }),
  },
  { names: ['unused'], command: [bin('knip')] },
];
const projects = ['unit', 'database', 'hosted', 'host', 'isolated', 'visitors', 'desk', 'writing'];
const clockProjects = ['unit', 'database', 'hosted', 'host'];
const clocks = isClocks ? clocksAfter(new Date()) : [];
const kinds: Record<typeof kind, Check[]> = {
  usual: [...reading, ...projects.map((name) => testsOf(name, { tagged: '!heavy' }))],
  heavy: [
    ...projects.map((name) => testsOf(name, { tagged: 'heavy' })),
    testsOf('embedded', {}),
    testsOf('heavy', {}),
    testsOf('engines', {}),
  ],
  services: [testsOf('services', { tagged: '!heavy' })],
  clocks: clocks.flatMap((clock) => clockProjects.map((name) => testsOf(name, { tagged: '!heavy', clock }))),
};
const checks = kinds[kind];

/**
 * Checks start in this order: those that take the most processor time first, so that no long one runs alone at the end.
 */
const order =
  'writing visitors desk hosted isolated heavy engines unit host types lint database embedded unused templates format services'.split(
    ' ',
  );
/** `lint` needs what `types` generates. The others share files. */
const after: Record<string, string> = { lint: 'types', heavy: 'isolated', embedded: 'database' };
// Tests of running products often wait, so there are more lanes than processors.
const lanes = availableParallelism() < 4 ? 4 : 6;
const shownLive = 'writing';

/** What the summary says of the clocks. */
const notShifted = [
  'Not shifted: PostgREST, which is linked statically (the tests move the times of its tokens), and the times of files.',
  'Not tried with other clocks: the projects that need a browser, and the heavy checks.',
];

keepCompiledCode(project);
const wanted = words.filter((word) => word !== kind);
const known = [...new Set(checks.flatMap(({ names }) => names))];
if (wanted.some((name) => !known.includes(name))) {
  console.error(
    `There is no such check. The checks are: ${known.join(', ')}; heavy for the heavy ones, clocks for other days.`,
  );
  process.exit(2);
}
if (isClocks && faketime === undefined) {
  console.error('The clocks were not tried: only the Debian package faketime can shift them. Install it.');
  process.exit(2);
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const groups = isClocks ? [clockProjects, clocks.map(({ name }) => name)] : [known];
const chosen = checks.filter(({ names }) =>
  groups.every((group) => {
    const some = wanted.filter((word) => group.includes(word));
    return some.length === 0 || names.some((name) => some.includes(name));
  }),
);
const outcomes: Outcome[] = [];
const waiting = chosen.toSorted((one, other) => order.indexOf(one.names[0]) - order.indexOf(other.names[0]));
const running = new Set<string>();
await Promise.all(Array.from({ length: lanes }, runWaiting));
const seconds = performance.now() / 1000;
const remarks = isClocks
  ? [...clocks.map(({ name, at }) => `${name}: ${at.toISOString()}`), ...notShifted]
  : [];
console.log(summaryOf(outcomes, { seconds, remarks }));
process.exitCode = outcomes.every(({ ok }) => ok) ? 0 : 1;

function testsOf(name: string, { tagged, clock }: { tagged?: TagFilter; clock?: Clock }): Check {
  const names: Check['names'] = clock === undefined ? [name] : [name, clock.name];
  const file = path.join(reports, `${names.join('-')}.json`);
  const report = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const filter = tagged === undefined ? [] : [`--tags-filter=${tagged}`];
  return {
    names,
    command: [bin('vitest'), 'run', '--project', name, ...report, ...filter],
    env: () => (clock === undefined ? {} : clockVariables(clock, faketime ?? '')),
    outcome: () => outcomeOf({ project, report: file, tagged }),
  };
}

/** If each waiting check must follow one that runs, the lane ends, and the lane of that one takes them. */
async function runWaiting(): Promise<void> {
  for (let check = waiting.find(mayStart); check !== undefined; check = waiting.find(mayStart)) {
    const [name] = check.names;
    waiting.splice(waiting.indexOf(check), 1);
    running.add(name);
    outcomes.push(await run(check));
    running.delete(name);
  }
}

function mayStart({ names: [name] }: Check): boolean {
  const earlier = after[name];
  const isDue = (other: string) => running.has(other) || waiting.some(({ names }) => names[0] === other);
  return !running.has(name) && (earlier === undefined || !isDue(earlier));
}

/**
 * Shows the first check’s output live, and the other outputs when their checks end, so that no outputs mix. Of the
 * clocks, shows only the outputs of failed checks.
 */
async function run({ names, command, env, outcome }: Check): Promise<Outcome> {
  const name = names.join(' ');
  const isSeen = !isClocks && (name === shownLive || wanted.length === 1);
  console.log(isSeen ? `\n── ${name} ──` : `${name} …`);
  const began = performance.now();
  const [program = '', ...args] = command;
  const said: Buffer[] = [];
  const ok = await new Promise<boolean>((resolve) => {
    const child = spawn(program, args, {
      cwd: project,
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...env?.() },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        said.push(chunk);
        if (isSeen) process.stdout.write(chunk);
      });
    child
      .on('error', (cause) => {
        said.push(Buffer.from(cause.message));
        resolve(false);
      })
      .on('close', (code) => resolve(code === 0));
  });
  const output = Buffer.concat(said).toString('utf8');
  if (!isSeen && !(isClocks && ok)) console.log(`\n── ${name} ──\n${output}`);
  const seconds = (performance.now() - began) / 1000;
  const { failures, ...found } = outcome?.() ?? single(ok);
  // A check may fail although each test passed, for example if a process cannot be stopped.
  const unexplained = ok || failures.length > 0 ? [] : [output.trimEnd().split('\n').slice(-30).join('\n')];
  return {
    name,
    ok,
    seconds,
    ...found,
    failures: [...failures, ...unexplained].map((text) => `${name}: ${text}`),
  };
}

type Check = {
  /** The name of the check and, if its clock is shifted, the name of the clock. */
  names: [string, ...string[]];
  command: string[];
  env?: () => Record<string, string>;
  outcome?: () => TestOutcome;
};
