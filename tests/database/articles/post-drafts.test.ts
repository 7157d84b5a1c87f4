/** Unsaved texts of stored posts, which only the editor who typed them may read. */
import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#adapters/supabase/client.ts';
import { postForEditing } from '#adapters/supabase/posts/article-desk.ts';
import { articleDrafts } from '#adapters/supabase/posts/article-drafts.ts';
import { savePostDraft } from '#adapters/supabase/posts/post-drafts.ts';
import { refuse } from '#core/result.ts';
import type { PostDraft } from '#core/publishing/post-draft.ts';
import { testBackend, anEditor, aStranger, type Person } from '../../support/database/backend.ts';
import { aDraft } from '../../support/database/posts.ts';

const backend = testBackend();
let owner: SupabaseClient;
let editor: Person;
let other: Person;

beforeAll(async () => {
  owner = backend.owner();
  [editor, other] = [await anEditor(backend), await anEditor(backend)];
});

const at = ({ client }: Person) => client as Database;
const save = async (person: Person, draft: PostDraft) => {
  const saved = await savePostDraft(at(person), draft);
  return saved.ok ? saved.value : saved.refusal.code;
};
const offered = async (person: Person, slug: string) =>
  (await postForEditing(at(person), slug))?.drafts ?? [];

async function aStoredPost(): Promise<{ id: string; slug: string }> {
  const stored = await owner.from('blog_posts').insert(aDraft()).select('id, slug').single();
  expect(stored.error).toBeNull();
  return stored.data as { id: string; slug: string };
}

const words = { title: 'Nog niet af', content: 'Half.', excerpt: '', metaTitle: '', metaDescription: '' };

const aText = (slug: string, changes: Partial<PostDraft> = {}): PostDraft => ({
  id: crypto.randomUUID(),
  slug,
  writtenFrom: 1,
  revision: 0,
  form: words,
  ...changes,
});

const rowsOf = async (id: string) => (await owner.from('article_drafts').select('id').eq('id', id)).data;

describe('unsaved texts of a post', () => {
  test('are returned only to the editor who saved them, with the version of the post on which they are based', async () => {
    const { slug } = await aStoredPost();
    const image = { path: '/media/huis.webp', alt: '', focus: { x: 50, y: 20 } };
    const first = aText(slug, { form: { ...aText(slug).form, image } });
    expect(await save(editor, first)).toMatchObject({ revision: 1 });
    const revised = await at(editor).rpc('revise_post', {
      slug,
      revision: 1,
      small_fix: false,
      changes: { title: 'Opgeslagen', content: 'Van een ander.' },
    });
    expect(revised.data).toBe(2);
    expect(await offered(editor, slug)).toMatchObject([
      {
        id: first.id,
        revision: 1,
        writtenFrom: 1,
        form: first.form,
        basis: { title: 'Sleutels', heroFocusX: 50 },
      },
    ]);
    expect(await offered(other, slug)).toEqual([]);
    expect(await rowsOf(first.id)).toHaveLength(1);
  });

  test('are left out, oldest first, if the answer would become too long for the host', async () => {
    const { id, slug } = await aStoredPost();
    const content = '€'.repeat(200_000);
    expect((await owner.from('blog_posts').update({ content }).eq('id', id)).error).toBeNull();
    const drafts = Array.from({ length: 5 }, () =>
      aText(slug, { writtenFrom: 2, form: { ...words, content } }),
    );
    for (const draft of drafts) expect(await save(editor, draft)).toMatchObject({ revision: 1 });
    const read = await postForEditing(at(editor), slug);
    expect(read?.drafts.map((draft) => draft.id)).toEqual(
      drafts
        .toReversed()
        .slice(0, 3)
        .map((draft) => draft.id),
    );
    expect(Buffer.byteLength(JSON.stringify(read))).toBeLessThan(6_000_000);
  });

  test('cannot be read, changed or deleted by other editors, strangers or visitors', async () => {
    const { slug } = await aStoredPost();
    const mine = aText(slug);
    await save(editor, mine);
    const stranger = await aStranger(backend);
    for (const client of [other.client, stranger.client, backend.visitor()]) {
      const read = await client.from('article_drafts').select('id').eq('id', mine.id);
      expect(read.data ?? []).toEqual([]);
      const gone = await client.from('article_drafts').delete().eq('id', mine.id).select('id');
      expect(gone.data ?? []).toEqual([]);
    }
    const theirs = { ...mine, revision: 1, form: { ...mine.form, title: 'Van een ander' } };
    expect(await save(other, theirs)).toBe('changed-meanwhile');
    expect(await save(other, mine)).toBe('changed-meanwhile');
    expect(await offered(editor, slug)).toMatchObject([{ revision: 1, form: { title: 'Nog niet af' } }]);
  });

  test('are not overwritten by a save that is based on an older revision', async () => {
    const { slug } = await aStoredPost();
    const draft = aText(slug);
    await save(editor, draft);
    expect(await save(editor, draft)).toMatchObject({ revision: 1 });
    const later = { ...draft, revision: 1, form: { ...draft.form, title: 'Verder' } };
    expect(await save(editor, later)).toMatchObject({ revision: 2 });
    const late = { ...draft, revision: 1, form: { ...draft.form, title: 'Te laat' } };
    expect(await save(editor, late)).toBe('changed-meanwhile');
    expect(await offered(editor, slug)).toMatchObject([{ revision: 2, form: { title: 'Verder' } }]);
  });

  test('are stored separately from those of new articles', async () => {
    const { slug } = await aStoredPost();
    const draft = aText(slug);
    await save(editor, draft);
    const drafts = articleDrafts(at(editor));
    expect((await drafts.list()).map(({ id }) => id)).not.toContain(draft.id);
    expect(await drafts.find(draft.id)).toBeUndefined();
    const form = { ...words, slugBase: 'nieuw', languages: ['nl' as const], publishNow: true };
    expect(await drafts.save({ id: draft.id, revision: 1, form })).toEqual(
      refuse({ code: 'changed-meanwhile' }),
    );
    const article = crypto.randomUUID();
    await drafts.save({ id: article, revision: 0, form });
    expect(await save(editor, { ...draft, id: article, revision: 1 })).toBe('changed-meanwhile');
  });

  test('are listed only on the start page of the editor who saved them, with the title as typed', async () => {
    const { slug } = await aStoredPost();
    const writer = await anEditor(backend);
    await save(writer, aText(slug));
    const unsaved = async (person: Person) =>
      ((await at(person).rpc('desk_today')).data as { unsaved: { first: { slug: string }[] } }).unsaved.first;
    expect(await unsaved(writer)).toContainEqual(
      expect.objectContaining({ slug, language: 'nl', title: 'Nog niet af' }),
    );
    expect((await unsaved(other)).map((draft) => draft.slug)).not.toContain(slug);
  });

  test('are deleted on request, when their post is erased, when their editor is removed, and after thirty days', async () => {
    const [thrown, erased, aged] = [await aStoredPost(), await aStoredPost(), await aStoredPost()];
    const leaving = await anEditor(backend);
    const texts = [aText(thrown.slug), aText(erased.slug), aText(aged.slug), aText(aged.slug)] as const;
    const ids = texts.map(({ id }) => id);
    for (const [number, text] of texts.entries()) await save(number === 3 ? leaving : editor, text);

    await articleDrafts(at(editor)).forget(ids[0] ?? '');
    expect(await offered(editor, thrown.slug)).toEqual([]);
    expect(await rowsOf(ids[0] ?? '')).toEqual([]);

    const base = erased.slug.slice(0, -3);
    await at(editor).rpc('trash_articles', { slug_bases: [base], language: null });
    expect(await save(editor, { ...texts[1], revision: 1 })).toBe('post-not-found');
    expect(await rowsOf(ids[1] ?? '')).toHaveLength(1);
    expect((await at(editor).rpc('erase_trashed', { slugs: [erased.slug] })).data).toBe(1);
    expect(await rowsOf(ids[1] ?? '')).toEqual([]);

    expect((await at(editor).rpc('remove_editor', { person: leaving.userId })).data).toBe('removed');
    expect(await rowsOf(ids[3] ?? '')).toEqual([]);

    const before = new Date(Date.now() - 31 * 86_400_000).toISOString();
    await owner.from('article_drafts').update({ updated_at: before }).eq('id', ids[2]).throwOnError();
    expect(await offered(editor, aged.slug)).toEqual([]);
    await save(editor, aText(thrown.slug));
    expect(await rowsOf(ids[2] ?? '')).toEqual([]);
  });

  test('are limited to a hundred per editor, and to 1 MB each', async () => {
    const { id, slug } = await aStoredPost();
    const busy = await anEditor(backend);
    const rows = Array.from({ length: 100 }, () => ({
      id: crypto.randomUUID(),
      form: { title: '', excerpt: '' },
      post_id: id,
      written_from: 1,
      updated_by: busy.userId,
    }));
    expect((await owner.from('article_drafts').insert(rows)).error).toBeNull();
    expect(await save(busy, aText(slug))).toBe('too-many-drafts');
    const [known] = rows;
    expect(await save(busy, aText(slug, { id: known?.id ?? '', revision: 1 }))).toMatchObject({
      revision: 2,
    });
    expect(await save(editor, aText(slug))).toMatchObject({ revision: 1 });
    const large = aText(slug);
    await expect(
      save(editor, { ...large, form: { ...large.form, content: 'x'.repeat(1_000_001) } }),
    ).rejects.toThrow('calling save_post_draft');
  });
});
