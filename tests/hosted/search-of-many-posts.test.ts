import { describe, expect, inject, test } from 'vitest';
import { connect } from '../support/hosted/connection.ts';
import { createDatabase } from '../support/hosted/postgres.ts';
import { postgres, skippedUnless } from '../support/skipped-unless.ts';

const server = inject('hostedServer');
const remark = skippedUnless(server !== undefined, postgres);

const posts = `
  set session_replication_role = replica;
  insert into public.blog_posts (slug_base, language, title, content, is_published, published_at)
  select 'post-' || i, 'nl', 'Sleutel ' || i, '<p>Sleutel</p>', true, now() - make_interval(mins => i)
  from generate_series(1, 20000) i;
  insert into private.post_words (post_id, language, words)
  select post.id, post.language, to_tsvector('pg_catalog.simple', post.title || other.words)
  from public.blog_posts post, (select string_agg(' ' || md5(i::text), '') as words from generate_series(1, 400) i) other;
  reset session_replication_role;
  insert into private.known_words (language, word) values ('nl', 'sleutel');
  vacuum analyze public.blog_posts, private.post_words;
`;

describe.skipIf(server === undefined)(`the search over 20,000 posts${remark}`, () => {
  test(
    'answers twenty visitors at once within the time limit, if each post contains the word',
    { tags: ['heavy'], timeout: 180_000 },
    async () => {
      if (server === undefined) return;
      const database = await createDatabase(server);
      const owner = await connect(database);
      for (const statement of posts.split(/;\n/)) await owner.exec(statement);
      const search = async () => {
        const visitor = await connect(database);
        // PostgREST applies the role’s time limit, but `set role` does not, so the test sets the limit itself.
        await visitor.exec(`set role anon; set statement_timeout = '3s'`);
        const found = await visitor.query(`select slug from public.search_posts('sleutel', 'nl')`);
        await visitor.close();
        return found;
      };
      const newest = Array.from({ length: 20 }, (_, number) => ({ slug: `post-${number + 1}-nl` }));
      for (const found of await Promise.all(Array.from({ length: 20 }, search)))
        expect(found).toEqual(newest);
      await owner.close();
    },
  );
});
