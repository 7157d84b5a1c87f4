import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

describe('texts', () => {
  test('have their placeholders filled only by fill(), never by replace()', () => {
    const byHand = /\.replace(?:All)?\(\s*(?:['"`]\{\w+\}['"`]|\/\\?\{)/;
    expect("text.replace('{n}', n)").toMatch(byHand);
    const files = globSync('src/**/*.{ts,tsx,astro}', { exclude: ['src/i18n/fill.ts', '**/*.test.ts'] });
    expect(files.length).toBeGreaterThan(500);
    expect(files.filter((file) => byHand.test(readFileSync(file, 'utf8')))).toEqual([]);
  });
});
