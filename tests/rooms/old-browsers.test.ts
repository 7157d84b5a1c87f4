import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { featureOf } from '../support/pages/browser-features.ts';
import { lacking, oldestBrowsers, oldestInWords, sinceIn } from '../support/pages/oldest-browsers.ts';

const script = readFileSync('public/desk-first.js', 'utf8');
const needs = Array.from(script.matchAll(/\[(\w+), '(\w+)'\]/g), ([, owner = '', name = '']) => ({
  owner,
  name,
}));

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
  const objects = Object.fromEntries(
    needs.map(({ owner, name }) => [owner, name === missing ? {} : { [name]: () => undefined }]),
  );
  runInNewContext(script, {
    document,
    location: { href: '' },
    localStorage: { getItem: () => null },
    ...objects,
  });
  for (const run of ready) run();
  return { shown, body: document.body.textContent };
}

describe('the first script of the desk', () => {
  test.each(needs)('says in four languages that a browser without $owner.$name is too old', ({ name }) => {
    const { shown, body } = linesWithout(name);
    expect(body).toBe('');
    expect(shown.map(({ lang }) => lang)).toEqual(['nl', 'en', 'es', 'de']);
    for (const { textContent } of shown) expect(textContent).toContain(oldestInWords);
  });

  test('leaves the page of a newer browser as it is', () => {
    expect(linesWithout()).toEqual({ shown: [], body: 'The gate' });
  });

  test.each(oldestBrowsers)(
    'takes $name $version for new enough, and any older one for too old',
    ({ id, name, version }) => {
      const features = needs.map((need) => featureOf(need.owner, need.name));
      expect(features.flatMap(lacking)).not.toContain(name);
      expect(Math.max(...features.map((feature) => sinceIn(feature?.__compat, id)))).toBe(Number(version));
    },
  );
});

test('the README names the oldest browsers', () => {
  expect(readFileSync('README.md', 'utf8')).toContain(`work in ${oldestInWords} and newer.`);
});
