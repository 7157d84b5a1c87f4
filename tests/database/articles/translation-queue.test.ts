/**
 * A translation that an editor requested is not forgotten: the schedule tries it until it is stored or has failed four
 * times.
 */
import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeAll, describe, expect, test } from 'vitest';
import { testBackend, anEditor, answerTo, type Person, resultOf } from '../../support/database/backend.ts';
import { aDraft, aPost } from '../../support/database/posts.ts';

const backend = testBackend();
let owner: SupabaseClient;
let editor: Person;

beforeAll(async () => {
  owner = backend.owner();
  editor = await anEditor(backend);
});

const call = <Answer>(name: string, given: object, client = editor.client) =>
  resultOf<Answer>(client, name, given);
const end = (slug: string, problem: object | null) => call('end_translation', { slug, problem }, owner);

async function aCopy(): Promise<string> {
  const nl = aPost();
  const es = aDraft({ slug_base: nl.slug_base, language: 'es', translation: 'pending' });
  expect((await editor.client.from('blog_posts').insert([nl, es])).error).toBeNull();
  return `${nl.slug_base}-es`;
}

async function listed(slug: string): Promise<Record<string, unknown> | undefined> {
  const { articles } = await call<ListedPosts>('list_articles', { asked: { words: slug } });
  return articles.flatMap(({ posts }) => posts).find((post) => post['slug'] === slug);
}

const isTranslating = async (slug: string) => (await listed(slug))?.['is_translating'];
const problemListed = async (slug: string) => (await listed(slug))?.['problem'];

const wantedTranslations = async () =>
  (await owner.rpc('wanted_translations', { max: 12 })).data as { slug_base: string; language: string }[];

describe('translation queue', () => {
  test('keeps a requested translation until it is stored or has failed four times', async () => {
    const es = await aCopy();
    const due = async () =>
      (await wantedTranslations()).some(({ slug_base, language }) => `${slug_base}-${language}` === es);
    const attempt = async (problem: object | null) => {
      expect(await call('claim_translation', { slug: es }, owner)).toBe(true);
      await end(es, problem);
    };
    expect(await due()).toBe(false);
    await call('want_translations', { slugs: [es] });
    expect([await due(), await isTranslating(es)]).toEqual([true, true]);
    // While another process has claimed the translation, it is not due.
    await call('claim_translation', { slug: es }, owner);
    expect([await due(), await isTranslating(es)]).toEqual([false, true]);
    await end(es, { code: 'slow' });
    // A failed translation is due again only after a pause.
    expect([await due(), await isTranslating(es), await problemListed(es)]).toEqual([false, true, 'slow']);
    for (let times = 0; times < 3; times++) await attempt({ code: 'slow' });
    expect([await due(), await isTranslating(es)]).toEqual([false, false]);

    // A new request resets the number of attempts. Storing the translation ends the request.
    await call('want_translations', { slugs: [es] });
    expect([await due(), await problemListed(es)]).toEqual([true, undefined]);
    await call('claim_translation', { slug: es }, owner);
    const changes = { title: 'Llaves', excerpt: '', content: 'La bomba.' };
    await call('store_translation', { slug: es, revision: 1, source_revision: 1, changes });
    await end(es, null);
    expect([await due(), await isTranslating(es)]).toEqual([false, false]);
  });

  test('keeps a request if the attempt stores no text and reports no problem, but removes a cancelled request', async () => {
    const es = await aCopy();
    await call('want_translations', { slugs: [es] });
    await call('claim_translation', { slug: es }, owner);
    await end(es, null);
    expect(await isTranslating(es)).toBe(true);
    expect((await owner.rpc('unwant_translation', { slug: es })).error).toBeNull();
    expect(await isTranslating(es)).toBe(false);
  });

  test('starts no translation of an article in the trash', async () => {
    const es = await aCopy();
    const slug_base = es.slice(0, -3);
    const isDue = async () => {
      const asked = {
        times: {},
        lost_after_seconds: 0,
        remind_after_seconds: 0,
        translations: true,
      };
      const { data } = await answerTo(owner.rpc('begin_tick', { asked }));
      const listed = (await wantedTranslations()).some((due) => due.slug_base === slug_base);
      return [listed, (data as { due: { translations: boolean } }).due.translations];
    };
    for (const due of await wantedTranslations())
      await owner.rpc('unwant_translation', { slug: `${due.slug_base}-${due.language}` });
    await call('want_translations', { slugs: [es] });
    expect(await isDue()).toEqual([true, true]);
    await call('trash_articles', { slug_bases: [slug_base], language: null });
    expect(await isDue()).toEqual([false, false]);
  });
});

type ListedPosts = { articles: { posts: Record<string, unknown>[] }[] };
