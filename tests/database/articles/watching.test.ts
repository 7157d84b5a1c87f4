import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aMigratedDatabase, type MigratedDatabase } from '../../support/database/migrated-database.ts';
import { aPost, insertPost } from '../../support/database/posts.ts';
import { asPerson, aSession } from '../../support/sql.ts';

let database: MigratedDatabase;

beforeAll(async () => {
  database = await aMigratedDatabase();
  for (const language of ['nl', 'en']) await insertPost(database, aPost({ slug_base: 'tuin', language }));
});
afterAll(() => database.close());

describe('watching a post', () => {
  test('lists other editors who have the article open in any language, until 45 seconds after their last request', async () => {
    const [anna, jan] = [await aWatcher('Anna'), await aWatcher('Jan')];
    expect(await anna('tuin-nl')).toEqual({ revision: 1, open_seconds: 0, others: [], notes: [] });
    expect(await anna('tuin-en')).toEqual({ revision: 1, open_seconds: 0, others: [], notes: [] });
    expect(await jan('tuin-nl')).toMatchObject({ others: [{ name: 'Anna', language: 'en' }] });
    expect(await anna('tuin-nl')).toMatchObject({ others: [{ name: 'Jan', language: 'nl' }] });
    expect(await anna('nergens-nl')).toBeNull();
    await database.exec(
      `update private.article_watchers set seen_at = now() - interval '46 seconds' where language = 'nl'`,
    );
    expect(await jan('tuin-en')).toMatchObject({ others: [] });
  });

  test('counts the seconds again once another session has changed the text', async () => {
    const [eva, piet] = [await aWatcher('Eva'), await aWatcher('Piet')];
    for (const slug of ['tuin-nl', 'tuin-en']) await eva(slug);
    await piet('tuin-nl');
    await database.exec(`
      update private.article_watchers set opened = (
        select jsonb_object_agg(key, value::timestamptz - interval '5 minutes') from jsonb_each_text(opened)
      ) where true`);
    const read = async (watcher: Watcher, slug = 'tuin-nl') =>
      ((await watcher(slug)) as { open_seconds: number }).open_seconds;
    await piet.run(`update blog_posts set title = 'Zelf' where slug = 'tuin-nl'`);
    expect([await read(eva), await read(piet), await read(eva, 'tuin-en')]).toEqual([0, 300, 300]);
    await database.exec(`update blog_posts set is_published = not is_published where slug = 'tuin-nl'`);
    expect(await read(piet)).toBe(300);
    await database.exec(`update blog_posts set content = 'Nieuw' where slug = 'tuin-nl'`);
    expect([await read(piet), await read(eva, 'tuin-en')]).toEqual([0, 300]);
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

/** Creates an editor. Returns a function that reports a post as open in this editor’s browser, and `run` for SQL. */
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
  const run = (sql: string, given: unknown[] = []) =>
    asPerson(database, { role: 'authenticated', claims: { sub: id, session_id } }, async () => {
      const rows = await database.query(sql, given);
      await database.exec('commit');
      return rows;
    });
  const watch = async (slug: string) => (await run('select watch_post($1) as seen', [slug]))[0]?.['seen'];
  return Object.assign(watch, { run });
}

type Watcher = Awaited<ReturnType<typeof aWatcher>>;
