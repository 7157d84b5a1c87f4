import { readFileSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { describe, expect, test } from 'vitest';
import { darkColours, lightColours } from '#core/colours.ts';
import { projectFiles } from '../support/project-files.ts';

const styleElement = /<style(?: is:global)?>([\s\S]*?)<\/style>/g;

const read = (pattern: string) =>
  projectFiles
    .filter((file) => matchesGlob(file, pattern) && !/^src\/.*\.test\./.test(file))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

const sources = read('src/**/*.{ts,tsx,astro,svg}').map(({ file, text }) => ({
  file,
  markup: text.replaceAll(styleElement, ''),
}));
const styles = [
  ...read('src/**/*.css'),
  ...read('src/**/*.astro').map(({ file, text }) => ({
    file,
    text: [...text.matchAll(styleElement)].map(([, style]) => style).join('\n'),
  })),
];

describe('classes', () => {
  const styled = new Map(
    styles.flatMap(({ file, text }) =>
      [...text.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]+)\{/g)].flatMap(([, selector = '']) =>
        [...selector.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => [name, file] as const),
      ),
    ),
  );
  const words = new Set(sources.flatMap(({ markup }) => markup.match(/[a-zA-Z][\w-]*/g) ?? []));

  test('of the styles all occur in the markup', () => {
    // For example “state-” in `state-${name}`.
    const beginnings = sources.flatMap(({ markup }) =>
      [...markup.matchAll(/([a-z][a-z-]*-)\$\{/g)].map(([, begin = '']) => begin),
    );
    const ofProseMirror = /^(?:ProseMirror|selectedCell$)/;
    const lacking = [...styled.keys()].filter(
      (name) =>
        !words.has(name) && !ofProseMirror.test(name) && !beginnings.some((begin) => name.startsWith(begin)),
    );
    expect(styled.size).toBeGreaterThan(300);
    expect(lacking).toEqual([]);
  });

  test('of the desk all have a rule, or are found by a script or a test', () => {
    const selected = [
      ...sources.map(({ markup }) => markup),
      ...read('tests/**/*.ts').map(({ text }) => text),
    ]
      .join('\n')
      .match(/\.[a-z][\w-]*/g);
    const found = new Set(selected);
    const used = sources.flatMap(({ file, markup }) =>
      [...markup.matchAll(/className="([^"]+)"/g)].flatMap(([, names = '']) =>
        names.split(' ').map((name) => ({ file, name })),
      ),
    );
    expect(used.length).toBeGreaterThan(300);
    expect(used.filter(({ name }) => !styled.has(name) && !found.has(`.${name}`))).toEqual([]);
  });
});

test('a sign without a sound follows the same sign for Firefox before 128, which cannot silence it', () => {
  const silent = styles.flatMap(({ file, text }) =>
    [...text.matchAll(/(?:(content: [^;]+);\s*)?(content: [^;]+) \/ '';/g)].map(([, before, sign]) => ({
      file,
      before,
      sign,
    })),
  );
  expect(silent.length).toBeGreaterThan(10);
  expect(silent.filter(({ before, sign }) => before !== sign)).toEqual([]);
});

test('the first line of each sheet says what it styles', () => {
  const sheets = styles.filter(({ file }) => file.endsWith('.css'));
  expect(sheets.filter(({ text }) => !text.startsWith('/* ')).map(({ file }) => file)).toEqual([]);
});

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

test('the icon has only brand colours in light and dark mode', () => {
  const used = coloursIn(readFileSync('public/favicon.svg', 'utf8'));
  expect(used.length).toBeGreaterThan(3);
  expect(used.filter((one) => !colours.has(one))).toEqual([]);
});

const coloursIn = (text: string): string[] => [
  ...[...text.matchAll(/#(?:[\da-f]{6}|[\da-f]{3})\b/gi)].map(([colour]) =>
    (colour.length === 4 ? colour.replaceAll(/[\da-f]/gi, '$&$&') : colour).toLowerCase(),
  ),
  ...[...text.matchAll(/\brgba?\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)/gi)].map(
    ([, ...parts]) => `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`,
  ),
];
