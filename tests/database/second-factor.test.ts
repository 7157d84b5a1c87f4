import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aDraft, aPost, type PostRow } from '../support/database-posts.ts';
import { aPreview } from '../support/database-previews.ts';
import { asPerson, migrate, type SqlDatabase } from '../support/database-sql.ts';

/** The auth service of the hosts has this table, the embedded one has not; our functions ask it by name. */
const mfaFactors = `
  create table auth.mfa_factors (user_id uuid not null, status text not null);
  grant select on auth.mfa_factors to deployer;
  insert into auth.mfa_factors values ('$enrolled', 'verified'), ('$begun', 'unverified');
`;

const people = { enrolled: crypto.randomUUID(), begun: crypto.randomUUID(), without: crypto.randomUUID() };
let pglite: PGlite;
let database: SqlDatabase;

beforeAll(async () => {
  pglite = new PGlite();
  database = {
    exec: (sql) => pglite.exec(sql),
    query: async (sql, values) => (await pglite.query<Record<string, unknown>>(sql, values)).rows,
  };
  await migrate(database);
  for (const [name, id] of Object.entries(people)) {
    await database.query('insert into auth.users (id, email) values ($1, $2)', [id, `${name}@example.com`]);
    await database.query('insert into editors (user_id, name) values ($1, $2)', [id, name]);
  }
});
afterAll(() => pglite.close());

test('where the auth service knows no second factor, none is asked for', async () => {
  await as('enrolled', 'aal1', () => insert(aPost()));
});

test('an editor who has one changes what visitors see only in a session that was confirmed with it', async () => {
  await database.exec(mfaFactors.replace('$enrolled', people.enrolled).replace('$begun', people.begun));
  const live = aPost();
  const draft = aDraft();
  const waiting = aDraft();
  const going = aPost();
  for (const row of [live, draft, waiting, going]) await insert(row);
  await database.query('update blog_posts set publish_at = $1 where slug_base = $2', [
    new Date(Date.now() + 86_400_000),
    waiting.slug_base,
  ]);
  const writtenNews = aDraft({ slug_base: 'daily-ibiza-news-2026-11-21', written_by_ai: true });
  await insert(writtenNews);
  await database.exec(`
    insert into private.news_runs (date, state, facts) values ('2026-11-21', 'writing', '{}');
    insert into private.news_texts (date, language, state) values ('2026-11-21', 'nl', 'written');
  `);
  const where = (row: PostRow) => `where slug_base = '${row.slug_base}' and language = 'nl' returning id`;
  const attempts = [
    () => insert(aPost()),
    () =>
      database.query(
        `update blog_posts set is_published = true, published_at = now() + interval '1 day' ${where(draft)}`,
      ),
    () => database.query(`update blog_posts set title = 'Anders' ${where(live)}`),
    () => database.query(`select rename_article('${live.slug_base}', '${live.slug_base}')`),
    () => database.query(`update blog_posts set is_published = false ${where(live)}`),
    () => database.query(`update blog_posts set publish_at = now() + interval '1 day' ${where(draft)}`),
    () => database.query(`update blog_posts set title = 'Anders' ${where(waiting)}`),
    () => database.query(`update blog_posts set publish_at = null ${where(waiting)}`),
    () => database.query(`select trash_article('${going.slug_base}', null)`),
    () => database.query(`delete from blog_posts ${where(live)}`),
    () => database.query(`select public.invite_editor('a@example.com', 'A', repeat('a', 64))`),
    () => database.query(`select public.remove_editor('${people.without}')`),
    // Whoever holds the keys of a preview publishes without a session.
    () => database.query('select public.store_preview($1)', [aPreview({ slug_base: draft.slug_base })]),
    // From these the schedule publishes without a person.
    () => database.query(`select public.begin_news('2026-11-22', true, 60)`),
    () => database.query(`select public.claim_news_text('2026-11-21', 'en', true, 60)`),
    () => database.query(`select public.note_news_sources('[]')`),
    () => database.query(`update blog_posts set content = 'Anders' ${where(writtenNews)}`),
    () => database.query(`delete from blog_posts ${where(writtenNews)}`),
  ];
  for (const attempt of attempts) {
    for (const level of ['aal1', undefined]) {
      await expect(as('enrolled', level, attempt)).rejects.toMatchObject({
        code: 'PT403',
        message: 'second-factor-needed',
      });
    }
    for (const [name, level] of [
      ['enrolled', 'aal2'],
      ['without', 'aal1'],
      // Who began to set one up and never gave its first code has none.
      ['begun', 'aal1'],
    ] as const)
      expect(await as(name, level, attempt), `${name} ${attempt.toString()}`).toHaveLength(1);
  }
});

test('drafts need no second factor, and neither does what the site does by itself', async () => {
  await as('enrolled', 'aal1', () => insert(aDraft()));
  await asPerson(database, { role: 'service_role', claims: {} }, () => insert(aPost()));
});

const as = <Value>(
  person: keyof typeof people,
  aal: string | undefined,
  work: () => Promise<Value>,
): Promise<Value> =>
  asPerson(
    database,
    { role: 'authenticated', claims: { sub: people[person], iat: Math.floor(Date.now() / 1000), aal } },
    work,
  );

async function insert(row: PostRow): Promise<unknown[]> {
  const columns = Object.keys(row);
  const places = columns.map((_, place) => `$${place + 1}`);
  return database.query(
    `insert into public.blog_posts (${columns.join(', ')}) values (${places.join(', ')}) returning id`,
    Object.values(row),
  );
}
