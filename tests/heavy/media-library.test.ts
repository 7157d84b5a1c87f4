import { beforeAll, describe, expect, inject, test } from 'vitest';
import { connect, type HostedConnection } from '../support/hosted/connection.ts';
import { createDatabase } from '../support/hosted/postgres.ts';
import { asPerson } from '../support/sql.ts';
import { postgres, skippedUnless } from '../support/skipped-unless.ts';

const images = 5000;
/** Each article uses two of the images. */
const articles = 1000;

const server = inject('hostedServer');
const remark = skippedUnless(server !== undefined, postgres);

describe.skipIf(server === undefined)(`media library on native PostgreSQL${remark}`, () => {
  let database: HostedConnection;
  const editor = crypto.randomUUID();

  beforeAll(async () => {
    if (server === undefined) return;
    database = await connect(await createDatabase(server));
    await database.query('insert into auth.users (id) values ($1)', [editor]);
    await database.query(`insert into editors (user_id, name) values ($1, 'An editor')`, [editor]);
    await database.query(manyImages, [images]);
    await database.query(manyPosts, [articles]);
    await database.query(`select set_config('request.jwt.claims', '{"role": "service_role"}', false)`);
    await database.query('select public.index_due_posts($1)', [articles]);
    await database.exec('vacuum analyze');
    return () => database.close();
  }, 600_000);

  test(`lists and searches ${images} images, page by page`, async () => {
    const pageOf = async (words: string, skip = 0) => {
      const [row] = await database.query('select public.list_images($1, $2, 24) as page', [words, skip]);
      return row?.['page'] as Page;
    };
    await asPerson(database, { role: 'authenticated', claims: { sub: editor } }, async () => {
      for (const [words, total] of [
        ['', images],
        ['terras 4711', 1],
        ['onderhoud', articles * 2],
        ['nergens xyz', 0],
      ] as const) {
        const [first, last] = [await pageOf(words), await pageOf(words, Math.max(0, total - 8))];
        const sizes = [first.images.length, last.images.length];
        expect([words, first.total, ...sizes]).toEqual([
          words,
          total,
          Math.min(24, total),
          Math.min(8, total),
        ]);
      }
      // A search accepts its last word as a prefix, so “zwembad 77” finds the images of the articles 77 and 770 to
      // 779. Each of these images is used in only one article.
      const found = await pageOf('zwembad 77');
      expect(found.total).toBe(22);
      expect(new Set(found.images.map(({ uses }) => uses.length))).toEqual(new Set([1]));
    });
  });
});

type Page = { total: number; images: { uses: unknown[] }[] };

const manyImages = `
  insert into public.images (path, digest, width, height, descriptions, created_at)
  select '/media/' || md5(n::text) || '-960x640-' || repeat('abc', 12) || '/960.webp', md5(n::text), 960, 640,
    case when n > 2500 then jsonb_build_object('nl', 'Een terras ' || n) else '{}' end, now() - n * interval '1 hour'
  from generate_series(1, $1) as n
`;

const manyPosts = `
  insert into public.blog_posts (slug_base, language, title, content)
  select 'artikel-' || n, 'nl', 'Zwembad ' || n || '.', '<p>' || (
      select string_agg('onderhoud w' || (n * 7 + word * 31) % 20000, ' ') from generate_series(1, 300) word
    ) || '</p>' || (
      select string_agg('<img src="/media/' || md5(number::text) || '-960x640-' || repeat('abc', 12) || '/960.webp" alt="">', '')
      from unnest(array[n * 2, n * 2 + 1]) as number
    )
  from generate_series(1, $1) n
`;
