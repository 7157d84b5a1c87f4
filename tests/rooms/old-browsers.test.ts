import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { projectFiles } from '../support/project-files.ts';

const script = readFileSync('public/desk-first.js', 'utf8');

/** Runs the script in a browser that lacks `missing`. Returns the lines that it puts on the page. */
function linesWithout(missing?: string) {
  const shown: { lang: string; textContent: string }[] = [];
  const ready: (() => void)[] = [];
  const document = {
    documentElement: { dataset: {} },
    body: { textContent: 'The gate', append: (line: (typeof shown)[0]) => shown.push(line) },
    addEventListener: (_: string, run: () => void) => ready.push(run),
    createElement: () => ({ lang: '', textContent: '' }),
  };
  const has = (...names: string[]) =>
    Object.fromEntries(names.filter((name) => name !== missing).map((name) => [name, () => undefined]));
  runInNewContext(script, {
    document,
    location: { href: '' },
    localStorage: { getItem: () => null },
    Map: has('groupBy'),
    Object: has('groupBy'),
    URL: has('parse'),
    Array: has('fromAsync'),
    Promise: has('withResolvers'),
    AbortSignal: has('timeout'),
  });
  for (const run of ready) run();
  return { shown, body: document.body.textContent };
}

describe('the first script of the desk', () => {
  test.each(['groupBy', 'parse', 'fromAsync', 'withResolvers', 'timeout'])(
    'says in four languages that a browser without %s is too old',
    (name) => {
      const { shown, body } = linesWithout(name);
      expect(body).toBe('');
      expect(shown.map(({ lang }) => lang)).toEqual(['nl', 'en', 'es', 'de']);
      for (const { textContent } of shown) expect(textContent).toContain('Safari 18');
    },
  );

  test('leaves the page of a newer browser as it is', () => {
    expect(linesWithout()).toEqual({ shown: [], body: 'The gate' });
  });

  test('asks for each of these features that the scripts of the desk use', () => {
    const features =
      /\b(?:Map\.groupBy|Object\.groupBy|URL\.parse|Array\.fromAsync|Promise\.(?:withResolvers|try)|AbortSignal\.(?:timeout|any)|Iterator\.from|RegExp\.escape|Error\.isError|Math\.sumPrecise)\b/g;
    const used = projectFiles
      .filter((file) => /^src\/(core|stores|session|clients|browser-storage|islands)\//.test(file))
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
      .flatMap((file) => readFileSync(file, 'utf8').match(features) ?? []);
    expect(used.length).toBeGreaterThan(5);
    expect(
      [...new Set(used)].filter((feature) => !script.includes(`[${feature.replace('.', ", '")}']`)),
    ).toEqual([]);
  });
});
