/** The desk’s list of articles stays fast after some years of work. */
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { articleFilters, articlesPerPage, articleSorts } from '#core/post/article-list.ts';
import { asPerson } from '../support/sql.ts';
import { connect, type HostedConnection } from '../support/hosted/connection.ts';
import { createDatabase } from '../support/hosted/postgres.ts';
import { postgres, skippedUnless } from '../support/skipped-unless.ts';

/** A busy desk has this many articles after some years, each in four languages. */
const articles = 5000;

const server = inject('hostedServer');
const remark = skippedUnless(server !== undefined, postgres);

describe.skipIf(server === undefined)(`article list on native PostgreSQL${remark}`, () => {
  let database: HostedConnection;
  const editor = crypto.randomUUID();

  beforeAll(async () => {
    if (server === undefined) return;
    database = await connect(await createDatabase(server));
    await database.query('insert into auth.users (id) values ($1)', [editor]);
    await database.query(`insert into editors (user_id, name) values ($1, 'An editor')`, [editor]);
    await database.query(manyPosts, [articles]);
    // After an import of many posts, the schedule would fill the search index. Here, the test fills it.
    await database.query(`select set_config('request.jwt.claims', '{"role": "service_role"}', false)`);
    await database.query('select public.index_due_posts($1)', [articles * 4]);
    await database.exec('vacuum analyze');
  }, 600_000);
  afterAll(() => database.close());

  test(`can be searched, filtered, sorted and paged with ${articles} articles in four languages`, async () => {
    const asked = [
      ...articleFilters.flatMap((show) => articleSorts.map((sort) => ({ show, sort }))),
      ...[1, 40, 199].map((page) => ({ skip: page * articlesPerPage })),
      // Frequent and rare words, a title, a slug, and words without a match.
      ...['onderhoud', 'maintenance', 'w4711', 'zwembad 77', 'artikel-4242-de', 'het', 'nergens xyz'].map(
        (words) => ({ words }),
      ),
    ];
    const times: { what: string; milliseconds: number }[] = [];
    const totals: Record<string, unknown> = {};
    await asPerson(database, { role: 'authenticated', claims: { sub: editor } }, async () => {
      for (let round = 0; round < 3; round++)
        for (const one of asked) {
          const what = JSON.stringify(one);
          const begun = performance.now();
          const [row] = await database.query('select public.list_articles($1) as page', [what]);
          times.push({ what, milliseconds: performance.now() - begun });
          totals[what] = (row?.['page'] as { total: number }).total;
        }
    });
    const ordered = times.toSorted((one, other) => one.milliseconds - other.milliseconds);
    const at = (share: number) => ordered[Math.ceil(share * ordered.length) - 1];
    console.log(
      ['p50', 'p95', 'most']
        .map((name, index) => `${name} ${at([0.5, 0.95, 1][index] ?? 1)?.milliseconds.toFixed(0)} ms`)
        .join(', '),
      `of ${ordered.length} lists; the slowest: ${at(1)?.what}`,
    );
    expect(totals[JSON.stringify({ show: 'all', sort: 'title' })]).toBe(articles);
    expect(totals[JSON.stringify({ words: 'onderhoud' })]).toBe(articles);
    expect(totals[JSON.stringify({ words: 'artikel-4242-de' })]).toBe(1);
    expect(totals[JSON.stringify({ words: 'nergens xyz' })]).toBe(0);
  });

  test('is read from an index only, without the texts of the articles', async () => {
    // Discards cached statistics, which may not yet include the index scans of the previous test.
    await database.query('select pg_stat_clear_snapshot()');
    const [used] = await database.query(
      `select idx_scan > 0 as index from pg_stat_user_indexes where indexrelname = 'blog_posts_listed_idx'`,
    );
    expect(used).toEqual({ index: true });
    const plan = await database.query(
      `explain select slug_base, max(updated_at) from public.blog_posts where deleted_at is null group by slug_base`,
    );
    expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toContain(
      'Index Only Scan using blog_posts_listed_idx',
    );
  });
});

const manyPosts = `
  insert into public.blog_posts (slug_base, language, title, excerpt, content, is_published, published_at, translation)
  select
    'artikel-' || n, language,
    case language when 'nl' then 'Zwembad ' when 'en' then 'Pool ' when 'es' then 'Piscina ' else 'Schwimmbad ' end || n,
    'Over onderhoud op Ibiza.',
    '<p>' || case language when 'en' then 'maintenance of the house ' else 'onderhoud van het huis ' end || (
      select string_agg('w' || (n * 7 + word * 31) % 20000, ' ') from generate_series(1, 300) word
    ) || '</p>',
    (n + length(language)) % 3 > 0,
    case when (n + length(language)) % 3 > 0 then now() - n * interval '1 hour' end,
    case when language = 'nl' then 'source' when n % 3 = 1 then 'machine' else 'reviewed' end
  from generate_series(1, $1) n cross join unnest(array['nl', 'en', 'es', 'de']) language
`;
