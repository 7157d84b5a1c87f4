/** Unsaved details of the business, which only the editor who typed them may read. */
import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#adapters/supabase/client.ts';
import { articleDrafts } from '#adapters/supabase/posts/article-drafts.ts';
import { businessDraft, saveBusinessDraft } from '#adapters/supabase/site/business.ts';
import { refuse } from '#core/result.ts';
import type { BusinessDraft } from '#core/business/business-draft.ts';
import { testBackend, anEditor, aStranger, type Person } from '../support/database/backend.ts';

const backend = testBackend();
let owner: SupabaseClient;

beforeAll(() => {
  owner = backend.owner();
});

const at = ({ client }: Person) => client as Database;
const save = async (person: Person, draft: BusinessDraft) => {
  const saved = await saveBusinessDraft(at(person), draft);
  return saved.ok ? saved.value : saved.refusal.code;
};
const read = (person: Person) => businessDraft(at(person));
const aDraft = (typed: string, revision = 0): BusinessDraft => ({
  revision,
  writtenFrom: 3,
  fields: [{ path: 'name', stored: 'Casa', typed }],
});
const rowsOf = async (person: Person) =>
  (await owner.from('article_drafts').select('form').eq('id', person.userId)).data;

describe('unsaved details of the business', () => {
  test('are returned to the editor who typed them', async () => {
    const editor = await anEditor(backend);
    expect(await read(editor)).toBeUndefined();
    expect(await save(editor, aDraft('Casa Clara'))).toMatchObject({ revision: 1 });
    expect(await read(editor)).toEqual({
      ...aDraft('Casa Clara', 1),
      updatedAt: expect.stringMatching(/^20\d\d-/) as string,
    });
  });

  test('cannot be read, changed or deleted by other editors, strangers or visitors', async () => {
    const [editor, other] = [await anEditor(backend), await anEditor(backend)];
    await save(editor, aDraft('Mine'));
    const stranger = await aStranger(backend);
    for (const client of [other.client, stranger.client, backend.visitor()]) {
      const seen = await client.from('article_drafts').select('id').eq('id', editor.userId);
      expect(seen.data ?? []).toEqual([]);
      const gone = await client.from('article_drafts').delete().eq('id', editor.userId).select('id');
      expect(gone.data ?? []).toEqual([]);
      const call = { written_from: 3, form: { fields: [] }, revision: 1 };
      if (client !== other.client)
        expect((await client.rpc('save_business_draft', call)).error).not.toBeNull();
    }
    expect(await save(other, aDraft('Theirs', 1))).toMatchObject({ revision: 2 });
    const form = { title: '', excerpt: '', content: '', metaTitle: '', metaDescription: '' };
    const article = { ...form, slugBase: '', languages: ['nl' as const], publishNow: true };
    for (const person of [other, editor])
      expect(await articleDrafts(at(person)).save({ id: editor.userId, revision: 1, form: article })).toEqual(
        refuse({ code: 'changed-meanwhile' }),
      );
    expect(await read(editor)).toMatchObject(aDraft('Mine', 1));
    expect(await articleDrafts(at(editor)).find(editor.userId)).toBeUndefined();
    expect(await articleDrafts(at(editor)).list()).toEqual([]);
    const today = (await at(editor).rpc('desk_today')).data as { unsaved: { n: number } };
    expect(today.unsaved.n).toBe(0);
  });

  test('cannot be blocked by an article draft under the editor’s id', async () => {
    const [editor, other] = [await anEditor(backend), await anEditor(backend)];
    const draft = { draft: editor.userId, form: { title: '', excerpt: '' }, revision: 0 };
    expect((await other.client.rpc('save_article_draft', draft)).data).toEqual({
      refused: 'changed-meanwhile',
    });
    expect(await save(editor, aDraft('Mine'))).toMatchObject({ revision: 1 });
  });

  test('are not overwritten by another device that started from an older revision', async () => {
    const editor = await anEditor(backend);
    await save(editor, aDraft('First'));
    expect(await save(editor, aDraft('First')), 'a repeated request').toMatchObject({ revision: 1 });
    await save(editor, aDraft('Second', 1));
    expect(await save(editor, aDraft('Late', 1))).toBe('changed-meanwhile');
    expect(await save(editor, aDraft('Late'))).toBe('changed-meanwhile');
    expect(await save(editor, { ...aDraft('', 2), fields: [] })).toMatchObject({ revision: 3 });
    expect(await save(editor, aDraft('Second', 2)), 'the draft is discarded').toBe('changed-meanwhile');
    expect(await read(editor)).toMatchObject({ revision: 3, fields: [] });
  });

  test('are deleted after thirty days or when their editor is removed, and are limited in size', async () => {
    const [editor, leaving] = [await anEditor(backend), await anEditor(backend)];
    await save(leaving, aDraft('Leaving'));
    await at(editor).rpc('remove_editor', { person: leaving.userId });
    expect(await rowsOf(leaving)).toEqual([]);

    await expect(save(editor, aDraft('x'.repeat(1_000_001)))).rejects.toThrow('calling save_business_draft');
    await save(editor, aDraft('Old'));
    const before = new Date(Date.now() - 31 * 86_400_000).toISOString();
    await owner.from('article_drafts').update({ updated_at: before }).eq('id', editor.userId).throwOnError();
    expect(await read(editor)).toBeUndefined();
    await save(await anEditor(backend), aDraft('Other'));
    expect(await rowsOf(editor)).toEqual([]);
  });
});
