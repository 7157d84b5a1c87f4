import { afterAll, beforeAll, expect, test } from 'vitest';
import { timeZone } from '#core/ibiza-time/clock.ts';
import { daysInTrash, draftDays, heldMessageDays, invitationDays, previewDays } from '#core/lifetimes.ts';
import { locales, sourceLocale } from '#core/locale.ts';
import { dailyNewsBase, dailyNewsPrefix } from '#core/post/slugs/daily-news.ts';
import { postSlug } from '#core/post/post.ts';
import { letters } from '#mail/compose-letter.ts';
import { aMigratedDatabase, type MigratedDatabase } from '../support/database/migrated-database.ts';

let database: MigratedDatabase;

beforeAll(async () => {
  database = await aMigratedDatabase();
});

afterAll(() => database.close());

test('the outbox takes the mails that have a letter, and no others', async () => {
  const known = wordsIn(await constraint('mail_outbox_kind_known'));
  expect(known.toSorted()).toEqual(Object.values(letters).flatMap(Object.keys).toSorted());
});

test('the database and the code begin the addresses of daily news alike', async () => {
  expect(await inCode(/'\^?([a-z-]+-news-)/g)).toEqual([dailyNewsPrefix]);
  const [made] = await database.query(`select private.news_slug('2026-11-21', $1) as slug`, [sourceLocale]);
  expect(made).toEqual({ slug: postSlug({ slugBase: dailyNewsBase('2026-11-21'), locale: sourceLocale }) });
});

test('the database lists the languages of the code, in one place, and knows how to search each', async () => {
  const [listed] = await database.query('select private.languages() as languages');
  expect((listed?.['languages'] as string[]).toSorted()).toEqual(locales.toSorted());
  const translations = locales.filter((locale) => locale !== sourceLocale);
  const naming = await database.query(
    `select place from (
       select conname as place, pg_get_constraintdef(oid) as text from pg_constraint where contype = 'c'
       union all select proname, prosrc from pg_proc where pronamespace = 'private'::regnamespace
       union all select tgname, pg_get_triggerdef(oid) from pg_trigger
     ) as code where text ~ $1 order by place`,
    [`'(${translations.join('|')})'`],
  );
  expect(naming.map(({ place }) => place)).toEqual(['languages', 'search_config']);
  const unsearched = await database.query(
    `select language from unnest($1::text[]) as language
     where private.search_config(language) = 'pg_catalog.simple'::regconfig`,
    [locales],
  );
  expect(unsearched).toEqual([]);
});

test('the database and the code live by the same clock', async () => {
  expect(await inCode(/at time zone '(\w+\/\w+)'/g)).toEqual([timeZone]);
});

/** What functions and triggers of the database say, each text once. */
async function inCode(pattern: RegExp): Promise<string[]> {
  const code = await database.query(
    `select prosrc as text from pg_proc where pronamespace = 'private'::regnamespace
     union all select pg_get_triggerdef(oid) from pg_trigger`,
  );
  const found = code.flatMap(({ text }) => [...String(text).matchAll(pattern)].map(([, part = '']) => part));
  return [...new Set(found)];
}

test('the database takes previews that last as long as the code says', async () => {
  const bound = /'(\d+) days'/.exec(await constraint('post_previews_expires_soon'))?.[1];
  expect(Number(bound)).toBeGreaterThan(previewDays);
});

test('the database keeps drafts and the trash as long as the words say', async () => {
  const [row] = await database.query(
    `select extract(day from private.draft_lifetime())::int as drafts, extract(day from private.trash_lifetime())::int as trash`,
  );
  expect(row).toEqual({ drafts: draftDays, trash: daysInTrash });
});

test('the database keeps invitations and held messages as long as the words say', async () => {
  const [invitation] = await database.query(
    `select pg_get_expr(adbin, adrelid) as text from pg_attrdef
     join pg_attribute on attrelid = adrelid and attnum = adnum
     where adrelid = 'public.invitations'::regclass and attname = 'expires_at'`,
  );
  expect(invitation?.['text']).toContain(`'${invitationDays} days'`);
  expect(await inCode(/held_messages\(\) where created_at < now\(\) - interval '(\d+) days'/g)).toEqual([
    String(heldMessageDays),
  ]);
});

async function constraint(name: string): Promise<string> {
  const [found] = await database.query(
    'select pg_get_constraintdef(oid) as definition from pg_constraint where conname = $1',
    [name],
  );
  return String(found?.['definition']);
}

/** What stands between quotes. */
const wordsIn = (definition: string): string[] =>
  [...definition.matchAll(/'([^']*)'/g)].map(([, word = '']) => word);
