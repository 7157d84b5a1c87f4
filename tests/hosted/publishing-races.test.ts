/** Two editors who publish, hide or describe the same post in the same instant end with one consistent state. */
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { call } from '../support/database/attempts.ts';
import { aDraft, aPost, insertPost, type PostRow } from '../support/database/posts.ts';
import { connect, type HostedConnection } from '../support/hosted/connection.ts';
import { createDatabase } from '../support/hosted/postgres.ts';
import { eventually } from '../support/products/editor.ts';
import { postgres, skippedUnless } from '../support/skipped-unless.ts';

const server = inject('hostedServer');
const remark = skippedUnless(server !== undefined, postgres);

describe.skipIf(server === undefined)(`publishing and hiding on native PostgreSQL${remark}`, () => {
  let one: HostedConnection;
  let other: HostedConnection;
  let observer: HostedConnection;

  beforeAll(async () => {
    if (server === undefined) return;
    const address = await createDatabase(server);
    [one, other, observer] = await Promise.all([connect(address), connect(address), connect(address)]);
    for (const connection of [one, other, observer])
      await connection.query(`select set_config('request.jwt.claims', '{"role": "service_role"}', false)`);
  });
  afterAll(() => Promise.all([one, other, observer].map((connection) => connection.close())));

  const stored = async (row: PostRow) => (await insertPost(observer, row)).slug;
  const rowOf = async (slug: string) =>
    (await observer.query('select * from public.blog_posts where slug = $1', [slug]))[0];
  const site = async () => (await observer.query('select * from private.site'))[0];
  const act = async (connection: HostedConnection, name: string, slugs: string[]) =>
    (await call(connection, name, { slugs }))[0]?.answer as Record<string, unknown>[];

  /** Starts `work` while another transaction holds the changes of `hold`, then commits those changes. */
  async function during<Held, Value>(
    hold: () => Promise<Held>,
    work: () => Promise<Value>,
  ): Promise<[Held, Value]> {
    await one.exec('begin');
    const held = await hold();
    const working = work();
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await eventually(() => observer.query(waiting), { until: ({ length }) => length > 0 });
    await one.exec('commit');
    return [held, await working];
  }

  test('publishes a draft once if two editors publish the draft in the same instant', async () => {
    const slug = await stored(aDraft());
    const version = Number((await site())?.content_version);
    const [first, second] = await during(
      () => act(one, 'publish_posts', [slug]),
      () => act(other, 'publish_posts', [slug]),
    );
    expect(first).toMatchObject([{ slug, is_published: true }]);
    expect(second).toEqual(first);
    expect(await rowOf(slug)).toMatchObject({ is_published: true, revision: 2 });
    expect(Number((await site())?.content_version)).toBe(version + 1);
  });

  test('ends with the same state for both if one editor publishes and the other hides several posts', async () => {
    const slugs = [await stored(aDraft()), await stored(aPost()), await stored(aDraft())];
    for (let times = 0; times < 10; times++)
      await Promise.all([act(one, 'publish_posts', slugs), act(other, 'hide_posts', slugs.toReversed())]);
    const states = await observer.query(
      'select distinct is_published from public.blog_posts where slug = any ($1)',
      [slugs],
    );
    expect(states).toHaveLength(1);
  });

  test('does not publish an image whose description another editor removes in the same instant', async () => {
    const image = { hero_image_url: '/media/a.webp', hero_image_alt: 'Een terras' };
    const slug = await stored(aDraft(image));
    const remove = (of: string) => () =>
      one.query('update public.blog_posts set hero_image_alt = null where slug = $1', [of]);
    const [, published] = await during(remove(slug), () => act(other, 'publish_posts', [slug]));
    expect(published).toMatchObject([{ is_published: false, obstacle: 'image-alt-missing' }]);
    expect(await rowOf(slug)).toMatchObject({ is_published: false, published_at: null });

    const planned = await stored(aDraft(image));
    const at = new Date(Date.now() + 60_000).toISOString();
    const [, refused] = await during(remove(planned), () =>
      call(other, 'schedule_post', { slug: planned, at }),
    );
    expect(refused).toEqual([{ answer: 'image-alt-missing' }]);
    expect(await rowOf(planned)).toMatchObject({ publish_at: null });
  });

  test('keeps a build pending for a post that an editor hides while the site is built', async () => {
    const slug = await stored(aPost());
    const built = Number((await site())?.content_version);
    await call(one, 'confirm_rebuild', { version: built });
    await act(other, 'hide_posts', [slug]);
    await call(one, 'record_build', { version: built, ok: true, error: null });
    const { content_version, pending_since } = (await site()) ?? {};
    expect(Number(content_version)).toBe(built + 1);
    expect(pending_since).not.toBeNull();
    expect(await act(other, 'hide_posts', [slug])).toMatchObject([{ is_published: false }]);
    expect(Number((await site())?.content_version)).toBe(built + 1);
  });
});
