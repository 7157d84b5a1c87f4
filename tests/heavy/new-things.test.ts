import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';

const project = path.resolve(import.meta.dirname, '../..');
const copies: string[] = [];
afterEach(() => {
  for (const copy of copies.splice(0)) rmSync(copy, { recursive: true, force: true });
});

test('a new language leaves nothing to the types but the examples of the tests', () => {
  const copy = aCopy();
  begin(copy, ['language', 'fr', '--own-name', 'Français', '--tag', 'fr-FR', '--search', 'french']);
  const asked = typeErrors(copy).map(({ file }) => file);
  expect(asked.length).toBeGreaterThan(5);
  expect(asked.filter((file) => !/\.test\.ts$|^tests\//.test(file))).toEqual([]);
  expect(passes(copy, ofDatabase, ['tests/database/agreements.test.ts'])).toBe(true);
  expect(
    passes(copy, ['unit'], ['tests/rooms', 'src/i18n/legal-text.test.ts', 'src/mail/words.test.ts']),
  ).toBe(true);
}, 300_000);

test('a mail, a page, a function and a table leave to the types what is to be written, and nothing else', () => {
  const copy = aCopy();
  begin(copy, ['mail', 'late-order', '--about', 'enquiry']);
  begin(copy, ['page', 'garden-plans']);
  begin(copy, ['function', 'forget-post', '--in', 'publishing', '--core', 'publishing']);
  begin(copy, ['table', 'garden-notes']);
  const asked = typeErrors(copy);
  const inPage = ['de', 'en', 'es'].map((locale) => `src/i18n/${locale}/site.ts`);
  const inTable = ['tests/database/people/rights-over-http.test.ts', 'tests/support/database/attempts.ts'];
  expect([...new Set(asked.map(({ file }) => file))].toSorted()).toEqual(
    [...inPage, 'src/mail/late-order/words.ts', ...inTable].toSorted(),
  );
  for (const { file, message } of asked)
    expect([file, message]).toEqual([
      file,
      expect.stringMatching(/missing|gardenPlans|garden_notes|ending return/),
    ]);
  expect(passes(copy, ofDatabase, ['tests/database/agreements.test.ts', 'tests/database/lint.test.ts'])).toBe(
    true,
  );
  expect(passes(copy, ['unit'], ['tests/rooms'])).toBe(true);
}, 300_000);

test('who asks for what cannot be made is told why, and nothing is written', () => {
  const copy = aCopy();
  const { status, stderr } = command(copy, ['mail', 'held', '--about', 'held']);
  expect([status, stderr]).toEqual([1, 'There is a mail “held” already.\n']);
  expect(git(copy, ['status', '--porcelain'])).toBe('');
}, 60_000);

/** The files of this project as they stand, with its packages. */
function aCopy(): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'new-things-'));
  copies.push(copy);
  const files = git(project, ['ls-files', '--cached', '--others', '--exclude-standard']).trim().split('\n');
  for (const file of files) cpSync(path.join(project, file), path.join(copy, file));
  symlinkSync(path.join(project, 'node_modules'), path.join(copy, 'node_modules'));
  execFileSync('node_modules/.bin/astro', ['sync'], { cwd: copy, stdio: 'ignore' });
  git(copy, ['init', '--quiet']);
  git(copy, ['add', '--all']);
  git(copy, ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', 'commit', '--quiet', '-m', 'copy']);
  return copy;
}

const git = (cwd: string, command_: string[]): string =>
  execFileSync('git', command_, { cwd, encoding: 'utf8' });

const command = (copy: string, asked: string[]) =>
  spawnSync(process.execPath, ['scripts/new.ts', ...asked], { cwd: copy, encoding: 'utf8' });

function begin(copy: string, asked: string[]): void {
  const { status, stderr } = command(copy, asked);
  expect([asked, status, stderr]).toEqual([asked, 0, '']);
}

/** What the types ask for, all other rules being kept. */
function typeErrors(copy: string): { file: string; message: string }[] {
  const { stdout } = spawnSync('node_modules/.bin/oxlint', ['--type-check', '--format', 'json'], {
    cwd: copy,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: Diagnostic[] };
  // What has no type is unsafe as well.
  const found = diagnostics.filter(({ code }) => !code.startsWith('typescript(no-unsafe'));
  expect(found.filter(({ code }) => !code.startsWith('typescript(TS'))).toEqual([]);
  return found.map(({ filename, message }) => ({ file: filename, message }));
}

/** The projects one of which has the files of tests/database, whatever this machine can run. */
const ofDatabase = ['database', 'hosted'];

function passes(copy: string, projects: string[], files: string[]): boolean {
  const named = projects.flatMap((name) => ['--project', name]);
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', ...named, ...files];
  return spawnSync(process.execPath, vitest, { cwd: copy, stdio: 'ignore' }).status === 0;
}

type Diagnostic = { code: string; message: string; filename: string };
