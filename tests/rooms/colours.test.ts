import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { darkColours, lightColours } from '#core/colours.ts';
import { projectFiles } from '../support/project-files.ts';

const colours = new Set<string>([...Object.values(lightColours), ...Object.values(darkColours)]);
const white = lightColours.paper;

test('brand colours except white appear only in src/core/colours.ts', () => {
  const files = projectFiles.filter(
    (file) => /^(src|functions)\/.*\.(ts|tsx|astro|css)$/.test(file) && !file.startsWith('src/core/colours'),
  );
  const repeats = (text: string) => coloursIn(text).filter((one) => one !== white && colours.has(one));
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => repeats(readFileSync(file, 'utf8')).length > 0)).toEqual([]);
});

const coloursIn = (text: string): string[] => [
  ...[...text.matchAll(/#(?:[\da-f]{6}|[\da-f]{3})\b/gi)].map(([colour]) =>
    (colour.length === 4 ? colour.replaceAll(/[\da-f]/gi, '$&$&') : colour).toLowerCase(),
  ),
  ...[...text.matchAll(/\brgba?\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)/gi)].map(
    ([, ...parts]) => `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`,
  ),
];
