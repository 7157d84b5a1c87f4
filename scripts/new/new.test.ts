import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Asked } from './asked.ts';
import { beginDraft } from './draft.ts';
import { kinds, type Kind } from './kinds.ts';

/** What a kind would write into this project; nothing is written. */
function made(kind: Kind, asked: Asked) {
  const draft = beginDraft('.');
  const left = kinds[kind].make(draft, asked);
  return { ...draft, left };
}

test('a mail has a folder, stands among the letters, and the outbox takes it with all others', () => {
  const { read, files, left } = made('mail', { name: 'late-order', about: 'bitcoin' });
  expect(files()).toEqual([
    'src/mail/compose-letter.ts',
    'src/mail/late-order/letter.ts',
    'src/mail/late-order/words.ts',
    expect.stringMatching(/^supabase\/migrations\/\d{14}_mail_late_order\.sql$/),
  ]);
  expect(read('src/mail/compose-letter.ts')).toMatch(/bitcoin: \{[^}]*'late-order': lateOrderLetter \}/);
  expect(read('src/mail/late-order/letter.ts')).toContain('lateOrderLetter(_matter: BitcoinMatter)');
  expect(read(files().at(-1) ?? '')).toMatch(/in \('business', .*'bitcoin-business', 'late-order'\)/);
  expect(left.length).toBeGreaterThan(1);
});

test('a page has an address, a route, what it draws and Dutch words', () => {
  const { read, files } = made('page', { name: 'garden-plans' });
  expect(files()).toEqual([
    'src/components/pages/GardenPlans.astro',
    'src/core/paths.ts',
    'src/i18n/nl/pages.ts',
    'src/i18n/nl/site.ts',
    'src/pages/[...locale]/garden-plans.astro',
  ]);
  expect(read('src/core/paths.ts')).toContain("  gardenPlans: '/garden-plans',\n");
  expect(read('src/i18n/nl/site.ts').match(/\bgardenPlans\b/g)).toHaveLength(3);
  expect(read('src/pages/[...locale]/garden-plans.astro')).not.toMatch(/partners/i);
});

test('a function has its promise, its door, an action and a line in the table of refusals', () => {
  const { read, files } = made('function', { name: 'forget-post', in: 'publishing', core: 'publishing' });
  expect(files()).toEqual([
    'src/contract/publishing.ts',
    'src/core/publishing/forget-post.ts',
    'src/doors/publishing.ts',
    'tests/desk/refusals.test.ts',
  ]);
  expect(read('src/doors/publishing.ts')).toContain('endpoint(publishing.forgetPost, {');
  expect(read('tests/desk/refusals.test.ts')).toContain("  'forget-post': {");
});

test('a table has a migration and its line among the rights', () => {
  const { read, files } = made('table', { name: 'garden-notes' });
  expect(files()).toEqual([
    expect.stringMatching(/^supabase\/migrations\/\d{14}_garden_notes\.sql$/),
    'tests/support/database/rights.ts',
  ]);
  expect(read(files()[0] ?? '')).not.toMatch(/new.?thing/i);
});

test('a language has a folder, and a place in every table of languages', () => {
  const asked = { name: 'fr', 'own-name': 'Français', tag: 'fr-FR', search: 'french' };
  const { read, files } = made('language', asked);
  expect(files().length).toBeLessThanOrEqual(30);
  const tables = files().filter((file) => existsSync(file));
  expect(tables.filter((file) => !/\bfr\b/.test(read(file)))).toEqual([]);
  expect(read('src/core/locale.ts')).toContain("'de', 'fr'] as const");
  expect(read('src/i18n/words.ts')).toContain('de: deLegal, fr: frLegal };');
  expect(read(files().at(-1) ?? '')).toMatch(/when 'de' .*\n.*when 'fr' then 'pg_catalog.french'/);
});

test.each<[Kind, Asked, string]>([
  ['mail', { name: 'late-order' }, 'Say what it is about'],
  ['mail', { name: 'held', about: 'held' }, 'There is a mail “held” already.'],
  ['mail', { name: 'Late order', about: 'held' }, 'is no name'],
  ['page', { name: 'blog' }, 'There is a page “blog” already.'],
  ['page', { name: '../x' }, 'is no name'],
  ['function', { name: 'forget-post', core: 'publishing' }, 'Say which functions it belongs to'],
  ['function', { name: 'forget-post', in: 'publishing', core: 'nowhere' }, 'Say where its rule stands'],
  ['function', { name: 'hide-blog-post', in: 'news', core: 'news' }, 'There is a function “hide-blog-post”'],
  ['table', { name: 'enquiries' }, 'There is a table “enquiries” already.'],
  ['table', { name: 'news-runs' }, 'There is a table “news_runs” already.'],
  ['language', { name: 'en', 'own-name': 'E', tag: 'en-GB', search: 'english' }, 'There is a language “en”'],
  ['language', { name: 'fr' }, 'Say what it calls itself'],
  ['language', { name: 'french' }, 'is no language'],
])('a %s of %j is refused in words', (kind, asked, reason) => {
  expect(() => made(kind, asked)).toThrow(reason);
});

test('where a place is missing or there twice, nothing is guessed', () => {
  const draft = beginDraft('.');
  draft.create('made-for-a-test.ts', 'one\ntwo\none\n');
  expect(() => draft.insertAfter('made-for-a-test.ts', { anchor: 'one\n', text: 'x' })).toThrow(
    'has 2 places',
  );
  expect(() => draft.insertBefore('made-for-a-test.ts', { anchor: 'six', text: 'x' })).toThrow(
    'has 0 places',
  );
  expect(() => draft.change('made-for-a-test.ts', (text) => text)).toThrow('has no place for it');
  expect(() => draft.create('package.json', '')).toThrow('package.json is there already.');
});
