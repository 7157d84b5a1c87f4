/**
 * What happens to an article after its publication, through the API as the desk uses it: trash, new addresses, undo.
 */
import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeAll, describe, expect, test } from 'vitest';
import { testBackend, anEditor, answerTo, resultOf } from '../../support/database/backend.ts';
import { aDraft, aPost, type PostRow } from '../../support/database/posts.ts';

const backend = testBackend();
let owner: SupabaseClient;
let editor: SupabaseClient;

beforeAll(async () => {
  owner = backend.owner();
  editor = (await anEditor(backend)).client;
});

const call = <Value>(name: string, given: object = {}, client = editor) =>
  resultOf<Value>(client, name, given);

/** Stores an article (Dutch and English published, Spanish untranslated). Returns the slug base. */
async function anArticle(): Promise<string> {
  const nl = aPost();
  const rows: PostRow[] = [
    nl,
    aPost({ slug_base: nl.slug_base, language: 'en', translation: 'reviewed' }),
    aDraft({ slug_base: nl.slug_base, language: 'es', translation: 'pending' }),
  ];
  expect((await editor.from('blog_posts').insert(rows)).error).toBeNull();
  return nl.slug_base;
}

const rowsOf = async (slugBase: string, client = owner): Promise<Row[]> =>
  ((await client.from('blog_posts').select('*').eq('slug_base', slugBase).order('language')).data ??
    []) as Row[];
const languagesSeen = async (slugBase: string, client: SupabaseClient) =>
  (await rowsOf(slugBase, client)).map(({ language }) => language);
const version = async () =>
  (await call<{ content_version: number }>('rebuild_state', {}, owner)).content_version;
const trash = (slug_base: string, language: string | null = null) =>
  call<Changed[]>('trash_articles', { slug_bases: [slug_base], language });
const entriesOf = async (slugBase: string) =>
  (await call<{ slug_base: string; posts: unknown[] }[]>('trashed_articles')).filter(
    ({ slug_base }) => slug_base === slugBase,
  );

describe('trash', () => {
  test('receives no new post, because the desk could not read a time such as infinity', async () => {
    for (const deleted_at of ['infinity', '2026-01-01T08:00:00Z'])
      expect((await editor.from('blog_posts').insert(aDraft({ deleted_at }))).error?.code).toBe('42501');
  });

  test('hides a trashed article from editors and visitors, but keeps its slug base taken', async () => {
    const slugBase = await anArticle();
    const before = await version();
    const trashed = await trash(slugBase);
    expect(trashed.map(({ language, was_published }) => [language, was_published])).toEqual([
      ['en', true],
      ['es', false],
      ['nl', true],
    ]);
    expect(await version()).toBe(before + 1);
    for (const client of [editor, backend.visitor()])
      expect(await languagesSeen(slugBase, client)).toEqual([]);
    const changed = await editor.from('blog_posts').update({ title: 'X' }).eq('slug_base', slugBase).select();
    expect(changed.data).toEqual([]);
    const revised = {
      slug: `${slugBase}-nl`,
      revision: 2,
      changes: { title: 'A', content: 'B' },
      small_fix: false,
    };
    expect(await call('revise_post', revised)).toBeNull();
    const image = { url: 'https://www.example.com/a.jpg', alt: 'A' };
    expect(await call('revise_illustrated_post', { ...revised, image })).toBeNull();
    const { data: lying } = await owner.from('blog_posts').select('hero_image_url').eq('slug', revised.slug);
    expect(lying).toEqual([{ hero_image_url: null }]);
    expect(await call('list_articles', { asked: { words: slugBase } })).toEqual({
      total: 0,
      has_all_words: true,
      articles: [],
    });
    expect(await call('post_history', { slug: `${slugBase}-nl`, max: 5 })).toEqual([]);
    const again = await editor.from('blog_posts').insert(aPost({ slug_base: slugBase }));
    expect(again.error?.code).toBe('23505');
    // Not even the service role can publish a post in the trash.
    const published = await owner.from('blog_posts').update({ is_published: true }).eq('slug', revised.slug);
    expect(published.error?.message).toContain('blog_posts_trashed_is_hidden');
  });

  test('cannot be filled or emptied by writing to the table directly', async () => {
    const slugBase = await anArticle();
    const now = new Date().toISOString();
    const { error } = await editor
      .from('blog_posts')
      .update({ deleted_at: now })
      .eq('slug', `${slugBase}-es`);
    expect(error).not.toBeNull();
    await trash(slugBase, 'es');
    await editor.from('blog_posts').update({ deleted_at: null }).eq('slug', `${slugBase}-es`).throwOnError();
    expect(await languagesSeen(slugBase, editor)).toEqual(['en', 'nl']);
  });

  test('shows posts trashed together as one entry, and restores the Dutch post along with a translation, both unpublished', async () => {
    const slugBase = await anArticle();
    await trash(slugBase, 'en');
    expect(await languagesSeen(slugBase, editor)).toEqual(['es', 'nl']);
    await trash(slugBase, 'nl');
    expect((await entriesOf(slugBase)).map(({ posts }) => posts.length)).toEqual([2, 1]);
    const back = await call<Changed[]>('restore_posts', { slugs: [`${slugBase}-en`] });
    expect(back.map(({ language }) => language)).toEqual(['en', 'nl']);
    const rows = await rowsOf(slugBase, editor);
    expect(rows.map((row) => [row.language, row.is_published, row.published_at !== null])).toEqual([
      ['en', false, true],
      ['nl', false, true],
    ]);
    expect(
      (await call<Version[]>('post_history', { slug: `${slugBase}-nl`, max: 9 })).map((v) => v.action),
    ).toEqual(['restored', 'trashed', 'created']);
  });

  test('erases an article and its history except for a record of the deletion, and frees the slug base', async () => {
    const slugBase = await anArticle();
    const ids = (await rowsOf(slugBase)).map(({ id }) => id);
    expect(await call('erase_trashed', { slugs: [`${slugBase}-nl`] })).toBe(0);
    await trash(slugBase, 'es');
    await trash(slugBase, 'nl');
    expect(await call('erase_trashed', { slugs: [`${slugBase}-nl`] })).toBe(3);
    const left = await owner.from('post_revisions').select('action, post').in('post_id', ids);
    expect(left.data).toHaveLength(3);
    expect(left.data).toEqual(
      expect.arrayContaining(
        ['en', 'es', 'nl'].map((language) => ({
          action: 'deleted',
          post: { slug: `${slugBase}-${language}`, language },
        })),
      ),
    );
    expect((await editor.from('blog_posts').insert(aPost({ slug_base: slugBase }))).error).toBeNull();
    const rewriting = await owner.from('post_revisions').delete().in('post_id', ids);
    expect(rewriting.error?.code).toBe('42501');
  });
});

test('dating an article changes all languages that are not in the trash', async () => {
  const slugBase = await anArticle();
  await trash(slugBase, 'en');
  const at = '2020-01-01T00:00:00+00:00';
  const dated = await call<Changed[]>('date_article', { slug_base: slugBase, at });
  expect(dated.map(({ language }) => language)).toEqual(['es', 'nl']);
  const dates = (await rowsOf(slugBase)).map((row) => row.published_at === at);
  expect(dates).toEqual([false, true, true]);
});

describe('moving an article', () => {
  test('changes the address in all languages at once, and redirects the earlier addresses of published posts', async () => {
    const first = await anArticle();
    const [second, third] = [`${first}-b`, `${first}-c`];
    await trash(first, 'en');
    const before = await version();
    const moved = await call<Changed[]>('rename_article', { slug_base: first, new_base: second });
    expect(moved.map(({ slug }) => slug)).toEqual([`${second}-en`, `${second}-es`, `${second}-nl`]);
    expect(await version()).toBe(before + 1);
    await call('rename_article', { slug_base: second, new_base: third });
    const movedTo = (slug: string) => call<string | null>('moved_post', { slug }, backend.visitor());
    expect(await movedTo(`${first}-nl`)).toBe(`${third}-nl`);
    expect(await movedTo(`${second}-nl`)).toBe(`${third}-nl`);
    expect(await movedTo(`${first}-es`)).toBeNull();
    expect(await movedTo(`${first}-en`)).toBeNull();
    // After the article moves back to its first address, the first address no longer redirects. Later addresses do.
    await call('rename_article', { slug_base: third, new_base: first });
    expect(await movedTo(`${first}-nl`)).toBeNull();
    expect(await movedTo(`${third}-nl`)).toBe(`${first}-nl`);
  });

  test('is refused if the new address is a current or earlier address of another article', async () => {
    const [one, other] = [await anArticle(), await anArticle()];
    expect(await call('rename_article', { slug_base: one, new_base: other })).toBeNull();
    await trash(other);
    expect(await call('rename_article', { slug_base: one, new_base: other })).toBeNull();
    const moved = `${one}-moved`;
    await call('rename_article', { slug_base: one, new_base: moved });
    expect(await call('is_slug_base_free', { slug_base: one, except_base: null })).toBe(false);
    expect(await call('is_slug_base_free', { slug_base: one, except_base: moved })).toBe(true);
    const third = await anArticle();
    expect(await call('rename_article', { slug_base: third, new_base: one })).toBeNull();
    expect((await editor.from('blog_posts').insert(aPost({ slug_base: one }))).error?.code).toBe('23505');
    // After an article is erased, other articles may use its earlier addresses.
    await trash(moved);
    await call('erase_trashed', { slugs: [`${moved}-nl`] });
    expect(await call('is_slug_base_free', { slug_base: one, except_base: null })).toBe(true);
  });

  test('can give one language a separate address, which no other article can use', async () => {
    const [one, other, own] = [await anArticle(), await anArticle(), `eigen-${crypto.randomUUID()}`];
    const give = async (slug: string, words: string | null, client = editor) =>
      answerTo(client.from('blog_posts').update({ own_base: words }).eq('slug', slug).select('public_slug'));
    expect((await give(`${one}-en`, own)).data).toEqual([{ public_slug: `${own}-en` }]);
    const movedTo = (slug: string) => call<string | null>('moved_post', { slug }, backend.visitor());
    expect(await movedTo(`${one}-en`)).toBe(`${own}-en`);
    expect(await movedTo(`${own}-en`)).toBeNull();
    // Another language of the article can use the same words, because the address also contains the language.
    expect((await give(`${one}-nl`, own)).data).toEqual([{ public_slug: `${own}-nl` }]);
    for (const [slug, words] of [
      [`${other}-en`, own],
      [`${other}-es`, own],
      [`${other}-nl`, one],
    ] as const)
      expect((await give(slug, words)).error?.code).toBe('23505');
    expect(await call('rename_article', { slug_base: other, new_base: own })).toBeNull();
    expect((await give(`${one}-en`, 'Not a slug')).error?.code).toBe('23514');
    expect((await give(`${one}-en`, 'taken-by-a-visitor', backend.visitor())).data ?? []).toEqual([]);

    const renamed = await call<{ public_slug: string }[]>('rename_article', {
      slug_base: one,
      new_base: `${one}-x`,
    });
    expect(renamed.map(({ public_slug: slug }) => slug)).toEqual([`${own}-en`, `${one}-x-es`, `${own}-nl`]);
    expect(await movedTo(`${one}-en`)).toBe(`${own}-en`);
    await give(`${one}-x-en`, null);
    expect(await movedTo(`${own}-en`)).toBe(`${one}-x-en`);
    expect((await give(`${other}-en`, own)).error?.code).toBe('23505');
  });
});

describe('undo', () => {
  test('restores the Dutch text and makes the translations current again, but is refused the second time', async () => {
    const slugBase = await anArticle();
    const slug = `${slugBase}-nl`;
    const changes = { title: 'Anders', content: 'Een andere tekst.' };
    const revision = await call<number>('revise_post', { slug, revision: 1, changes, small_fix: false });
    expect((await rowsOf(slugBase))[0]?.outdated_since).not.toBeNull();
    const [taken] = await call<Changed[]>('take_back', { changes: { posts: [{ slug, revision }] } });
    expect(taken).toMatchObject({ slug, revision: 3, is_published: true });
    const [en, , nl] = await rowsOf(slugBase);
    expect(nl).toMatchObject({ title: 'Sleutels', content: 'Een tekst.' });
    expect(en?.outdated_since).toBeNull();
    expect(await call('take_back', { changes: { posts: [{ slug, revision }] } })).toBeNull();
  });

  test('restores a translation’s text together with its state: untranslated or outdated', async () => {
    const slugBase = await anArticle();
    const [slug, en] = [`${slugBase}-es`, `${slugBase}-en`];
    const changes = { title: 'Llaves', content: 'Un texto.' };
    await call('revise_post', { slug, revision: 1, changes, small_fix: false });
    await call('take_back', { changes: { posts: [{ slug, revision: 2 }] } });
    expect((await rowsOf(slugBase))[1]).toMatchObject({ translation: 'pending', content: 'Een tekst.' });
    await call('revise_post', { slug: `${slugBase}-nl`, revision: 1, changes, small_fix: false });
    const outdatedSince = (await rowsOf(slugBase))[0]?.outdated_since;
    const english = { slug: en, revision: 2, changes: { title: 'Keys', content: 'New.' }, small_fix: false };
    expect(await call('revise_post', english)).toBe(3);
    await call('take_back', { changes: { posts: [{ slug: en, revision: 3 }] } });
    expect((await rowsOf(slugBase))[0]).toMatchObject({
      content: 'Een tekst.',
      outdated_since: outdatedSince,
    });
  });

  test('leaves a translation outdated if an earlier change made it so, in this article and in others', async () => {
    const [slugBase, other] = [await anArticle(), await anArticle()];
    const revise = (base: string, revision: number) =>
      call<number>('revise_post', {
        slug: `${base}-nl`,
        revision,
        changes: { title: 'Sleutels', content: `Tekst ${revision}.` },
        small_fix: false,
      });
    await revise(other, 1);
    const first = await revise(slugBase, 1);
    const before = (await rowsOf(slugBase))[0]?.outdated_since;
    const second = await revise(slugBase, first);
    await call('take_back', { changes: { posts: [{ slug: `${slugBase}-nl`, revision: second }] } });
    expect(before).not.toBeNull();
    expect((await rowsOf(slugBase))[0]?.outdated_since).toBe(before);
    expect((await rowsOf(other))[0]?.outdated_since).not.toBeNull();
  });

  test('restores the Dutch text and the image of each language, or nothing if an image has changed', async () => {
    const words = { title: 'Anders', content: 'Een andere tekst.' };
    const image = { url: '/media/huis.webp', alt: 'Een huis', focus_x: 10, focus_y: 20 };
    const save = (slugBase: string) =>
      call<number>('revise_illustrated_post', {
        slug: `${slugBase}-nl`,
        revision: 1,
        changes: words,
        small_fix: false,
        image,
      });
    const takeBack = (slugBase: string, revision: number) =>
      editor.rpc('take_back', { changes: { posts: [{ slug: `${slugBase}-nl`, revision }] } });

    const [slugBase, other] = [await anArticle(), await anArticle()];
    const before = await rowsOf(slugBase);
    const revision = await save(slugBase);
    for (const row of await rowsOf(other)) expect(row).toMatchObject({ hero_image_url: null });
    expect((await rowsOf(slugBase))[0]).toMatchObject({ hero_image_url: image.url, hero_focus_x: 10 });
    // Undoing the Dutch save must keep another editor’s change in another language.
    const theirs = {
      slug: `${slugBase}-es`,
      changes: { title: 'Suyo', content: 'Un texto.' },
      small_fix: false,
    };
    const spanish = (await rowsOf(slugBase))[1]?.revision;
    expect(await call('revise_post', { ...theirs, revision: spanish })).not.toBeNull();
    expect((await takeBack(slugBase, revision)).error).toBeNull();
    const after = await rowsOf(slugBase);
    for (const [index, row] of after.entries())
      expect(row).toMatchObject({
        hero_image_url: null,
        hero_image_alt: null,
        hero_focus_x: before[index]?.hero_focus_x,
      });
    expect(after[2]).toMatchObject({ title: 'Sleutels', content: 'Een tekst.' });
    expect(after[1]).toMatchObject({ title: 'Suyo' });

    const saved = await save(other);
    const described = { hero_image_alt: 'A house' };
    expect((await owner.from('blog_posts').update(described).eq('slug', `${other}-en`)).error).toBeNull();
    expect((await takeBack(other, saved)).error?.code).toBe('PT409');
    const [en, , nl] = await rowsOf(other);
    expect([en?.hero_image_alt, nl?.title]).toEqual(['A house', 'Anders']);
  });

  test('restores all languages of a trashed or renamed article, or nothing if one post cannot be restored', async () => {
    const slugBase = await anArticle();
    const trashed = await trash(slugBase);
    const changes = trashed.map(({ slug, revision }) => ({ slug, revision }));
    expect(
      await call('take_back', {
        changes: { posts: [...changes.slice(1), { slug: 'nowhere-nl', revision: 1 }] },
      }),
    ).toBeNull();
    expect(await languagesSeen(slugBase, editor)).toEqual([]);
    const back = await call<Changed[]>('take_back', { changes: { posts: changes } });
    expect(back.map(({ is_published }) => is_published)).toEqual([true, false, true]);
    const moved = await call<Changed[]>('rename_article', { slug_base: slugBase, new_base: `${slugBase}-x` });
    await call('take_back', { changes: { posts: moved.map(({ slug, revision }) => ({ slug, revision })) } });
    expect(await languagesSeen(slugBase, editor)).toEqual(['en', 'es', 'nl']);
    expect(await call('moved_post', { slug: `${slugBase}-x-nl` })).toBe(`${slugBase}-nl`);
  });
});

describe('history', () => {
  test('lists the changed fields of each version, and returns a version’s whole text', async () => {
    const slugBase = await anArticle();
    const slug = `${slugBase}-nl`;
    const changes = { title: 'Sleutels', content: 'Nieuw.', meta_title: 'Zoek' };
    await call('revise_post', { slug, revision: 1, changes, small_fix: true });
    await editor.from('blog_posts').update({ is_published: false }).eq('slug', slug).throwOnError();
    const history = await call<Version[]>('post_history', { slug, max: 2 });
    expect(history).toMatchObject([
      { revision: 3, action: 'hidden', by: 'Test editor', changed: [], is_current_text: true },
      { revision: 2, action: 'changed', changed: ['content', 'meta_title'], is_current_text: true },
    ]);
    expect(history).toHaveLength(2);
    expect(await call('post_version', { slug, revision: 2 })).toEqual({
      revision: 2,
      post: { title: 'Sleutels', excerpt: '', content: 'Nieuw.', meta_title: 'Zoek', meta_description: null },
      before: {
        title: 'Sleutels',
        excerpt: '',
        content: 'Een tekst.',
        meta_title: null,
        meta_description: null,
      },
    });
    expect(await call('post_version', { slug, revision: 1 })).toMatchObject({ before: null });
    expect(await call('post_version', { slug, revision: 99 })).toBeNull();
  });

  test('leaves out the versions of a deleted post whose id the present post reuses', async () => {
    const row = aDraft({ content: 'Vroeger.' });
    const { data } = await editor
      .from('blog_posts')
      .insert(row)
      .select('id, slug')
      .single<{ id: string; slug: string }>();
    const { id = '', slug = '' } = data ?? {};
    await editor.from('blog_posts').delete().eq('id', id).throwOnError();
    await editor
      .from('blog_posts')
      .insert({ ...row, id, content: 'Opnieuw.' })
      .throwOnError();
    await editor.from('blog_posts').update({ content: 'Later.' }).eq('id', id).throwOnError();
    expect(await call('post_version', { slug, revision: 1 })).toMatchObject({
      post: { content: 'Opnieuw.' },
    });
    expect(await call('post_version', { slug, revision: 2 })).toMatchObject({
      post: { content: 'Later.' },
      before: { content: 'Opnieuw.' },
    });
  });
});

type Row = PostRow & { id: string; revision: number; hero_focus_x: number; outdated_since: string | null };
type Changed = {
  slug: string;
  language: string;
  revision: number;
  is_published: boolean;
  was_published: boolean;
};
type Version = { revision: number; action: string };
