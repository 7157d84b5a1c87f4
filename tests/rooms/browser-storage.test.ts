import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { expiryKey } from '#browser-storage/editor-here.ts';
import { locales } from '#core/locale.ts';
import { legalText } from '#i18n/legal-text.ts';

const sources = globSync('src/**/*.{ts,tsx,astro}', { exclude: ['**/*.test.ts'] }).map((file) => ({
  file,
  text: readFileSync(file, 'utf8'),
}));
const facts = {
  ...{ name: 'Casa', email: 'a@example.com', phone: '+34 1', taxNumber: 'NIF 1' },
  address: { street: 'Calle 1', postalCode: '07800', town: 'Eivissa', island: 'Ibiza' },
};

/** What is handed to the browser's storage as a name, wherever that is done: a text, a constant, or a function of ours. */
const names = sources.flatMap(({ file, text }) =>
  [
    ...text.matchAll(/\b(?:local|session)Storage\s*\.\s*(?:get|set|remove)Item\(\s*([^,)(]+)/g),
    ...text.matchAll(/(?<!function )\b(?:readStored|writeStored|persistentAtom<\w+>)\(\s*([^,)(]+)/g),
  ].map(([, name = '']) => ({ file, name: name.trim() })),
);

/** The texts behind such a name. */
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

/** The parameter of the functions that everybody else calls, and of the session that supabase-js keeps by itself. */
const passedOn = [{ file: 'src/browser-storage/stored.ts', name: 'name' }];
const known = names.filter(
  ({ file, name }) => !passedOn.some((one) => one.file === file && one.name === name),
);

test('every browser storage key can be derived from the source', () => {
  expect(known.length).toBeGreaterThan(20);
  expect(known.filter((one) => keysOf(one).length === 0)).toEqual([]);
  // Nothing else keeps anything.
  const others =
    /document\.cookie|indexedDB|cookieStore|caches\.open|(?:local|session)Storage(?:\[|\.(?!(?:get|set|remove)Item))/;
  expect(sources.filter(({ text }) => others.test(text)).map(({ file }) => file)).toEqual([]);
});

test.each(locales)(
  'the cookie policy in %s names everything that the site and the desk keep in a browser',
  (locale) => {
    const { sections } = legalText({ locale, document: 'cookies', facts });
    const list = sections.flatMap((section) => section.list ?? []).join('\n');
    const named = (key: string) => new RegExp(`(?<![\\w-])${key}(?![\\w-])`).test(list);
    const keys = new Set([...known.flatMap(keysOf), 'sb-…-auth-token']);
    expect([...keys].filter((key) => !named(key))).toEqual([]);
  },
);

test('the script that runs before the desk renders reads the session’s storage key', () => {
  expect(readFileSync('public/desk-first.js', 'utf8')).toContain(`localStorage.getItem('${expiryKey}')`);
});
