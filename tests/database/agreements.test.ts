import { describe, expect, test } from 'vitest';
import { timeZone } from '#core/ibiza-time/clock.ts';
import { daysInTrash, draftDays, heldEnquiryDays, invitationDays, previewDays } from '#core/lifetimes.ts';
import { locales, sourceLocale } from '#core/locale.ts';
import { dailyNewsBase, dailyNewsPrefix } from '#core/post/slugs/daily-news.ts';
import { postSlug } from '#core/post/post.ts';
import { letters } from '#mail/compose-letter.ts';
import { migratedDatabase } from '../support/database/migrated-database.ts';

const database = migratedDatabase();

describe('database and code agree on', () => {
  test('the kinds of mail: the outbox accepts exactly those that have a template', async () => {
    const known = wordsIn(await constraint('mail_outbox_kind_known'));
    expect(known.toSorted()).toEqual(Object.values(letters).flatMap(Object.keys).toSorted());
  });

  test('the slug prefix of the daily news', async () => {
    expect(await inCode(/'\^?([a-z-]+-news-)(?!allowed')/g)).toEqual([dailyNewsPrefix]);
    const [made] = await database.query(`select private.news_slug('2026-11-21', $1) as slug`, [sourceLocale]);
    expect(made).toEqual({ slug: postSlug({ slugBase: dailyNewsBase('2026-11-21'), locale: sourceLocale }) });
  });

  test('the languages: the search supports each language, and only two database functions name languages', async () => {
    const [listed] = await database.query('select private.languages() as languages');
    expect((listed?.['languages'] as string[]).toSorted()).toEqual(locales.toSorted());
    const translations = locales.filter((locale) => locale !== sourceLocale);
    const naming = await database.query(
      `select name from (
       select conname as name, pg_get_constraintdef(oid) as text from pg_constraint where contype = 'c'
       union all select proname, prosrc from pg_proc where pronamespace = 'private'::regnamespace
       union all select tgname, pg_get_triggerdef(oid) from pg_trigger
     ) as code where text ~ $1 order by name`,
      [`'(${translations.join('|')})'`],
    );
    expect(naming.map(({ name }) => name)).toEqual(['languages', 'search_config']);
    const unsearched = await database.query(
      `select language from unnest($1::text[]) as language
     where private.search_config(language) = 'pg_catalog.simple'::regconfig`,
      [locales],
    );
    expect(unsearched).toEqual([]);
  });

  test('the time zone of Ibiza', async () => {
    expect(await inCode(/at time zone '(\w+\/\w+)'/g)).toEqual([timeZone]);
  });

  /** Returns the distinct matches of the pattern’s group in the source of functions and triggers. */
  async function inCode(pattern: RegExp): Promise<string[]> {
    const code = await database.query(
      `select prosrc as text from pg_proc where pronamespace = 'private'::regnamespace
     union all select pg_get_triggerdef(oid) from pg_trigger`,
    );
    const found = code.flatMap(({ text }) =>
      [...String(text).matchAll(pattern)].map(([, part = '']) => part),
    );
    return [...new Set(found)];
  }

  test('the lifetime of preview links: the code sets less than the maximum that the database allows', async () => {
    const bound = /'(\d+) days'/.exec(await constraint('post_previews_expires_soon'))?.[1];
    expect(Number(bound)).toBeGreaterThan(previewDays);
  });

  test('the lifetimes of drafts and of trashed articles', async () => {
    const [row] = await database.query(
      `select extract(day from private.draft_lifetime())::int as drafts, extract(day from private.trash_lifetime())::int as trash`,
    );
    expect(row).toEqual({ drafts: draftDays, trash: daysInTrash });
  });

  test('the lifetimes of invitations and held enquiries', async () => {
    const [invitation] = await database.query(
      `select pg_get_expr(adbin, adrelid) as text from pg_attrdef
     join pg_attribute on attrelid = adrelid and attnum = adnum
     where adrelid = 'public.invitations'::regclass and attname = 'expires_at'`,
    );
    expect(invitation?.['text']).toContain(`'${invitationDays} days'`);
    expect(await inCode(/held_enquiries\(\) where created_at < now\(\) - interval '(\d+) days'/g)).toEqual([
      String(heldEnquiryDays),
    ]);
  });
});

async function constraint(name: string): Promise<string> {
  const [found] = await database.query(
    'select pg_get_constraintdef(oid) as definition from pg_constraint where conname = $1',
    [name],
  );
  return String(found?.['definition']);
}

const wordsIn = (definition: string): string[] =>
  [...definition.matchAll(/'([^']*)'/g)].map(([, word = '']) => word);
