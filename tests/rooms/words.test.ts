import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('nothing but fill() puts values into texts', () => {
  const byHand = /\.replace(?:All)?\(\s*(?:['"`]\{\w+\}['"`]|\/\\?\{)/;
  expect("text.replace('{n}', n)").toMatch(byHand);
  const files = globSync('src/**/*.{ts,tsx,astro}', { exclude: ['src/i18n/fill.ts', '**/*.test.ts'] });
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => byHand.test(readFileSync(file, 'utf8')))).toEqual([]);
});
