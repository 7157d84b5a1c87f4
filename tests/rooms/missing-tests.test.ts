import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mutantsOf } from '../support/mutants.ts';
import { testsByFile } from '../support/related-tests.ts';

test('the name of each test that may be skipped ends with what the test needs', () => {
  const silent = globSync('{src,scripts,tests}/**/*.test.ts').flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    const names = Array.from(
      text.matchAll(/\.(?:skipIf|runIf)\(.*\)\(\s*(?<name>.*)/g),
      ({ groups }) => groups?.['name'],
    );
    return names.filter((name) => !/\$\{.*\}`,/.test(name ?? '')).map((name) => `${file}: ${name}`);
  });
  expect(silent).toEqual([]);
});

test('no test or script writes to the database without looking at the answer', () => {
  const statements = globSync('{src,scripts,tests}/**/*.{ts,tsx}').flatMap((file) => {
    const [, ...pieces] = readFileSync(file, 'utf8').split(/\n *(?=await )/);
    return pieces.map((piece) => `${file}: ${piece.slice(0, piece.indexOf(';'))}`);
  });
  const writes = statements.filter((text) => /\.from\(.*\.(?:insert|update|upsert|delete)\(/s.test(text));
  expect(writes.length).toBeGreaterThan(50);
  expect(writes.filter((text) => !/throwOnError|error/.test(text))).toEqual([]);
});

test('a test imports each file of the core, the handlers and HTTP that decides something', () => {
  const testsOf = testsByFile(process.cwd());
  const files = globSync(['src/core/**/*.ts', 'src/adapters/http/*.ts', 'src/handlers/**/*.ts']);
  const decides = files.filter((file) => !file.endsWith('.test.ts') && mutantsOf(file).length > 0);
  expect(decides.length).toBeGreaterThan(100);
  const unreached = decides.filter((file) =>
    Object.values(testsOf(file)).every((tests) => tests.length === 0),
  );
  expect(unreached).toEqual([]);
});
