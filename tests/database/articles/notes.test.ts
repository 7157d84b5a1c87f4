import { beforeAll, describe, expect, test } from 'vitest';
import { migratedDatabase } from '../../support/database/migrated-database.ts';
import { aPost, insertPost } from '../../support/database/posts.ts';
import { asPerson } from '../../support/sql.ts';

const database = migratedDatabase();
let anna: string;
let jan: string;

beforeAll(async () => {
  await insertPost(database, aPost({ slug_base: 'tuin' }));
  [anna, jan] = [await aPerson('Anna'), await aPerson('Jan')];
});

describe('notes of editors', () => {
  test('keep the quoted words after the text has changed, and name the editor who wrote the note', async () => {
    expect(await call(anna, `add_note('tuin-nl', 'De pomp', 'Klopt dit?')`)).toBe(true);
    await database.exec(`update blog_posts set content = 'Een andere tekst.' where slug = 'tuin-nl'`);
    const [note] = await notes();
    expect(note).toMatchObject({ slug: 'tuin-nl', quote: 'De pomp', text: 'Klopt dit?', by: 'Anna' });
  });

  test('can be ticked off and reopened by another editor', async () => {
    await call(jan, `add_note('tuin-nl', '', 'Van Jan')`);
    const [first, second] = await notes();
    expect(second).toMatchObject({ by: 'Jan' });
    await call(jan, `tick_note('${first?.id}', true)`);
    expect((await notes()).map(({ text }) => text)).toEqual(['Van Jan']);
    await call(jan, `tick_note('${first?.id}', false)`);
    expect(await notes()).toHaveLength(2);
    expect(await call(anna, `add_note('nergens-nl', '', 'Hallo')`)).toBe(false);
  });

  test('are refused without text, and from a person who is not an editor', async () => {
    await expect(call(anna, `add_note('tuin-nl', '', '')`)).rejects.toThrow('post_notes_text_length');
    const stranger = await aPerson();
    for (const act of [
      `add_note('tuin-nl', '', 'Hi')`,
      `watch_post('tuin-nl')`,
      `tick_note('${anna}', true)`,
    ])
      await expect(call(stranger, act)).rejects.toThrow();
    expect(await notes()).toHaveLength(2);
  });

  test('hide the name of the shared account, and disappear while their article is in the trash', async () => {
    await database.query('update editors set is_shared = true where user_id = $1', [jan]);
    expect(await notes()).toMatchObject([{ by: 'Anna' }, { text: 'Van Jan', by: null }]);
    await call(anna, `trash_articles(array['tuin'], null)`);
    expect(await notes()).toEqual([]);
  });
});

/** Creates a user, who is an editor only if `name` is given. Returns the user’s id. */
async function aPerson(name?: string): Promise<string> {
  const id = crypto.randomUUID();
  await database.query('insert into auth.users (id, email) values ($1, $2)', [id, `${id}@example.com`]);
  if (name !== undefined)
    await database.query('insert into editors (user_id, name) values ($1, $2)', [id, name]);
  return id;
}

const call = (person: string, act: string): Promise<unknown> =>
  asPerson(database, { role: 'authenticated', claims: { sub: person } }, async () => {
    const [row] = await database.query(`select ${act} as answer`);
    await database.exec('commit');
    return row?.['answer'];
  });

const notes = async (): Promise<Note[]> =>
  ((await call(anna, `watch_post('tuin-nl')`)) as { notes: Note[] }).notes;

type Note = { id: string; slug: string; quote: string; text: string; by: string | null };
