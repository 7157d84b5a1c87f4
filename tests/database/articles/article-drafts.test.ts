/**
 * Unsaved texts of articles that do not exist yet: every editor may continue them, and none overwrites another’s
 * changes.
 */
import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeAll, describe, expect, test } from 'vitest';
import { articleDrafts, takenSlugBases } from '#adapters/supabase/posts/article-drafts.ts';
import type { Database } from '#adapters/supabase/client.ts';
import type { ArticleForm } from '#core/publishing/article-draft.ts';
import { testBackend, anEditor, type Person } from '../../support/database/backend.ts';
import { aDraft, aPost } from '../../support/database/posts.ts';

const backend = testBackend();
let owner: SupabaseClient;
let editor: Person;
let other: Person;

beforeAll(async () => {
  owner = backend.owner();
  [editor, other] = [await anEditor(backend), await anEditor(backend, { isShared: true })];
});

const draftsOf = ({ client }: Person) => {
  const drafts = articleDrafts(client as Database);
  const save = async (draft: Parameters<typeof drafts.save>[0]) => {
    const saved = await drafts.save(draft);
    return saved.ok ? saved.value : saved.refusal.code;
  };
  return { ...drafts, save };
};

const aForm = (changes: Partial<ArticleForm> = {}): ArticleForm => ({
  title: 'Zwembad',
  content: 'Helder water.',
  excerpt: '',
  slugBase: 'zwembad',
  metaTitle: '',
  metaDescription: '',
  languages: ['nl'],
  publishNow: true,
  ...changes,
});

const aKeptDraft = async (form = aForm()) => {
  const id = crypto.randomUUID();
  const saved = await draftsOf(editor).save({ id, revision: 0, form });
  expect(saved).toMatchObject({ revision: 1 });
  return id;
};

describe('unsaved texts of a new article', () => {
  test('can be saved, changed and read by any editor', async () => {
    const image = { path: '/media/huis.webp', alt: 'Een huis', focus: { x: 0.5, y: 0.25 } };
    const id = await aKeptDraft(aForm({ image }));
    const later = await draftsOf(other).save({ id, revision: 1, form: aForm({ title: 'Verder', image }) });
    expect(later).toMatchObject({ revision: 2 });
    const form = aForm({ title: 'Verder', image });
    expect(await draftsOf(editor).find(id)).toEqual({ id, form, ...(later as object) });
  });

  test('refuse a save if it is based on an older revision', async () => {
    const id = await aKeptDraft();
    const first = await draftsOf(editor).save({
      id,
      revision: 1,
      form: aForm({ content: 'Van de eerste.' }),
    });
    expect(first).toMatchObject({ revision: 2 });
    expect(await draftsOf(other).save({ id, revision: 1, form: aForm({ content: 'Van de tweede.' }) })).toBe(
      'changed-meanwhile',
    );
    expect((await draftsOf(editor).find(id))?.form.content).toBe('Van de eerste.');
  });

  test('accept a repeated save if the first answer was lost', async () => {
    const id = crypto.randomUUID();
    const draft = { id, revision: 0, form: aForm() };
    expect(await draftsOf(editor).save(draft)).toMatchObject({ revision: 1 });
    expect(await draftsOf(editor).save(draft)).toMatchObject({ revision: 1 });
    const changed = { id, revision: 1, form: aForm({ title: 'Anders' }) };
    expect(await draftsOf(editor).save(changed)).toMatchObject({ revision: 2 });
    expect(await draftsOf(editor).save(changed)).toMatchObject({ revision: 2 });
  });

  test('are stored again by the next save if another editor has discarded them', async () => {
    const id = await aKeptDraft();
    await draftsOf(other).forget(id);
    await draftsOf(other).forget(id);
    expect(await draftsOf(editor).find(id)).toBeUndefined();
    expect(await draftsOf(editor).save({ id, revision: 1, form: aForm() })).toMatchObject({ revision: 2 });
  });

  test('must have a form that is a JSON object of at most 1 MB', async () => {
    for (const form of [[], 'text', { content: 'x'.repeat(1_000_001) }]) {
      const saved = await editor.client.rpc('save_article_draft', {
        draft: crypto.randomUUID(),
        form,
        revision: 0,
      });
      expect(saved.error).not.toBeNull();
    }
  });
});

describe('listing unsaved texts of new articles', () => {
  test('starts with the most recently changed draft, names the last editor of each draft, and omits drafts unchanged for 30 days', async () => {
    const [older, newer] = [
      await aKeptDraft(aForm({ title: 'Ouder' })),
      await aKeptDraft(aForm({ title: 'Nieuwer' })),
    ];
    await draftsOf(other).save({ id: older, revision: 1, form: aForm({ title: 'Toch nieuwer' }) });
    const listed = await draftsOf(editor).list();
    expect(listed.slice(0, 2)).toMatchObject([
      { id: older, title: 'Toch nieuwer', revision: 2, by: 'shared token' },
      { id: newer, title: 'Nieuwer', excerpt: '', by: 'Test editor' },
    ]);

    const aged = await owner
      .from('article_drafts')
      .update({ updated_at: new Date(Date.now() - 31 * 86_400_000).toISOString() })
      .eq('id', older);
    expect(aged.error).toBeNull();
    expect((await draftsOf(editor).list()).map(({ id }) => id)).not.toContain(older);
    await aKeptDraft();
    const left = await owner.from('article_drafts').select('id').eq('id', older);
    expect(left.data).toEqual([]);
  });
});

describe('limits of unsaved texts of new articles', () => {
  test('cannot be set by a client: a save with kept_days 0 deletes no recent drafts of other editors', async () => {
    const id = await aKeptDraft();
    const draft = { draft: crypto.randomUUID(), form: aForm(), revision: 0 };
    await other.client.rpc('save_article_draft', { ...draft, kept_days: 0 });
    await other.client.rpc('save_article_draft', draft);
    expect(await draftsOf(editor).find(id)).toMatchObject({ id, revision: 1 });
  });

  test('require only the title and excerpt that the list shows, so a draft that cannot be opened may be listed', async () => {
    const draft = crypto.randomUUID();
    for (const form of [{ title: { a: 1 } }, { title: 'A' }, { title: 'A', excerpt: null }]) {
      const saved = await other.client.rpc('save_article_draft', { draft, form, revision: 0 });
      expect(saved.error?.code).toBe('23514');
      const direct = await owner.from('article_drafts').insert({ id: draft, form });
      expect(direct.error?.code).toBe('23514');
    }
    const incomplete = { draft, form: { title: 'A', excerpt: '' }, revision: 0 };
    expect((await other.client.rpc('save_article_draft', incomplete)).error).toBeNull();
    expect((await draftsOf(editor).list()).map(({ id }) => id)).toContain(draft);
    expect(await draftsOf(editor).find(draft)).toBeUndefined();
  });

  test('allow two hundred drafts of new articles in total', async () => {
    const stored = await aKeptDraft();
    const { count } = await owner.from('article_drafts').select('*', { count: 'exact', head: true });
    const rows = Array.from({ length: 200 - (count ?? 0) }, () => ({
      id: crypto.randomUUID(),
      form: aForm(),
    }));
    expect((await owner.from('article_drafts').insert(rows)).error).toBeNull();
    const another = { id: crypto.randomUUID(), revision: 0, form: aForm() };
    expect(await draftsOf(editor).save(another)).toBe('too-many-drafts');
    const changed = { id: stored, revision: 1, form: aForm({ title: 'Verder' }) };
    expect(await draftsOf(editor).save(changed)).toMatchObject({ revision: 2 });
    await owner.from('article_drafts').delete().eq('id', rows[0]?.id).throwOnError();
    expect(await draftsOf(editor).save(another)).toMatchObject({ revision: 1 });
    await owner.from('article_drafts').delete().is('post_id', null).throwOnError();
  });
});

describe('takenSlugBases', () => {
  test('returns current and earlier slug bases of posts, including posts in the trash', async () => {
    const posts = [aDraft({ language: 'de', translation: 'reviewed' }), aPost(), aPost(), aDraft()];
    expect((await editor.client.from('blog_posts').insert(posts.slice(0, 3))).error).toBeNull();
    const [draft, trashed, moved, free] = posts.map(({ slug_base }) => slug_base);
    await owner
      .from('blog_posts')
      .update({ is_published: false, deleted_at: new Date().toISOString() })
      .eq('slug_base', trashed)
      .throwOnError();
    await owner
      .from('blog_posts')
      .update({ slug_base: `${moved}-elders` })
      .eq('slug_base', moved)
      .throwOnError();
    const asked = [draft, trashed, moved, `${moved}-elders`, free].map(String);
    expect((await takenSlugBases(editor.client as Database, asked)).toSorted()).toEqual(
      asked.slice(0, 4).toSorted(),
    );
  });
});
