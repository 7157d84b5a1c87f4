import { beforeAll, describe, expect, test } from 'vitest';
import {
  answersThatGrow,
  limitsOfAll,
  listLimits,
  mostTaken,
  type Limit,
} from '../../support/database/list-limits.ts';
import { migratedDatabase } from '../../support/database/migrated-database.ts';
import { asPerson } from '../../support/sql.ts';
import { valueAfter } from '../../support/database/value-after.ts';

const database = migratedDatabase();

describe('the limit of each list', () => {
  test('is given for every table and bucket', async () => {
    const found = await database.query(`
      select relnamespace::regnamespace || '.' || relname as name from pg_class
      where relkind in ('r', 'p') and relnamespace in ('public'::regnamespace, 'private'::regnamespace)
      union all select 'bucket ' || id from storage.buckets`);
    expect(Object.keys(listLimits).toSorted()).toEqual(found.map(({ name }) => name as string).toSorted());
  });

  const limits = [listLimits, limitsOfAll]
    .flatMap(Object.entries<Limit | string>)
    .flatMap(([name, limit]) => (typeof limit === 'string' ? [] : [[name, limit.max, limit] as const]));

  test.each(limits)('of %s (%i) lets one more row in, and then none', async (name, _, limit) => {
    expect(await rowsAdded(name, limit, limit.max - 1)).toBe(1);
    expect([0, 'list-full', 'row-level security']).toContain(await rowsAdded(name, limit, limit.max));
  });

  /** Fills the list up to `count` rows, adds a row as a person, and returns how many rows this has added. */
  async function rowsAdded(name: string, { fill, add, isTriggered = false }: Limit, count: number) {
    const number = name.startsWith('bucket ')
      ? `(select count(*) from storage.objects where bucket_id = '${name.slice(7)}')::integer`
      : `(select count(*) from ${name})::integer`;
    try {
      return await valueAfter(
        database,
        `${fill(count)};
        select set_config('test.before', ${number}::text, true);
        ${isTriggered ? 'set local session_replication_role = origin;' : ''} ${add};
        reset role;`,
        `${number} - current_setting('test.before')::integer`,
      );
    } catch (cause) {
      return /list-full|row-level security/.exec(String(cause))?.[0] ?? cause;
    }
  }
});

test('the bytes of a day’s versions, also of the business details, and of a person’s drafts, are limited', async () => {
  const person = crypto.randomUUID();
  const sql = `insert into auth.users (id) values ('${person}');
    insert into public.editors (user_id, name) values ('${person}', 'A');
    create or replace function private.max_bytes_a_day() returns bigint language sql as 'select 3000';
    create or replace function private.max_draft_bytes() returns bigint language sql as 'select 100';`;
  const kept = await asPerson(database, { role: 'authenticated', claims: {} }, async () => {
    await database.exec(`reset role; ${sql}`);
    const session = crypto.randomUUID();
    await database.query('insert into auth.sessions (id, user_id, created_at) values ($1, $2, now())', [
      session,
      person,
    ]);
    await database.query(`select set_config('request.jwt.claims', $1, true)`, [
      JSON.stringify({ sub: person, session_id: session, role: 'authenticated' }),
    ]);
    const save = async () =>
      (
        await database.query(`select save_article_draft(gen_random_uuid(), $1, 0) ->> 'refused' as refused`, [
          { title: 'Zon'.repeat(100), excerpt: '' },
        ])
      )[0]?.['refused'];
    const drafts = [await save(), await save()];
    // Random letters, because Postgres compresses others.
    const saveBusiness = (basedOn: number) =>
      database.query('select save_business($1, $2, $3)', [
        { name: Array.from({ length: 120 }, () => crypto.randomUUID()).join('') },
        basedOn,
        person,
      ]);
    await database.exec('reset role; savepoint details');
    await saveBusiness(0);
    const business = await saveBusiness(1).catch(String);
    await database.exec('rollback to details; set local role authenticated');
    await database.exec(
      `insert into public.blog_posts (slug_base, language, title, content) values ('bytes', 'nl', 'A', 'B')`,
    );
    for (let n = 0; n < 20; n += 1) {
      const saved = database.exec(`update public.blog_posts set title = 'A${n}' where slug_base = 'bytes'`);
      const refused = await saved.then(() => undefined, String);
      if (refused) return [...drafts, business, n > 0, refused];
    }
    return drafts;
  });
  const full = expect.stringContaining('list-full') as unknown;
  expect(kept).toEqual([null, 'too-many-drafts', full, true, full]);
});

test.each(Object.entries(mostTaken))(
  'at most a certain number is taken of %s',
  async (_, { max, fill, counted }) => {
    const taken = (rows: number) => valueAfter(database, fill(rows), counted);
    expect([await taken(max), await taken(max + 1)]).toEqual([max, max]);
  },
);

describe('the bucket incoming', () => {
  const editor = crypto.randomUUID();
  beforeAll(async () => {
    await database.query(`insert into auth.users (id, email) values ($1, 'up@example.com')`, [editor]);
    await database.query(`insert into editors (user_id, name) values ($1, 'Up')`, [editor]);
  });

  // A signed address or a resumable upload would need neither a session nor room when the file arrives.
  test.each([
    ['storage.object.upload', 1],
    ['', 1],
    ['storage.object.sign_upload_url', 0],
    ['storage.tus.upload.create', 0],
    ['storage.object.copy', 0],
  ])('takes files of an editor in the operation “%s”: %i', async (operation, files) => {
    const adding = asPerson(database, { role: 'authenticated', claims: { sub: editor } }, async () => {
      await database.query(`select set_config('storage.operation', $1, true)`, [operation]);
      const name = `${editor}/${crypto.randomUUID()}`;
      return database.query(
        `insert into storage.objects (bucket_id, name) values ('incoming', $1) returning name`,
        [name],
      );
    });
    if (files === 1) expect(await adding).toHaveLength(1);
    else await expect(adding).rejects.toThrow('row-level security');
  });

  test.each([
    [999, true],
    [1000, false],
  ])('takes a file of an editor who has %i older ones: %s', async (older, isTaken) => {
    const fill = `insert into storage.objects (bucket_id, name, created_at)
      select 'incoming', '${editor}/' || gen_random_uuid(), now() - interval '25 hours'
      from generate_series(1, ${older});
      select set_config('request.jwt.claims', '{"sub": "${editor}"}', true)`;
    expect(await valueAfter(database, fill, 'private.may_upload()')).toBe(isTaken);
  });
});

describe('an answer that grows', () => {
  test.each([
    [899_996, 1],
    [899_997, 0],
  ])('keeps a row of %i letters: %i', async (letters, rows) => {
    // A row counts with its quotation marks, and with the comma and the space after it.
    const answer = `private.in_one_answer(array[to_json(repeat('x', ${letters}))])`;
    expect(await valueAfter(database, '', `json_array_length(${answer})`)).toBe(rows);
  });

  test.each([
    [300_000, 1],
    [300_001, 0],
  ])('names a changed sentence of %i bytes with its frame and comma: %i', async (bytes, sentences) => {
    const letters = bytes - ', {"to": null, "sentence": ""}'.length;
    const answer = `private.changed_sentences(jsonb_build_object('content', repeat('x', ${letters})), '{}')`;
    expect(await valueAfter(database, '', `jsonb_array_length(${answer})`)).toBe(sentences);
  });

  test.each(Object.entries(answersThatGrow))('by %s stays below one megabyte', async (call, fill) => {
    const size = await valueAfter(database, fill, `octet_length(${call}::text)`);
    expect(size).toBeGreaterThan(20_000);
    expect(size).toBeLessThan(1_000_000);
  });
});
