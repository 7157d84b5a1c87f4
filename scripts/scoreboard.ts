/**
 * `npm run scoreboard` runs slow tests, runs some tests of `npm test` with more cases, and writes docs/scoreboard.md.
 * `npm run scoreboard -- 7 restore` uses the seed 7, runs only the rows whose name contains “restore”, and leaves
 * docs/scoreboard.md unchanged.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import path from 'node:path';
import { clocksAfter, clockVariables, findFaketime } from './test/clocks.ts';

const project = path.resolve(import.meta.dirname, '..');
const bin = (name: string) => path.join(project, 'node_modules', '.bin', name);
// In minutes. The limit for one row leaves time for the later rows.
const [maxMinutes, maxRowMinutes] = [40, 15];

const [seed = new Date().toISOString().slice(0, 10).replaceAll('-', ''), ...words] = process.argv.slice(2);

const propertyTests = globSync('src/core/**/*.test.ts', { cwd: project }).filter((file) =>
  readFileSync(path.join(project, file), 'utf8').includes('fc.assert('),
);
/**
 * Supabase’s own services have it, so `npm test -- services` tries it. Here only a test of the sources finds what it
 * refuses: `tests/database/lint.test.ts`.
 */
const withoutPackage = 'needs the extension pg-safeupdate of PostgreSQL';
/** Another day for each seed. Without the Debian package faketime, the row says that it was not run. */
const faketime = findFaketime();
const clocks = clocksAfter(new Date());
const clock = clocks[Number(seed) % clocks.length];
/** Supabase’s own services, if the environment names some as CONTRIBUTING.md says, or else PostgreSQL and PostgREST. */
const services = process.env['DATABASE_URL'] === undefined ? 'hosted' : 'services';
const weekly = (name: string) => ['weekly', `tests/weekly/${name}.test.ts`];
const allRows: Row[] = [
  { what: 'a month on the plan', tests: ['host', 'tests/host/plan-costs.test.ts'] },
  { what: 'security headers', tests: ['visitors', 'tests/visitors/observatory.test.ts'] },
  { what: 'properties', tests: ['unit', ...propertyTests] },
  { what: 'rights', tests: ['hosted', 'tests/database/people', 'tests/database/caller-arguments.test.ts'] },
  { what: 'news', tests: ['unit', 'tests/news/evaluation/evaluation-set.test.ts'] },
  { what: 'engines', tests: ['engines'] },
  {
    what: `unit tests with the clock ${clock?.name}`,
    tests: ['unit', '--tags-filter=!heavy'],
    ...(faketime === undefined || clock === undefined
      ? { needs: 'the Debian package faketime' }
      : // Without a seed: this row counts tests, not the cases of each.
        { env: { ...clockVariables(clock, faketime), SCOREBOARD_SEED: undefined } }),
  },
  {
    what: 'real services',
    tests: [
      services,
      'tests/hosted/postgrest.test.ts',
      'tests/hosted/native-postgres.test.ts',
      'tests/hosted/auth',
    ],
  },
  { what: 'faults of services', tests: weekly('service-faults') },
  { what: 'hostile texts', tests: weekly('hostile-texts') },
  { what: 'load', tests: weekly('load') },
  { what: 'posts', tests: weekly('many-posts') },
  { what: 'search', tests: weekly('search') },
  {
    what: 'kills',
    tests: ['heavy', 'tests/heavy/killed-delivery.test.ts', 'tests/heavy/killed-work.test.ts'],
  },
  { what: 'restore', tests: ['hosted', 'tests/hosted/large-backup.test.ts'] },
  // This row runs last, because it may use all the time that is left.
  { what: 'mutations', tests: weekly('mutations') },
];

const began = performance.now();
const [busy = 0] = loadavg();
const secondsLeft = () => maxMinutes * 60 - (performance.now() - began) / 1000;
const chosen = allRows.filter(({ what }) => words.length === 0 || words.some((word) => what.includes(word)));
const lines: Line[] = [];
for (const [index, row] of chosen.entries()) {
  lines.push(...run(row, index === chosen.length - 1));
  // The table is stored after each row, so that an interrupted run keeps the figures that it has measured.
  const later = chosen.slice(index + 1).map(({ what }) => ({ what, value: 'not run', ok: false }));
  if (words.length === 0) store(tableOf([...lines, ...later]));
}
console.log(tableOf(lines));
process.exitCode = lines.every(({ ok }) => ok !== false) ? 0 : 1;

/** Runs the tests of a row. The result says whether the row failed, missed its goal, or did not run in time. */
function run({ what, tests: [name = '', ...files], env, needs }: Row, isLast: boolean): Line[] {
  if (needs !== undefined) return [{ what, value: `not run: needs ${needs}`, ok: false }];
  const report = path.join(project, 'reports', 'scoreboard', `${what.replaceAll(' ', '-')}.json`);
  rmSync(report, { force: true });
  const start = performance.now();
  const left = isLast ? secondsLeft() : Math.min(secondsLeft(), maxRowMinutes * 60);
  if (left < 10) return [{ what, value: 'not run: no time was left', ok: false }];
  console.log(`\n── ${what} ──`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  spawnSync(bin('vitest'), ['run', '--project', name, ...files, ...reporters], {
    cwd: project,
    stdio: 'inherit',
    timeout: Math.round(left * 1000),
    env: { ...process.env, SCOREBOARD_SEED: seed, SECONDS_LEFT: String(Math.round(left)), ...env },
  });
  const duration = `${((performance.now() - start) / 1000).toFixed(0)} s`;
  const tests = readTests(report);
  const countOf = (wanted: string) => tests.filter(({ status }) => status === wanted).length;
  const [passed, failed] = [countOf('passed'), countOf('failed')];
  const missing = tests.flatMap(({ status, fullName }) =>
    status === 'skipped' ? (/\(skipped: ([^)]*)\)/.exec(fullName)?.[1] ?? []) : [],
  );
  const unknown = missing.filter((needed) => needed !== withoutPackage);
  const value = [
    passed + failed === 0 ? 'ended without a result' : `${passed} of ${passed + failed} tests passed`,
    ...new Set(unknown),
  ].join('; ');
  return [
    {
      what,
      value,
      goal: 'all',
      ok: passed > 0 && failed === 0 && unknown.length === 0,
      count: passed + failed,
      duration,
    },
    ...(missing.length > unknown.length
      ? [{ what: `${what}: ${withoutPackage}`, value: 'not tried: Debian has no package of it' }]
      : []),
    ...tests
      // Tests state their figures and goals by `keepFigure()`.
      .flatMap(({ meta }) => meta?.figures ?? [])
      .map((line) => ({ ...line, what: `${what}: ${line.what}` })),
  ];
}

function readTests(report: string): Test[] {
  // If there is no report, the run was interrupted or failed before its first test. The output of the run shows why.
  if (!existsSync(report)) return [];
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
    testResults: { assertionResults: Test[] }[];
  };
  return testResults.flatMap(({ assertionResults }) => assertionResults);
}

function tableOf(some: Line[]): string {
  const head =
    '| met | row | figure | goal | tried | seed | duration |\n| --- | --- | --- | --- | --- | --- | --- |';
  return [head, ...some.map(inTable)].join('\n');
}

function inTable({ ok, what, value, goal = '', count = '', seed: used = '', duration = '' }: Line): string {
  const met = ok === undefined ? '' : ok ? 'yes' : '**no**';
  return `| ${[met, what, value, goal, count, used, duration].join(' | ')} |`;
}

function store(table: string): void {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
    cwd: project,
    encoding: 'utf8',
  }).trim();
  const minutes = ((performance.now() - began) / 60_000).toFixed(1);
  const cores = availableParallelism();
  const at = new Date().toISOString().slice(0, 16).replace('T', ' ');
  const file = path.join(project, 'docs', 'scoreboard.md');
  writeFileSync(
    file,
    `# Scoreboard

\`npm run scoreboard\` wrote this page on ${at} (UTC) from commit ${commit}, in ${minutes} of at most ${maxMinutes} minutes, on ${cores} processors. When
it began, ${busy.toFixed(1)} processes on average wanted to run; if that is more than there are processors, the machine was busy with
other work, and times say little.

A line with a duration is a row. The lines below it are what its tests measured. A line that misses its goal says **no**.

${table}
`,
  );
  spawnSync(bin('oxfmt'), [file], { cwd: project, stdio: 'inherit' });
}

type Row = { what: string; tests: string[]; env?: Record<string, string | undefined>; needs?: string };

/** `ok` is false if the figure misses its goal or was not measured. */
type Line = {
  what: string;
  value: string;
  goal?: string;
  ok?: boolean;
  count?: number | string;
  seed?: number | string;
  duration?: string;
};
type Test = { status: string; fullName: string; meta?: { figures?: Line[] } };
