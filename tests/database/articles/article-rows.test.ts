/**
 * Rules about articles that depend on the age or state of rows. Each case writes its rows without triggers, reads one
 * value, and rolls back.
 */
import { describe, expect, test } from 'vitest';
import { migratedDatabase } from '../../support/database/migrated-database.ts';
import { id, insertSql, valueAfter } from '../../support/database/value-after.ts';

const database = migratedDatabase();

const after = (sql: string, expression: string) => valueAfter(database, sql, expression);
/** Enables the triggers, which `valueAfter` disables, for the SQL after this statement. */
const triggers = 'set local session_replication_role = origin;';
const ago = (age: string) => `now() - interval '${age}'`;
const isOnline = { is_published: 'true', published_at: ago('1 day') };

function aPost(n: number, changes: Record<string, string> = {}): string {
  return insertSql('public.blog_posts', {
    id: id(n),
    slug_base: `'zon'`,
    language: `'nl'`,
    title: `'Zon'`,
    content: `'Tekst'`,
    ...changes,
  });
}
const aCopy = (n: number, language: string, changes: Record<string, string> = {}) =>
  aPost(n, { language: `'${language}'`, translation: `'machine'`, ...changes });
const inTrash = { deleted_at: ago('1 day') };
const slugsOf = (call: string) =>
  `(select coalesce(json_agg(one ->> 'slug'), '[]') from json_array_elements(${call}) one)`;
const ofPost = (n: number, expression: string) =>
  `(select ${expression} from public.blog_posts where id = ${id(n)})`;

describe('the trash', () => {
  test('receives only posts outside the trash: one translation, or the whole article for Dutch or null', async () => {
    const article =
      aPost(1, isOnline) +
      aCopy(2, 'en', isOnline) +
      aCopy(3, 'de', inTrash) +
      aPost(4, { slug_base: `'zee'` });
    const trashed = (language: string) =>
      after(article, slugsOf(`trash_articles(array['zon'], ${language})`));
    expect(await trashed(`'en'`)).toEqual(['zon-en']);
    expect(await trashed(`'de'`)).toEqual([]);
    for (const whole of [`'nl'`, 'null']) expect(await trashed(whole)).toEqual(['zon-en', 'zon-nl']);
  });

  test('restores a translation with its trashed Dutch post, but a Dutch post without its translations', async () => {
    const restored = (sql: string, slug: string) => after(sql, slugsOf(`restore_posts(array['${slug}'])`));
    const article = aPost(1, inTrash) + aCopy(2, 'en', inTrash) + aCopy(3, 'de', inTrash);
    expect(await restored(article, 'zon-en')).toEqual(['zon-en', 'zon-nl']);
    expect(await restored(article, 'zon-nl')).toEqual(['zon-nl']);
    expect(await restored(aPost(1) + aCopy(2, 'en', inTrash), 'zon-en')).toEqual(['zon-en']);
    expect(await restored(aPost(1, inTrash) + aCopy(2, 'en'), 'zon-en')).toEqual([]);
  });

  test('erases a trashed Dutch post with its trashed translations, or one trashed translation alone', async () => {
    const article = aPost(1, inTrash) + aCopy(2, 'en', inTrash) + aCopy(3, 'de');
    const erased = (sql: string, slug: string) => after(sql, `erase_trashed(array['${slug}'])`);
    expect([
      await erased(article, 'zon-nl'),
      await erased(article, 'zon-en'),
      await erased(article, 'zon-de'),
    ]).toEqual([2, 1, 0]);
    expect(await erased(aPost(1) + aCopy(2, 'en', inTrash), 'zon-nl')).toBe(0);
  });

  test('is purged of posts that were trashed more than thirty days ago', async () => {
    const purged = (age: string) => after(aPost(1, { deleted_at: ago(age) }), 'private.purge_trash()');
    expect([await purged('29 days'), await purged('31 days')]).toEqual([0, 1]);
    expect(await after(aPost(1), 'private.purge_trash()')).toBe(0);
  });
});

describe('the schedule', () => {
  const due = { publish_at: ago('1 minute') };
  const published = (changes: Record<string, string>) =>
    after(aPost(1, changes) + triggers, 'private.publish_due_posts()');

  test('publishes a draft at its scheduled time, unless its image lacks an alternative text', async () => {
    expect(await published(due)).toEqual(['zon-nl']);
    expect(await published({ publish_at: `now() + interval '1 minute'` })).toEqual([]);
    expect(await published({ ...due, hero_image_url: `'/a.webp'` })).toEqual([]);
    expect(await published({ ...due, hero_image_url: `'/a.webp'`, hero_image_alt: `'Zee'` })).toEqual([
      'zon-nl',
    ]);
    const kept = `${aPost(1, { ...due, published_at: `'2026-01-01Z'` })}${triggers} select private.publish_due_posts();`;
    expect(await after(kept, ofPost(1, 'published_at::date::text'))).toBe('2026-01-01');
  });

  test('increases the content version once when the publication date of a published post passes', async () => {
    const counted = (changes: Record<string, string>, until = ago('1 hour')) =>
      after(
        `${aPost(1, { is_published: 'true', updated_at: ago('2 days'), ...changes })}
        update private.site set dates_counted_until = ${until}, content_version = 7 where only_row; select private.publish_due_posts();`,
        '(select content_version::integer from private.site)',
      );
    expect(await counted({ published_at: ago('1 minute') })).toBe(8);
    expect(await counted({ published_at: ago('2 hours') })).toBe(7);
    expect(await counted({ published_at: `now() + interval '1 hour'` })).toBe(7);
    expect(await counted({ published_at: ago('2 minutes'), updated_at: ago('1 minute') })).toBe(7);
    expect(await counted({ published_at: ago('2 minutes'), updated_at: ago('2 minutes') })).toBe(7);
    expect(await counted({ published_at: ago('1 minute'), is_published: 'false' })).toBe(7);
    expect(await counted({ published_at: ago('1 minute') }, 'now()')).toBe(7);
  });

  test('of a post is cleared when the post is published or trashed', async () => {
    const scheduled = `${aPost(1, { publish_at: `now() + interval '1 day'` })}${triggers}`;
    const left = (change: string) =>
      after(
        `${scheduled} update public.blog_posts set ${change} where id = ${id(1)};`,
        ofPost(1, 'publish_at is not null'),
      );
    expect(await left(`is_published = true, published_at = now()`)).toBe(false);
    expect(await left('deleted_at = now()')).toBe(false);
    expect(await left(`title = 'Zee'`)).toBe(true);
  });
});

describe('addresses', () => {
  const moved = (slug: string) => `moved_post('${slug}')`;
  const old = (slug: string, n: number) =>
    `insert into private.old_addresses (slug, post_id) values ('${slug}', ${id(n)});`;

  test('redirect to the current address if they are former addresses of a published post', async () => {
    expect(await after(aPost(1, isOnline) + old('oud-nl', 1), moved('oud-nl'))).toBe('zon-nl');
    expect(await after(aPost(1, isOnline) + old('oud-nl', 1), moved('zon-nl'))).toBeNull();
    expect(await after(aPost(1) + old('oud-nl', 1), moved('oud-nl'))).toBeNull();
    const later = { is_published: 'true', published_at: `now() + interval '1 hour'` };
    expect(await after(aPost(1, later) + old('oud-nl', 1), moved('oud-nl'))).toBeNull();
    expect(await after(aPost(1, { ...isOnline, own_base: `'eigen'` }), moved('zon-nl'))).toBe('eigen-nl');
  });

  test('of posts that were ever published become former addresses when the slug base changes', async () => {
    const renamed = (changes: Record<string, string>) =>
      after(
        `${aPost(1, changes)}${triggers} update public.blog_posts set slug_base = 'zee' where id = ${id(1)};`,
        '(select array_agg(slug order by slug) from private.old_addresses)',
      );
    expect(await renamed(isOnline)).toEqual(['zon-nl']);
    expect(await renamed({ published_at: ago('1 day') })).toEqual(['zon-nl']);
    expect(await renamed({})).toBeNull();
    expect(await renamed({ ...isOnline, own_base: `'eigen'` })).toEqual(['zon-nl']);
  });

  test('are taken if they are the slug base, the own address or a former address of an article', async () => {
    const isFree = (sql: string, base: string, except = 'null') =>
      after(sql, `is_slug_base_free('${base}', ${except})`);
    const post = aPost(1, { own_base: `'eigen'` }) + old('oud-nl', 1);
    for (const base of ['zon', 'eigen', 'oud'])
      expect([base, await isFree(post, base)]).toEqual([base, false]);
    expect(await isFree(post, 'vrij')).toBe(true);
    expect([await isFree(post, 'zon', `'zon'`), await isFree(post, 'oud', `'zon'`)]).toEqual([true, true]);
    expect(await isFree(post, 'eigen', `'zon'`)).toBe(false);
    const taken = `(select array_agg(one order by one) from json_array_elements_text(taken_slug_bases(array['zon', 'eigen', 'oud', 'vrij'])) one)`;
    expect(await after(post, taken)).toEqual(['eigen', 'oud', 'zon']);
  });

  test('of another article are refused for a new post', async () => {
    const inserted = (sql: string, changes: Record<string, string>) =>
      after(`${sql}${triggers}${aPost(2, changes)}`, 'true').catch((cause: unknown) => String(cause));
    const refused = expect.stringContaining('Another article had this address.') as string;
    expect(await inserted(aPost(1) + old('oud-nl', 1), { slug_base: `'oud'` })).toEqual(refused);
    expect(await inserted(aPost(1) + old('oud-de', 1), { slug_base: `'oud'` })).toBe(true);
    expect(
      await inserted(aPost(1, { own_base: `'eigen'` }), { slug_base: `'eigen'`, language: `'en'` }),
    ).toEqual(refused);
    expect(await inserted(aPost(1), { slug_base: `'zee'`, language: `'en'`, own_base: `'zon'` })).toEqual(
      refused,
    );
    expect(await inserted(aPost(1), { language: `'en'` })).toBe(true);
  });
});

describe('changing a text', () => {
  const article = (changes: Record<string, string> = {}) =>
    aPost(1, isOnline) + aCopy(2, 'en', { ...isOnline, ...changes });
  const isOutdated = (sql: string, change: string, n = 1) =>
    after(
      `${sql}${triggers} update public.blog_posts set ${change} where id = ${id(n)};`,
      ofPost(2, 'outdated_since is not null'),
    );

  test('makes the existing translations of a Dutch text outdated, except after a small fix', async () => {
    expect(await isOutdated(article(), `content = 'Anders'`)).toBe(true);
    expect(await isOutdated(article(), `meta_title = 'Anders'`)).toBe(false);
    expect(
      await isOutdated(article({ translation: `'pending'`, is_published: 'false' }), `content = 'Anders'`),
    ).toBe(false);
    expect(
      await isOutdated(
        `${article()} select set_config('site.small_fix', 'yes', true);`,
        `content = 'Anders'`,
      ),
    ).toBe(false);
    const news = (translation: string) =>
      `${aPost(1, { ...isOnline, slug_base: `'daily-ibiza-news-2026-11-21'` })}
      ${aCopy(2, 'en', { ...isOnline, slug_base: `'daily-ibiza-news-2026-11-21'`, translation: `'${translation}'` })}`;
    expect([
      await isOutdated(news('machine'), `content = 'Anders'`),
      await isOutdated(news('reviewed'), `content = 'Anders'`),
    ]).toEqual([true, false]);
  });

  test('of an outdated translation makes the translation current, except if the change is an undo', async () => {
    const outdated = article({ outdated_since: `'2026-01-01'` });
    expect(await isOutdated(outdated, `content = 'New'`, 2)).toBe(false);
    expect(await isOutdated(outdated, `meta_title = 'New'`, 2)).toBe(true);
    expect(
      await isOutdated(
        `${outdated} select set_config('site.taking_back', 'yes', true);`,
        `content = 'New'`,
        2,
      ),
    ).toBe(true);
  });

  test('makes translations outdated if it is too large for a small fix', async () => {
    const words = (count: number) => `content = '${Array(count).fill('Anders').join(' ')}'`;
    const fix = `${article()} select set_config('site.small_fix', 'yes', true);`;
    expect(await isOutdated(fix, words(3))).toBe(false);
    expect(await isOutdated(fix, words(30))).toBe(true);
  });

  test('records a correction only for news that was public', async () => {
    const corrected = (changes: Record<string, string>, ...steps: string[]) =>
      after(
        `${aPost(1, { slug_base: `'daily-ibiza-news-2026-11-21'`, ...changes })}${triggers}
        ${steps.map((change) => `update public.blog_posts set ${change} where id = ${id(1)};`).join('\n')}`,
        ofPost(1, 'corrected_at is not null'),
      );
    const published = `is_published = true, published_at = now()`;
    expect(await corrected({}, published, 'is_published = false', `content = 'Anders'`, published)).toBe(
      true,
    );
    expect(await corrected({}, `content = 'Anders'`, published)).toBe(false);
    expect(await corrected(isOnline, `content = 'Anders'`)).toBe(true);
    expect(await corrected(isOnline, `meta_title = 'Anders'`)).toBe(false);
    expect(await corrected({}, `content = 'Anders'`)).toBe(false);
    expect(await corrected({ ...isOnline, slug_base: `'zon'` }, `content = 'Anders'`)).toBe(false);
  });

  test.each([
    ['at once', '9 minutes', false],
    ['later', '11 minutes', true],
  ])(
    'records the undo of a change of news as a correction, unless it comes %s',
    async (_, ago, isRecorded) => {
      const news = aPost(1, {
        ...isOnline,
        slug_base: `'daily-ibiza-news-2026-11-21'`,
        updated_at: `now() - interval '${ago}'`,
      });
      const undone = `${news}${triggers} select set_config('site.taking_back', 'yes', true);
      update public.blog_posts set content = 'Anders' where id = ${id(1)};`;
      expect(await after(undone, ofPost(1, 'corrected_at is not null'))).toBe(isRecorded);
    },
  );
});

describe('ending an editor’s access', () => {
  const editor = `insert into auth.users (id, email) values (${id(1)}, 'a@example.com'), (${id(2)}, 'b@example.com');
    insert into public.editors (user_id, name) values (${id(1)}, 'A'), (${id(2)}, 'B');`;
  const preview = (changes: Record<string, string>) => {
    return insertSql('public.post_previews', {
      id: id(9),
      lang: `'nl'`,
      posts: `'[1]'`,
      view_digest: `repeat('b', 64)`,
      verdict_digest: `repeat('c', 64)`,
      expires_at: `now() + interval '1 day'`,
      ...changes,
    });
  };
  const isOpen = (changes: Record<string, string>, change: string) =>
    after(
      `${editor}${preview(changes)}${triggers} update public.editors set ${change} where user_id = ${id(1)};`,
      '(select expires_at > now() from public.post_previews)',
    );

  test('closes undecided previews that the editor sent; if the editor is removed, also previews that the editor received', async () => {
    const sent = { created_by: id(1) };
    const got = { created_by: id(2), recipient: `'a@example.com'`, recipient_id: id(1) };
    expect([
      await isOpen(sent, 'removed_at = now()'),
      await isOpen(sent, 'sessions_valid_from = now()'),
    ]).toEqual([false, false]);
    expect([
      await isOpen(got, 'removed_at = now()'),
      await isOpen(got, 'sessions_valid_from = now()'),
    ]).toEqual([false, true]);
    expect([
      await isOpen(sent, `name = 'C'`),
      await isOpen({ created_by: id(2) }, 'removed_at = now()'),
    ]).toEqual([true, true]);
    expect(await isOpen({ ...sent, verdict: `'rejected'`, decided_at: 'now()' }, 'removed_at = now()')).toBe(
      true,
    );
  });

  test('withdraws the open invitations that the editor sent', async () => {
    const withdrawnAt = (changes: string) =>
      after(
        `${editor} insert into public.invitations (email, name, secret_hash, invited_by, redeemed_at, withdrawn_at)
        values ('n@example.com', 'N', repeat('a', 64), ${id(1)}, ${changes});
        ${triggers} update public.editors set removed_at = now() where user_id = ${id(1)};`,
        `(select (withdrawn_at at time zone 'UTC')::text from public.invitations)`,
      );
    expect(await withdrawnAt('null, null')).not.toBeNull();
    expect(await withdrawnAt('now(), null')).toBeNull();
    expect(await withdrawnAt(`null, '2026-01-01Z'`)).toBe('2026-01-01 00:00:00');
  });
});

describe('the words around what an editor looks for', () => {
  test('are read in the texts of an article until the first that has them', async () => {
    const texts = {
      nl: `repeat('Een tekst. ', 17000)`,
      en: `repeat('A text. ', 20000) || 'Our <b>pool</b> is open.'`,
      es: `'<p>Zwembad (pool)</p>'`,
      de: `'<p>Zwembad (pool)</p>'`,
    };
    const rows = Object.entries(texts).map(([language, content], at) =>
      aPost(at + 1, { language: `'${language}'`, title: `'Pool'`, content }),
    );
    const asked = `'{"words": "pool", "sort": "nearest"}'`;
    const read = `set local track_functions = 'all'; create temp table read on commit drop as select list_articles(${asked}) as answer;`;
    const found = `array(
      select concat_ws(': ', post ->> 'language', post ->> 'found')
      from read, json_array_elements(answer -> 'articles' -> 0 -> 'posts') as post where post ->> 'found' is not null
    )`;
    const calls = `(select calls::integer from pg_stat_xact_user_functions where funcname = 'words_around')`;
    expect(
      await after(rows.join('') + read, `json_build_object('found', ${found}, 'calls', ${calls})`),
    ).toEqual({
      found: ['en: … A text. A text. A text. A text. Our pool is open.'],
      calls: 2,
    });
  });

  test.each([
    ['<p><a href="/pool">Ons</a> zwembad, een <em>pool</em></p>', 'pool', ' Ons zwembad, een pool '],
    ['<p class="pool">Niets</p>', 'pool', null],
    [
      '<p>Het water van ons zwembad is warm en schoon, en wie wil, mag erin.</p>',
      'wie wil',
      '… van ons zwembad is warm en schoon, en wie wil, mag erin. ',
    ],
    ['Ons zwembad is schoon.\n\n> Een citaat', 'zwembad', 'Ons zwembad is schoon. Een citaat'],
    ['<p>Twee <b>schone</b> woorden</p>', 'schone woorden', ' Twee schone woorden '],
  ])('in %j', async (html, wanted, around) => {
    expect(await after('', `private.words_around('${html}', '${wanted}')`)).toBe(around);
  });
});
