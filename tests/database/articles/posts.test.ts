import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeAll, describe, expect, test } from 'vitest';
import { testBackend, anEditor, answerTo, type Person } from '../../support/database/backend.ts';
import { aDraft, aPost, type PostRow } from '../../support/database/posts.ts';

const backend = testBackend();
let owner: SupabaseClient;
let editor: Person;

beforeAll(async () => {
  owner = backend.owner();
  editor = await anEditor(backend);
});

describe('slugs', () => {
  test('are generated from slug base and language, and cannot be set by a client', async () => {
    const row = await stored(aPost({ slug_base: 'zwembad-tips', language: 'de' }));
    expect(row.slug).toBe('zwembad-tips-de');
    expect(
      (await editor.client.from('blog_posts').insert({ ...aPost(), slug: 'mine' })).error,
    ).not.toBeNull();
    expect(
      (await editor.client.from('blog_posts').update({ slug: 'mine' }).eq('id', row.id)).error,
    ).not.toBeNull();
  });

  test('are unique, but posts in different languages can have the same slug base', async () => {
    const { slug_base } = await stored(aPost());
    const again = await editor.client.from('blog_posts').insert(aPost({ slug_base }));
    expect(again.error?.code).toBe('23505');
    expect(again.status).toBe(409);
    await stored(aPost({ slug_base, language: 'es' }));
  });
});

describe('inserting posts', () => {
  test('stores all rows of a request, or none if one row is invalid', async () => {
    const good = aPost();
    const { error } = await editor.client.from('blog_posts').insert([good, aPost({ title: '' })]);
    expect(error).not.toBeNull();
    const { data } = await owner.from('blog_posts').select('id').eq('slug_base', good.slug_base);
    expect(data).toEqual([]);
  });

  const letters = (count: number): string => 'é'.repeat(count);
  const address = (length: number): string => '/media/'.padEnd(length, 'a');
  /** The second column names the violated constraint, because all check constraints have the same error code. */
  const refusedRows: [string, string, Partial<PostRow>][] = [
    ['an empty title', 'title_length', { title: '' }],
    ['a title of 121 characters', 'title_length', { title: letters(121) }],
    ['an excerpt of 301', 'excerpt_length', { excerpt: letters(301) }],
    [
      'an address of 501 for its image',
      'hero_image_url_own',
      { hero_image_url: address(501), hero_image_alt: 'Een boom' },
    ],
    ['no text', 'content_length', { content: '' }],
    ['a text of 200,001', 'content_length', { content: letters(200_001) }],
    ['a meta title of 121', 'meta_title_length', { meta_title: letters(121) }],
    ['a meta description of 301', 'meta_description_length', { meta_description: letters(301) }],
    ['a slug base with capitals', 'slug_base_format', { slug_base: 'Zwembad' }],
    ['a slug base with spaces', 'slug_base_format', { slug_base: 'zwem bad' }],
    ['a slug base that climbs', 'slug_base_format', { slug_base: '../zwembad' }],
    ['a slug base with two hyphens', 'slug_base_format', { slug_base: 'zwem--bad' }],
    ['a slug base that ends in a line break', 'slug_base_format', { slug_base: 'zwembad\n' }],
    ['a slug base of 101 characters', 'slug_base_format', { slug_base: 'a'.repeat(101) }],
    ['an empty slug base', 'slug_base_format', { slug_base: '' }],
    ['a reviewer without a time', 'review_has_name_and_time', { reviewed_by: 'Redactie' }],
    [
      'a reviewer of 81 characters',
      'reviewed_by_length',
      { reviewed_by: letters(81), reviewed_at: '2026-11-20T10:00:00Z' },
    ],
    ['a language we do not speak', 'language_known', { language: 'fr' }],
    ['an unknown origin of the translation', 'translation_known', { translation: 'guessed' }],
    ['a publication before all times', 'times_range', { published_at: '-infinity' }],
    ['a schedule after all times', 'times_range', { is_published: false, publish_at: 'infinity' }],
    ['a publication without a date', 'published_has_date', { published_at: null }],
  ];

  test.each(refusedRows)('refuses a post with %s, even from the service role', async (_, rule, changes) => {
    const count = async () =>
      (await owner.from('blog_posts').select('id', { count: 'exact', head: true })).count;
    const before = await count();
    // Only the service role may set `reviewed_by`. An editor's write fails before the constraints are checked.
    for (const client of 'reviewed_by' in changes ? [owner] : [editor.client, owner]) {
      const { error } = await client.from('blog_posts').insert(aPost(changes));
      expect(error?.message).toContain(`"blog_posts_${rule}"`);
    }
    expect(await count()).toBe(before);
  });

  test('stores texts of the maximum length unchanged', async () => {
    const row = await stored(
      aPost({
        title: letters(120),
        excerpt: letters(300),
        content: letters(200_000),
        slug_base: 'a'.repeat(100),
        meta_title: letters(120),
        meta_description: letters(300),
        hero_image_url: address(500),
        hero_image_alt: 'Een boom',
      }),
    );
    expect(row.title).toBe(letters(120));
    expect((row.content as string).length).toBe(200_000);
  });

  test('stores a text of more than 49,000 different words', async () => {
    const content = Array.from({ length: 50_000 }, (_, number) => number.toString(36))
      .join(' ')
      .slice(0, 200_000);
    await stored(aPost({ content }));
  });

  test('stores an untranslated copy as a draft that cannot be published until it is translated', async () => {
    const { id } = await stored(aDraft({ translation: 'pending', language: 'es' }));
    const publish = { is_published: true, published_at: '2026-01-01T00:00:00Z' };
    const refused = await editor.client.from('blog_posts').update(publish).eq('id', id);
    expect(refused.error?.message).toContain('post-untranslated');
    const translated = await editor.client
      .from('blog_posts')
      .update({ ...publish, translation: 'machine' })
      .eq('id', id);
    expect(translated.error).toBeNull();
    const back = await owner.from('blog_posts').update({ translation: 'pending' }).eq('id', id);
    expect(back.error?.message).toContain('"blog_posts_untranslated_stays_draft"');
  });

  test.each([
    ['an untranslated text', 'post-untranslated', { translation: 'pending', language: 'es' }],
    ['an image without words', 'image-alt-missing', { hero_image_url: address(40), hero_image_alt: null }],
  ])('publishes no post with %s, by whichever request', async (_, code, obstacle) => {
    const draft = await stored(aDraft(obstacle));
    const publish = { is_published: true, published_at: '2026-01-01T00:00:00Z' };
    for (const client of [editor.client, owner]) {
      const added = await client.from('blog_posts').insert(aPost(obstacle));
      const changed = await client.from('blog_posts').update(publish).eq('id', draft.id);
      expect(added.error?.message).toContain(code);
      expect(changed.error?.message).toContain(code);
    }
  });
});

describe('reading posts as a visitor', () => {
  test('never returns drafts or future posts', async () => {
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    const hidden = [await stored(aDraft()), await stored(aPost({ published_at: tomorrow }))];
    const visible = await stored(aPost());
    const visitor = backend.visitor();
    const ids = [...hidden, visible].map(({ id }) => id);
    expect((await visitor.from('blog_posts').select('id').in('id', ids)).data).toEqual([{ id: visible.id }]);
    for (const { slug } of hidden) {
      expect((await visitor.from('blog_posts').select('id').eq('slug', slug).maybeSingle()).data).toBeNull();
    }
    const counted = await visitor
      .from('blog_posts')
      .select('id', { count: 'exact', head: true })
      .in('id', ids);
    expect(counted.count).toBe(1);
    for (const client of [visitor, owner, editor.client]) {
      const index = (await client.rpc('published_posts_index')).data as { posts: [string, number][] };
      const listed = index.posts.map(([id]) => id);
      expect(listed).toContain(visible.id);
      expect(listed).not.toContain(hidden[0]?.id);
      expect(listed).not.toContain(hidden[1]?.id);
      expect(listed).toEqual(listed.toSorted());
    }
  });
});

describe('saving a post', () => {
  test('ignores the revision and the times that a client sends and, in an update, the id and the language', async () => {
    const chosen = {
      revision: 50,
      created_at: '2000-01-01T00:00:00Z',
      updated_at: '2000-01-01T00:00:00Z',
    };
    const made = await stored({ ...aPost(), ...chosen }, editor.client);
    expect(made).toMatchObject({ revision: 1 });
    // Visitors can read every column of a published row, so no column may contain an editor’s id. `reviewed_by` is a name.
    expect(Object.keys(made).filter((column) => column.endsWith('ed_by'))).toEqual(['reviewed_by']);
    expect(new Date(made.created_at as string).getFullYear()).toBeGreaterThan(2025);

    const other = await anEditor(backend);
    const update = { title: 'Anders', id: crypto.randomUUID(), language: 'de', ...chosen };
    const { data } = await answerTo(
      other.client.from('blog_posts').update(update).eq('id', made.id).select().single(),
    );
    expect(data).toMatchObject({
      id: made.id,
      slug: made.slug,
      language: 'nl',
      revision: 2,
      created_at: made.created_at,
    });
  });

  test('increases the revision, unless nothing has changed', async () => {
    const { id } = await stored(aPost());
    const save = async (changes: object) =>
      (
        (await editor.client.from('blog_posts').update(changes).eq('id', id).select('revision').single())
          .data as { revision: number }
      ).revision;
    expect(await save({ title: 'Sleutels' })).toBe(1);
    expect(await save({ title: 'Sleutelbeheer' })).toBe(2);
    expect(await save({ title: 'Sleutelbeheer', excerpt: '' })).toBe(2);
    expect(await save({ is_published: false })).toBe(3);
  });

  test('keeps the publication date when the post is hidden and published again', async () => {
    const { id } = await stored(aPost({ published_at: '2026-02-03T04:05:06Z' }));
    for (const is_published of [false, true]) {
      expect((await editor.client.from('blog_posts').update({ is_published }).eq('id', id)).error).toBeNull();
    }
    const { data } = await owner.from('blog_posts').select('published_at').eq('id', id).single();
    expect(new Date((data as { published_at: string }).published_at).toISOString()).toBe(
      '2026-02-03T04:05:06.000Z',
    );
  });
});

describe('history', () => {
  test('contains each change with a copy of the post and the editor’s id', async () => {
    const { id } = await stored(aDraft({ title: 'Eerst' }), editor.client);
    const table = editor.client.from('blog_posts');
    const changes = [
      { title: 'Dan' },
      { title: 'Dan' },
      { is_published: true, published_at: '2026-01-01T00:00:00Z' },
      { is_published: false },
    ];
    for (const change of changes) expect((await table.update(change).eq('id', id)).error).toBeNull();
    expect((await table.delete().eq('id', id)).error).toBeNull();

    const { data } = await editor.client
      .from('post_revisions')
      .select('revision, action, changed_by, post->>title, post->>slug')
      .eq('post_id', id)
      .order('id');
    const by = { changed_by: editor.userId };
    expect(data).toMatchObject([
      { revision: 1, action: 'created', title: 'Eerst', ...by },
      { revision: 2, action: 'changed', title: 'Dan', ...by },
      { revision: 3, action: 'published', title: 'Dan', ...by },
      { revision: 4, action: 'hidden', title: 'Dan', ...by },
      { revision: 4, action: 'deleted', title: 'Dan', ...by },
    ]);
    expect((data?.[0] as { slug: string }).slug).toMatch(/-nl$/);
  });
});

async function stored(
  row: object,
  client = owner,
): Promise<Record<string, unknown> & { id: string; slug: string; slug_base: string }> {
  const { data, error } = await answerTo(client.from('blog_posts').insert(row).select().single());
  expect(error).toBeNull();
  return data as Record<string, unknown> & { id: string; slug: string; slug_base: string };
}
