import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { expiryKey } from '#browser-storage/editor-here.ts';
import { locales } from '#core/locale.ts';
import { legalText } from '#i18n/legal-text.ts';
import { startingBusiness } from '#site-config';

const sources = globSync('src/**/*.{ts,tsx,astro}', { exclude: ['**/*.test.ts'] }).map((file) => ({
  file,
  text: readFileSync(file, 'utf8'),
}));
/** The key argument of each direct or indirect call to browser storage: a literal, a constant or a function. */
const names = sources.flatMap(({ file, text }) =>
  [
    ...text.matchAll(/\b(?:local|session)Storage\s*\.\s*(?:get|set|remove)Item\(\s*([^,)(]+)/g),
    ...text.matchAll(
      /(?<!function )\b(?:(?:read|write)(?:Stored|Lasting|LastingJson)|persistentAtom<\w+>)\(\s*([^,)(]+)/g,
    ),
  ].map(([, name = '']) => ({ file, name: name.trim() })),
);

function keysOf({ file, name }: { file: string; name: string }): string[] {
  const quoted = /^['"`]([^'"`]+)/.exec(name)?.[1];
  if (quoted !== undefined) return [quoted];
  const own = name.split('.').at(-1) ?? '';
  const found = new RegExp(`\\b${own}(?: =|:)(?: \\([^)]*\\): string =>)? ['\`]([^'\`$]+)`);
  const [key] = [...sources.filter((one) => one.file === file), ...sources].flatMap(
    ({ text }) => found.exec(text)?.[1] ?? [],
  );
  return key === undefined ? [] : [key];
}

/** `stored.ts` only passes on its parameter `name`. The actual keys are in the calls of its functions. */
const passedOn = [{ file: 'src/browser-storage/stored.ts', name: 'name' }];
const known = names.filter(
  ({ file, name }) => !passedOn.some((one) => one.file === file && one.name === name),
);

describe('browser storage', () => {
  test('is accessed only with keys that are string literals or templates in the source code', () => {
    expect(known.length).toBeGreaterThan(20);
    expect(known.filter((one) => keysOf(one).length === 0)).toEqual([]);
    // Code may use no other browser storage, and no other way to access local and session storage.
    const others =
      /document\.cookie|indexedDB|cookieStore|caches\.open|(?:local|session)Storage(?:\[|\.(?!(?:get|set|remove)Item))/;
    expect(sources.filter(({ text }) => others.test(text)).map(({ file }) => file)).toEqual([]);
  });

  test.each(locales)('has all its keys listed in the cookie policy, in %s', (locale) => {
    const { sections } = legalText({ locale, document: 'cookies', facts: startingBusiness });
    const list = sections.flatMap((section) => section.list ?? []).join('\n');
    const named = (key: string) => new RegExp(`(?<![\\w-])${key}(?![\\w-])`).test(list);
    const keys = new Set([...known.flatMap(keysOf), 'sb-…-auth-token']);
    expect([...keys].filter((key) => !named(key))).toEqual([]);
  });

  test('uses the same key for the session’s expiry in desk-first.js and in editor-here.ts', () => {
    expect(readFileSync('public/desk-first.js', 'utf8')).toContain(`localStorage.getItem('${expiryKey}')`);
  });
});
