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

/** Creates an editor. Returns a function that reports a post as open in this editor’s browser. */
async function aWatcher(
  name: string,
  { isShared = false } = {},
): Promise<(slug: string) => Promise<unknown>> {
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
  return (slug) =>
    asPerson(database, { role: 'authenticated', claims: { sub: id, session_id } }, async () => {
      const [row] = await database.query('select watch_post($1) as seen', [slug]);
      await database.exec('commit');
      return row?.['seen'];
    });
}
