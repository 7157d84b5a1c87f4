import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

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
