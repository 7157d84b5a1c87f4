import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shortProperties } from './lean-css.ts';

beforeEach(() => vi.stubEnv('NODE_ENV', 'production'));
afterEach(() => vi.unstubAllEnvs());

/** What becomes of declarations in the build. */
function built(declarations: [string, string][]): string[] {
  const made = declarations.map(([prop, value]) => ({ prop, value, isGone: false }));
  shortProperties.OnceExit({
    walkDecls(each) {
      for (const one of made) each(Object.assign(one, { remove: () => (one.isGone = true) }));
    },
  });
  return made.filter(({ isGone }) => !isGone).map(({ prop, value }) => `${prop}: ${value}`);
}

test('no name that is written by hand is given to another property', () => {
  const byHand = Array.from('abcdefghijklmnopqrstuvwxyz').map((letter): [string, string] => [
    `--${letter}`,
    '1',
  ]);
  expect(built(byHand)).toEqual(byHand.map(([name, value]) => `${name}: ${value}`));
  const [shortened = ''] = built([['--ink', 'red']]);
  expect(shortened).toMatch(/^--[A-Z\d]{1,2}: red$/);
});

test('a constant stands in place of its name, and cannot be another one in one place', () => {
  const [margin = ''] = built([['margin', 'var(--space-3)']]);
  const value = margin.replace('margin: ', '');
  expect(value).toMatch(/^[\d.]+rem$/);
  expect(built([['--space-3', value]])).toEqual([]);
  expect(() => built([['--space-3', '9rem']])).toThrow('--space-3');
});
