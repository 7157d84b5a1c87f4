import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { featuresOfScript, featuresOfStyle } from '../support/pages/browser-features.ts';
import { lacking } from '../support/pages/oldest-browsers.ts';

const folder = path.join(inject('product').localDir, 'current');
const read = (pattern: string) =>
  globSync(pattern, { cwd: folder }).map((file) => readFileSync(path.join(folder, file), 'utf8'));

/** What the product uses although one of its oldest browsers lacks it, and what this browser does instead. */
const enhancements: Record<string, string> = {
  'AbortSignal.timeout': 'Chrome before 124 ends the request too, with an error of another name',
  'Error.captureStackTrace': 'a package checks for it before it calls it',
  'PublicKeyCredential.parseCreationOptionsFromJSON': 'of the sign-in package; the desk has no passkeys',
  'PublicKeyCredential.parseRequestOptionsFromJSON': 'of the sign-in package; the desk has no passkeys',
  '.toBase64': 'a package checks for it before it calls it',
  ':details-content': 'a printed page does not unfold what was folded',
  'content-visibility': 'belongs to the line above',
  'break-after: avoid': 'a heading may be the last line of a printed page',
  'field-sizing': 'use-full-height.ts raises fields with one row, others keep theirs',
  'font-family: ui-monospace': 'the next font of the list',
  'text-wrap: balance': 'a heading may break unevenly',
  'text-wrap: pretty': 'a paragraph may end in one word',
  'hyphenate-limit-chars': 'shorter words may be hyphenated too',
  'accent-color': 'ticks have the colour of the browser',
  'text-size-adjust': 'only phones change the size of text',
  '@view-transition': 'the next page appears at once',
  ':-webkit-search-cancel-button': 'a search field of Firefox has no button of its own to hide',
  ':selection': 'selected text has the colour of the browser',
  cursor: 'a phone has no pointer',
  'overscroll-behavior': 'at the end of a sheet, the page behind it scrolls too',
  resize: 'a phone has no handle to drag',
  'scrollbar-width': 'the bar is wider',
  'user-select': 'has its prefixed form beside it',
};

describe('the oldest browsers that package.json names', () => {
  const scripts = read('**/*.js');
  const styles = [
    ...read('_astro/*.css'),
    ...read('**/*.html').flatMap((html) =>
      Array.from(html.matchAll(/<style[^>]*>([^]*?)<\/style>/g), ([, css = '']) => css),
    ),
  ];
  const used = new Map([
    ...scripts.flatMap(featuresOfScript),
    ...[...new Set(styles)].flatMap(featuresOfStyle),
  ]);
  const missing = [...used].flatMap(([name, feature]) => {
    const browsers = lacking(feature);
    return browsers.length === 0 ? [] : [{ name, browsers }];
  });
  /** A line about a property is also about its values. */
  const lineFor = (name: string) =>
    [name, /^[\w-]+(?=: )/.exec(name)?.[0] ?? name].find((line) => Object.hasOwn(enhancements, line));

  test('have everything that the built scripts and styles cannot do without', () => {
    const found = [scripts.length > 100, styles.length > 20, used.has('.toSorted'), used.has('@media <')];
    expect(found).toEqual([true, true, true, true]);
    expect(missing.filter(({ name }) => lineFor(name) === undefined)).toEqual([]);
  });

  test('lack each feature that counts as an enhancement', () => {
    const lines = missing.map(({ name }) => lineFor(name));
    expect(Object.keys(enhancements).filter((line) => !lines.includes(line))).toEqual([]);
  });
});
