import { beforeAll, describe, expect, test } from 'vitest';
import { migratedDatabase } from '../support/database/migrated-database.ts';
import { asPerson } from '../support/sql.ts';
import { islandDay } from '#core/ibiza-time/days.ts';

const editor = crypto.randomUUID();
const stranger = crypto.randomUUID();
const database = migratedDatabase();

beforeAll(async () => {
  for (const id of [editor, stranger])
    await database.query('insert into auth.users (id, email) values ($1, $2)', [id, `${id}@example.com`]);
  await database.query(`insert into editors (user_id, name) values ($1, 'Clara')`, [editor]);
  await database.exec(
    `insert into private.business_versions (version, details) values (1, '{"name":"Casa"}')`,
  );
});

const saveAsCaller = (details: object, base: number) =>
  database.query('select save_business($1, $2, $3) as version', [JSON.stringify(details), base, editor]);
async function save(details: object, base: number) {
  await database.exec('set local role service_role');
  const saved = await saveAsCaller(details, base);
  await database.exec('set local role authenticated');
  return saved;
}
const asEditor = <Value>(work: () => Promise<Value>) =>
  asPerson(database, { role: 'authenticated', claims: { sub: editor } }, work);

describe('stored business details', () => {
  test('are saved as a new version that visitors can read', async () => {
    await asEditor(async () => {
      const content = async () =>
        Number((await database.query('select private.content_version() as n'))[0]?.['n']);
      const before = await content();
      expect(await save({ name: 'Casa Clara' }, 1)).toEqual([{ version: 2 }]);
      expect(await content()).toBe(before + 1);
      expect(await save({ name: 'Old' }, 1), 'another editor has saved').toEqual([{ version: null }]);
      expect(await content()).toBe(before + 1);
      expect(await database.query('select published_business() as business')).toEqual([
        { business: { version: 2, details: { name: 'Casa Clara' }, descriptions: {} } },
      ]);
      const [listed] = await database.query('select list_business_versions(20) as versions');
      expect(listed?.['versions']).toMatchObject([
        { version: 2, saved_by: 'Clara' },
        { version: 1, saved_by: null, details: { name: 'Casa' } },
      ]);
      expect(
        await database.query(
          `select person, from_version, to_version from actions where action = 'business-changed'`,
        ),
      ).toEqual([{ person: editor, from_version: 1, to_version: 2 }]);
    });
  });

  test('are built at once if an editor saves them, even while automatic changes wait', async () => {
    await asEditor(async () => {
      const isByHand = async () => {
        await database.exec('reset role');
        const [site] = await database.query('select by_hand from private.site');
        await database.exec('set local role authenticated');
        return site?.['by_hand'];
      };
      await database.exec('reset role');
      await database.exec('update private.site set by_hand = false where only_row');
      expect(await isByHand()).toBe(false);
      // The site saves with the secret key, whose claims name no person.
      await database.exec(`set local request.jwt.claims to '{"role":"service_role"}'`);
      await save({ name: 'Casa Clara' }, 1);
      expect(await isByHand()).toBe(true);
    });
  });

  test('do not show visitors the news feeds, nor on which day a customer agreed to a testimonial', async () => {
    const first = { words: 'Good', consentOn: '2026-10-03' };
    const settings = { NEWS_FEEDS: ['https://feed.example/?key=secret'] };
    await asEditor(async () => {
      await save({ name: 'Casa', testimonials: { first }, settings }, 1);
      expect(await database.query('select published_business() as business')).toMatchObject([
        { business: { details: { name: 'Casa', testimonials: { first: { words: 'Good' } } } } },
      ]);
      const [{ text } = {}] = await database.query('select published_business()::text as text');
      expect(text).not.toMatch(/2026-10-03|secret/);
      const [listed] = await database.query('select list_business_versions(20) as versions');
      expect(listed?.['versions']).toMatchObject([{ details: { testimonials: { first }, settings } }, {}]);
      await database.exec(`set local request.jwt.claims to '{"role":"service_role"}'`);
      expect(await database.query('select published_business() as business')).toMatchObject([
        { business: { details: { settings } } },
      ]);
    });
  });

  test('include the descriptions of their images, and a new description raises the content version', async () => {
    await asEditor(async () => {
      const [used, unused] = ['a', 'b'].map(
        (digit) => `/media/${digit.repeat(32)}-9x9-${'0'.repeat(36)}/9.webp`,
      );
      await database.exec('reset role');
      for (const path of [used, unused])
        await database.query('insert into images (path, digest, width, height) values ($1, $2, 9, 9)', [
          path,
          path?.slice(7, 39),
        ]);
      await database.exec('set role authenticated');
      await save({ name: 'Casa', images: { hero: used } }, 1);
      const content = async () =>
        Number((await database.query('select private.content_version() as n'))[0]?.['n']);
      const describeImage = (path = '') =>
        database.query(`select describe_image($1, '{"nl":"Terras"}')`, [path]);
      const before = await content();
      await describeImage(unused);
      expect(await content()).toBe(before);
      await describeImage(used);
      expect(await content()).toBe(before + 1);
      expect(await database.query('select published_business() as business')).toMatchObject([
        { business: { descriptions: { [used ?? '']: { nl: 'Terras' } } } },
      ]);
      const [{ text } = {}] = await database.query('select published_business()::text as text');
      expect(text).not.toContain(unused);
    });
  });

  test('cannot be changed after the save', async () => {
    await expect(
      database.exec(`update private.business_versions set details = '{}' where true`),
    ).rejects.toThrow('cannot be changed');
  });

  test('are visible to visitors only in their newest version', async () => {
    await asPerson(database, { role: 'anon', claims: {} }, async () => {
      expect(await database.query('select published_business() as business')).toMatchObject([
        { business: { details: { name: 'Casa' } } },
      ]);
      await expect(saveAsCaller({}, 1)).rejects.toThrow(/permission denied/);
    });
    await asPerson(database, { role: 'anon', claims: {} }, () =>
      expect(database.query('select list_business_versions(20)')).rejects.toThrow(/permission denied/),
    );
  });

  test('cannot be listed without an editor’s rights, nor saved without the checks of the site', async () => {
    await asPerson(database, { role: 'authenticated', claims: { sub: stranger } }, () =>
      expect(database.query('select list_business_versions(20)')).rejects.toThrow(/Only an editor/),
    );
    await asEditor(() => expect(saveAsCaller({}, 1)).rejects.toThrow(/permission denied/));
  });

  test('raise the content version when a notice begins and when it ends', async () => {
    await asEditor(async () => {
      await database.exec('reset role');
      const insert = async (notice: object) => {
        await database.query(
          `insert into private.business_versions (version, details)
        select max(version) + 1, $1 from private.business_versions`,
          [JSON.stringify({ notice })],
        );
        const [row] = await database.query(
          `select private.has_notice_turned(now() - interval '1 day') as day, private.has_notice_turned(now() - interval '4 days') as days`,
        );
        return row;
      };
      const day = async (ago: number) =>
        String(
          (
            await database.query(
              `select ((now() at time zone 'Europe/Madrid')::date - $1::int)::text as day`,
              [ago],
            )
          )[0]?.['day'],
        );
      expect(await insert({ starts: await day(0), ends: '' })).toEqual({ day: true, days: true });
      for (const [starts, ends] of [
        [await day(3), await day(2)],
        [await day(1), ''],
        ['', await day(0)],
      ])
        expect(await insert({ starts, ends })).toEqual({ day: false, days: starts !== '' });
      expect(await insert({ starts: await day(-1), ends: await day(-2) })).toEqual({
        day: false,
        days: false,
      });
      expect(await insert({ starts: 'x', ends: {} })).toEqual({ day: false, days: false });
      expect(await insert({ starts: '', ends: await day(1) })).toEqual({ day: true, days: true });
      const before = (await database.query('select private.content_version()::int as n'))[0]?.['n'];
      await database.exec(
        `update private.site set dates_counted_until = now() - interval '1 day' where only_row`,
      );
      for (let runs = 0; runs < 2; runs++) await database.query('select private.publish_due_posts()');
      const [after] = await database.query('select private.content_version()::int as n');
      expect(after).toEqual({ n: Number(before) + 1 });
    });
  });
});

describe('drafts of new articles', () => {
  test('of business details can be deleted only by their editor, and no draft without `discard_draft`', async () => {
    const other = crypto.randomUUID();
    await database.query('insert into auth.users (id, email) values ($1, $2)', [
      other,
      `${other}@example.com`,
    ]);
    await database.query(`insert into editors (user_id, name) values ($1, 'Jan')`, [other]);
    await database.query(
      `insert into article_drafts (id, written_from, form, updated_by) values ($1, 0, '{"fields": []}', $1)`,
      [editor],
    );
    const after = async (sub: string) => {
      await asPerson(database, { role: 'authenticated', claims: { sub } }, async () => {
        await database.query('savepoint before');
        await expect(database.exec('delete from article_drafts')).rejects.toThrow('permission denied');
        await database.query('rollback to before');
        await database
          .query('select discard_draft($1)', [editor])
          .catch(() => database.query('rollback to before'));
        await database.exec('reset role');
        const [row] = await database.query('select count(*)::int as n from article_drafts');
        left.push(row?.['n']);
      });
    };
    const left: unknown[] = [];
    for (const sub of [other, stranger, editor]) await after(sub);
    expect(left).toEqual([1, 1, 0]);
    await database.query('delete from article_drafts where id = $1', [editor]);
  });
});

describe('stored legal texts', () => {
  const store = (texts: object) => database.query('select store_legal_texts($1)', [JSON.stringify(texts)]);
  const asService = <Value>(work: () => Promise<Value>) =>
    asPerson(database, { role: 'service_role', claims: {} }, work);
  const listed = async (skip = 0) => {
    const [row] = await database.query('select legal_versions($1) as versions', [skip]);
    return row?.['versions'] as { document: string; version: string; texts: unknown }[];
  };

  test('get a new version with each change, and stay visible to visitors in every version', async () => {
    await asService(async () => {
      await store({ terms: { en: 'One' }, privacy: { en: 'Kept' } });
      await store({ terms: { en: 'One' }, privacy: { en: 'Kept' } });
      await store({ terms: { en: 'Two' }, privacy: { en: 'Kept' } });
      await store({ terms: { en: 'One' } });
      await database.exec('set local role anon');
      const terms = (await listed()).filter(({ document }) => document === 'terms');
      const day = terms[0]?.version ?? '';
      expect(day).toBe(islandDay(new Date()));
      expect(terms).toEqual([
        { document: 'terms', version: day, texts: { en: 'One' } },
        { document: 'terms', version: `${day}.2`, texts: { en: 'Two' } },
        { document: 'terms', version: `${day}.3`, texts: { en: 'One' } },
      ]);
      expect((await listed()).filter(({ document }) => document === 'privacy')).toHaveLength(1);
      expect(await listed(3)).toEqual((await listed()).slice(3));
    });
  });

  test('can be stored only by the service role, and never changed or removed', async () => {
    await asEditor(() => expect(store({ terms: {} })).rejects.toThrow(/permission denied/));
    await database.exec(`insert into private.legal_texts (document, texts) values ('legal', '{}')`);
    for (const change of [
      'delete from private.legal_texts where true',
      'update private.legal_texts set texts = texts where true',
    ])
      await expect(database.exec(change)).rejects.toThrow('cannot be changed');
  });
});
