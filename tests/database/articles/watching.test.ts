import { beforeAll, describe, expect, test } from 'vitest';
import { migratedDatabase } from '../../support/database/migrated-database.ts';
import { aPost, insertPost } from '../../support/database/posts.ts';
import { asPerson, aSession } from '../../support/sql.ts';

const database = migratedDatabase();

beforeAll(async () => {
  for (const language of ['nl', 'en']) await insertPost(database, aPost({ slug_base: 'tuin', language }));
});

describe('watching a post', () => {
  test('lists other editors who have the article open in any language, until 45 seconds after their last request', async () => {
    const [anna, jan] = [await aWatcher('Anna'), await aWatcher('Jan')];
    expect(await anna('tuin-nl')).toEqual({ revision: 1, open_seconds: 0, others: [], notes: [] });
    expect(await anna('tuin-en')).toEqual({ revision: 1, open_seconds: 0, others: [], notes: [] });
    expect(await jan('tuin-nl')).toMatchObject({ others: [{ name: 'Anna', language: 'en' }] });
    expect(await anna('tuin-nl')).toMatchObject({ others: [{ name: 'Jan', language: 'nl' }] });
    expect(await anna('nergens-nl')).toBeNull();
    await pass(46);
    expect(await jan('tuin-en')).toMatchObject({ others: [] });
  });

  /** The time that the test itself takes does not count. */
  const read = async (watcher: Watcher, slug: string) => {
    await pass(46);
    return ((await watcher(slug)) as { open_seconds: number }).open_seconds;
  };

  test('gives each second to one text, also with a tab for each language, one after the other or side by side', async () => {
    const mia = await aWatcher('Mia');
    await mia.inOneMoment(async () => {
      const seconds = async (slug: string) => {
        const [row] = await database.query(`select (watch_post($1) ->> 'open_seconds')::integer as n`, [
          slug,
        ]);
        return row?.['n'];
      };
      const both = async () => [await seconds('tuin-nl'), await seconds('tuin-en')];
      const after = async (passed: number) => {
        await database.exec('reset role');
        await pass(passed);
        await database.exec('set local role authenticated');
      };
      for (const [slug, passed, n] of [
        ['tuin-nl', 0, 0],
        ['tuin-nl', 15, 15],
        ['tuin-nl', 15, 30],
        // The seconds until this call were those of the other text, which was open.
        ['tuin-en', 15, 0],
        ['tuin-en', 15, 15],
        ['tuin-nl', 15, 45],
      ] as const) {
        await after(passed);
        expect(await seconds(slug)).toBe(n);
      }
      expect(await both()).toEqual([45, 30]);
      await after(10);
      expect(await both()).toEqual([50, 35]);
      // The editor was away for longer than 45 seconds.
      await after(60);
      expect(await both()).toEqual([50, 35]);
      await after(16 * 60);
      expect(await both()).toEqual([0, 0]);
    });
  });

  test('counts the seconds again once another session has changed the text, and what the own session has added', async () => {
    const [eva, piet] = [await aWatcher('Eva'), await aWatcher('Piet')];
    for (const slug of ['tuin-nl', 'tuin-en']) await eva(slug);
    await piet('tuin-nl');
    await database.exec(`update private.article_watchers set read_for = '5 minutes' where true`);
    const all = async () => [
      await read(eva, 'tuin-nl'),
      await read(piet, 'tuin-nl'),
      await read(eva, 'tuin-en'),
    ];
    await piet.run(`update blog_posts set title = 'Hier staan vier woorden' where slug = 'tuin-nl'`);
    expect(await all()).toEqual([0, 299, 300]);
    await database.exec(`update blog_posts set is_published = not is_published where slug = 'tuin-nl'`);
    expect(await all()).toEqual([0, 299, 300]);
    await database.exec(`update blog_posts set content = 'Nieuw' where slug = 'tuin-nl'`);
    expect(await all()).toEqual([0, 0, 300]);
  });

  test('lists each session of the shared account separately, and leaves out removed editors', async () => {
    const one = await aWatcher('Gedeeld', { isShared: true });
    const other = await aWatcher('Gedeeld', { isShared: true });
    await one('tuin-nl');
    expect(await other('tuin-nl')).toMatchObject({
      others: expect.arrayContaining([{ name: null, language: 'nl' }]) as unknown,
    });
    await database.exec(`update editors set removed_at = now() where is_shared`);
    const eva = await aWatcher('Eva');
    expect(await eva('tuin-nl')).not.toMatchObject({ others: [{ name: null }] });
  });
});

const pass = (seconds: number) =>
  database.query(
    `update private.article_watchers set seen_at = seen_at - make_interval(secs => $1) where true`,
    [seconds],
  );

/** Creates an editor. Returns a function that reports a post as open in this editor’s browser, `run` for SQL, and `inOneMoment` for one transaction. */
async function aWatcher(name: string, { isShared = false } = {}) {
  const id = crypto.randomUUID();
  await database.query('insert into auth.users (id, email) values ($1, $2)', [id, `${id}@example.com`]);
  await database.query('insert into editors (user_id, name, is_shared) values ($1, $2, $3)', [
    id,
    name,
    isShared,
  ]);
  const { session_id } = await aSession(database, id);
  if (isShared)
    await database.query('insert into private.shared_sessions (session_id) values ($1)', [session_id]);
  const inOneMoment = <Value>(work: () => Promise<Value>) =>
    asPerson(database, { role: 'authenticated', claims: { sub: id, session_id } }, work);
  const run = (sql: string, given: unknown[] = []) =>
    inOneMoment(async () => {
      const rows = await database.query(sql, given);
      await database.exec('commit');
      return rows;
    });
  const watch = async (slug: string) => (await run('select watch_post($1) as seen', [slug]))[0]?.['seen'];
  return Object.assign(watch, { run, inOneMoment });
}

type Watcher = Awaited<ReturnType<typeof aWatcher>>;
