/**
 * `npm test` runs every check except the heavy checks, and `npm test -- heavy` runs the heavy checks. `npm test -- services`
 * runs the tests of `hosted` on real services.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { keepCompiledCode } from './local/start/compile-cache.ts';

const project = path.resolve(import.meta.dirname, '..');
const reports = path.join(project, 'reports', 'test');
const bin = (name: string) => path.join(project, 'node_modules', '.bin', name);
const reportOf = (name: string): string => path.join(reports, `${name}.json`);
const isFailed = ({ status }: { status: string }): boolean => status === 'failed';

const words = process.argv.slice(2);
/** Heavy checks: the Vitest projects `embedded` and `heavy`, and in other projects the tests with the tag `heavy`. */
const kind: Kind = words.includes('heavy') ? 'heavy' : words.includes('services') ? 'services' : 'usual';

const reading: Check[] = [
  { name: 'format', command: [bin('oxfmt'), '--check', '.'] },
  { name: 'templates', command: [bin('prettier'), '--check', '--log-level', 'warn', '**/*.astro'] },
  // Checks the types in templates, and generates `.astro/types.d.ts` for `lint`, which checks all other types.
  {
    name: 'types',
    command: [
      bin('astro'),
      'check',
      '--tsconfig',
      'tsconfig.templates.json',
      '--minimumFailingSeverity',
      'warning',
    ],
  },
  { name: 'lint', command: [bin('oxlint'), '--type-check', '--deny-warnings'] },
  { name: 'unused', command: [bin('knip')] },
];
const projects = ['unit', 'database', 'hosted', 'host', 'isolated', 'visitors', 'desk', 'writing'];
const kinds: Record<Kind, Check[]> = {
  usual: [...reading, ...projects.map((name) => testsOf(name, '!heavy'))],
  heavy: [...projects.map((name) => testsOf(name, 'heavy')), testsOf('embedded'), testsOf('heavy')],
  services: [testsOf('services', '!heavy')],
};
const checks = kinds[kind];

const lanes =
  availableParallelism() < 4
    ? [
        ['visitors', 'unit'],
        ['desk', 'isolated', 'heavy'],
        ['writing', 'database', 'embedded', 'services'],
        ['hosted', 'host', ...reading.map(({ name }) => name)],
      ]
    : [
        ['visitors'],
        ['desk'],
        ['writing'],
        ['unit', ...reading.map(({ name }) => name)],
        ['hosted', 'host'],
        ['isolated', 'database', 'embedded', 'heavy', 'services'],
      ];
const longest = 'writing';

keepCompiledCode(project);
const wanted = words.filter((word) => word !== 'heavy');
const known = checks.map(({ name }) => name);
if (wanted.some((name) => !known.includes(name))) {
  console.error(`There is no such check. The checks are: ${known.join(', ')}; heavy for the heavy ones.`);
  process.exit(2);
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const chosen = checks.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
const ended = await Promise.all(
  lanes.map((lane) => inTurn(chosen.filter(({ name }) => lane.includes(name)))),
);
const outcomes = ended.flat();
summarise(outcomes);
process.exitCode = outcomes.every(({ ok }) => ok) ? 0 : 1;

function testsOf(name: string, tagged?: Tagged): Check {
  const report = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportOf(name)}`];
  const filter = tagged === undefined ? [] : [`--tags-filter=${tagged}`];
  const counts = () => countsOf(name, tagged);
  return { name, command: [bin('vitest'), 'run', '--project', name, ...report, ...filter], counts };
}

async function inTurn(some: Check[]): Promise<Outcome[]> {
  const ended: Outcome[] = [];
  for (const check of some) ended.push(await run(check));
  return ended;
}

/** Shows the longest check’s output live, and the other outputs when their checks end, so that no outputs mix. */
async function run({ name, command, counts }: Check): Promise<Outcome> {
  const isSeen = name === longest || wanted.length === 1;
  console.log(isSeen ? `\n── ${name} ──` : `${name} …`);
  const began = performance.now();
  const [program = '', ...args] = command;
  const said: Buffer[] = [];
  const ok = await new Promise<boolean>((resolve) => {
    const child = spawn(program, args, {
      cwd: project,
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (isSeen ? process.stdout.write(chunk) : said.push(chunk)));
    child
      .on('error', (cause) => {
        said.push(Buffer.from(cause.message));
        resolve(false);
      })
      .on('close', (code) => resolve(code === 0));
  });
  if (!isSeen) console.log(`\n── ${name} ──\n${Buffer.concat(said).toString('utf8')}`);
  const seconds = (performance.now() - began) / 1000;
  return { name, ok, seconds, ...(counts?.() ?? single(ok)) };
}

function single(ok: boolean): Counts {
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0, failures: [], retried: [] };
}

/** A Vitest project without tests counts as failed. Tests excluded by the filter `tagged` do not count as skipped. */
function countsOf(name: string, tagged?: Tagged): Counts {
  const report = readReport(name);
  // If there is no report, the test runner itself failed, and the runner's output shows why.
  if (report === undefined) return { ...single(false), failures: [`${name}: there is no report.`] };
  const { numPassedTests: passed, numFailedTests: failed } = report;
  const files = report.testResults.map((result) => ({
    ...result,
    file: path.relative(project, result.name),
  }));
  const tests = files.flatMap(({ file, assertionResults }) =>
    assertionResults.map(({ status, tags, fullName, failureMessages }) => ({
      status,
      isMeant: tagged === undefined || tags.includes('heavy') === (tagged === 'heavy'),
      text: `${file} › ${fullName}\n${failureMessages.join('\n')}`,
      hasFailed: failureMessages.length > 0,
    })),
  );
  const broken = files.filter((file) => isFailed(file) && !file.assertionResults.some(isFailed));
  return {
    passed,
    failed: tests.length === 0 ? 1 : failed,
    skipped: tests.filter(({ status, isMeant }) => isMeant && status === 'skipped').length,
    failures: [
      ...tests.filter(isFailed).map(({ text }) => text),
      ...broken.map(({ file, message }) => `${file}\n${message}`),
    ],
    retried: tests.filter((test) => test.hasFailed && !isFailed(test)).map(({ text }) => text),
  };
}

function readReport(name: string): VitestReport | undefined {
  const file = reportOf(name);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as VitestReport) : undefined;
}

function summarise(all: Outcome[]): void {
  // Failures and retried tests are repeated at the end of the output, because many readers look only there.
  for (const [title, some] of [
    ['what passed only when it was tried again', all.flatMap(({ retried }) => retried)],
    ['what failed', all.flatMap(({ failures }) => failures)],
  ] as const)
    if (some.length > 0) console.log(`\n── ${title} ──\n${some.join('\n\n')}`);

  console.log('\n── summary ──');
  for (const { name, ok, seconds, passed, failed, skipped } of all) {
    const counts = `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
    console.log(
      `${ok ? '✓' : '✗'} ${name.padEnd(10)} ${counts.padEnd(36)} ${seconds.toFixed(1).padStart(6)} s`,
    );
  }
  const sum = (of: (outcome: Outcome) => number) => all.reduce((total, outcome) => total + of(outcome), 0);
  const failed = sum((outcome) => (outcome.ok ? 0 : Math.max(1, outcome.failed)));
  console.log(`\n${sum((o) => o.passed)} passed, ${failed} failed, ${sum((o) => o.skipped)} skipped`);
  console.log(`${(performance.now() / 1000).toFixed(0)} s`);
}

type Kind = 'usual' | 'heavy' | 'services';
type Tagged = 'heavy' | '!heavy';
type Check = { name: string; command: string[]; counts?: () => Counts };
type Counts = {
  passed: number;
  failed: number;
  skipped: number;
  failures: string[];
  retried: string[];
};
type Outcome = Counts & { name: string; ok: boolean; seconds: number };
type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; tags: string[]; fullName: string; failureMessages: string[] }[];
  }[];
};
