import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { letters } from '#mail/compose-letter.ts';
import { migrate, type SqlDatabase } from '../support/database-sql.ts';

let pglite: PGlite;
let database: SqlDatabase;

beforeAll(async () => {
  pglite = new PGlite();
  database = {
    exec: (sql) => pglite.exec(sql),
    query: async (sql, values) => (await pglite.query<Record<string, unknown>>(sql, values)).rows,
  };
  await migrate(database);
});

afterAll(() => pglite.close());

test('the outbox takes the mails that have a letter, and no others', async () => {
  const known = wordsIn(await constraint('mail_outbox_kind_known'));
  expect(known.toSorted()).toEqual(Object.values(letters).flatMap(Object.keys).toSorted());
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
