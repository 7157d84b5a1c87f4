import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeAll, describe, expect, test } from 'vitest';
import { testBackend, anEditor, type Person, resultOf } from '../../support/database/backend.ts';
import { aDraft, aPost } from '../../support/database/posts.ts';
import { sessionOf } from '../../support/tokens.ts';

const backend = testBackend();
let owner: SupabaseClient;
let editor: Person;

beforeAll(async () => {
  owner = backend.owner();
  editor = await anEditor(backend);
});

const rowOf = async (slug: string) =>
  (await owner.from('blog_posts').select('*').eq('slug', slug).single()).data as Row;

const call = <Answer>(name: string, given: object, client = editor.client) =>
  resultOf<Answer>(client, name, given);
const end = (slug: string, problem: object | null) => call('end_translation', { slug, problem }, owner);

const stateOf = (slug: string) => call<State>('translation_state', { slug });

async function problemListed(slug: string): Promise<unknown> {
  const { articles } = await call<ListedPosts>('list_articles', { asked: { words: slug } });
  return articles.flatMap(({ posts }) => posts).find((post) => post['slug'] === slug)?.['problem'];
}

async function anArticle(changes: Partial<Row> = {}): Promise<{ nl: string; es: string }> {
  const nl = aPost({ content: 'De pomp.', written_by_ai: false, ...changes });
  const rest = { content: 'De pomp.', written_by_ai: false, translation: 'pending' };
  const es = aDraft({ slug_base: nl.slug_base, language: 'es', ...rest });
  expect((await editor.client.from('blog_posts').insert([nl, es])).error).toBeNull();
  return { nl: `${nl.slug_base}-nl`, es: `${nl.slug_base}-es` };
}

const spanish = { title: 'Llaves', excerpt: '', content: '<p>La bomba.</p>', meta_title: 'Llaves' };

const store = (slug: string, given: object = {}) =>
  call<number | null>('store_translation', {
    slug,
    revision: 1,
    source_revision: 1,
    changes: spanish,
    ...given,
  });

describe('storing a machine translation', () => {
  test('records which Dutch revision was translated, and marks the translation as not reviewed', async () => {
    const { es } = await anArticle({ written_by_ai: true });
    expect(await store(es)).toBe(2);
    expect(await rowOf(es)).toMatchObject({
      ...spanish,
      translation: 'machine',
      written_by_ai: true,
      is_published: false,
      reviewed_by: null,
    });
    expect(await stateOf(es)).toMatchObject({
      source_revision: 1,
      source: { content: 'De pomp.' },
      problem: null,
    });
  });

  test('is refused if the translated post or its Dutch source has changed since the translation began', async () => {
    const { nl, es } = await anArticle();
    expect(await store(es, { revision: 7 })).toBeNull();
    await owner.from('blog_posts').update({ content: 'De nieuwe pomp.' }).eq('slug', nl).throwOnError();
    expect(await store(es)).toBeNull();
    expect((await rowOf(es)).translation).toBe('pending');
    // Hiding the Dutch post does not change its text.
    await owner.from('blog_posts').update({ is_published: false }).eq('slug', nl).throwOnError();
    expect(await store(es, { source_revision: 2 })).toBe(2);
  });

  test('is refused for the Dutch source text', async () => {
    const { nl } = await anArticle();
    expect(await store(nl)).toBeNull();
  });

  test('removes the previous reviewer’s name', async () => {
    const { es } = await anArticle();
    await store(es);
    await call('review_post', { slug: es, revision: 2, record: { reviewer: '', checked: [] } });
    expect((await rowOf(es)).reviewed_by).not.toBeNull();
    expect(await store(es, { revision: 3, changes: { ...spanish, title: 'Las llaves' } })).toBe(4);
    expect(await rowOf(es)).toMatchObject({ translation: 'machine', reviewed_by: null, reviewed_at: null });
  });
});

describe('storing a translation that an editor has read', () => {
  test('stores the text and records the reviewer in one step, and makes the translation current', async () => {
    const { nl, es } = await anArticle();
    await store(es);
    await call('review_post', { slug: es, revision: 2, record: { reviewer: 'Anna', checked: [] } });
    await owner.from('blog_posts').update({ content: 'De nieuwe pomp.' }).eq('slug', nl).throwOnError();
    const read = { ...spanish, content: '<p>La bomba nueva.</p>', reviewer: 'Jan' };
    const { revision } = await rowOf(es);
    expect(await store(es, { revision, source_revision: 1, changes: read })).toBeNull();
    expect((await rowOf(es)).content).toBe(spanish.content);
    const signed = await store(es, { revision, source_revision: 2, changes: read });
    expect(await rowOf(es)).toMatchObject({
      content: read.content,
      translation: 'reviewed',
      reviewed_by: 'Test editor',
    });
    expect(await stateOf(es)).toMatchObject({ source_revision: 2, problem: null });

    // After the undo, the next translation must again cover what changed in the Dutch text.
    await call('take_back', { changes: { posts: [{ slug: es, revision: signed }] } });
    expect(await rowOf(es)).toMatchObject({ content: spanish.content, translation: 'reviewed' });
    expect(await stateOf(es)).toMatchObject({ outdated: true, source_revision: 1 });
  });

  test('makes an outdated translation current, even if its words stay the same', async () => {
    const { nl, es } = await anArticle();
    await store(es);
    await owner.from('blog_posts').update({ content: 'De pomp!' }).eq('slug', nl).throwOnError();
    const read = { ...spanish, reviewer: '' };
    const { revision } = await rowOf(es);
    expect(await store(es, { revision, source_revision: 2, changes: read })).not.toBeNull();
    expect(await rowOf(es)).toMatchObject({ translation: 'reviewed', reviewed_by: 'Test editor' });
    expect(await stateOf(es)).toMatchObject({ source_revision: 2, outdated: false });
  });
});

describe('source of a translation', () => {
  test('becomes the current Dutch revision when an editor changes the text of the translation', async () => {
    const { nl, es } = await anArticle();
    await store(es);
    await owner.from('blog_posts').update({ content: 'De nieuwe pomp.' }).eq('slug', nl).throwOnError();
    expect(await stateOf(es)).toMatchObject({
      outdated: true,
      source_revision: 1,
      source: { content: 'De pomp.' },
    });
    const row = await rowOf(es);
    const changes = { ...spanish, content: 'La nueva bomba.' };
    await call('revise_post', { slug: es, revision: row.revision, changes, small_fix: false });
    expect(await stateOf(es)).toMatchObject({ outdated: false, source_revision: 2 });
    // A change of only the meta title does not make an outdated translation current.
    await owner.from('blog_posts').update({ content: 'De nieuwste pomp.' }).eq('slug', nl).throwOnError();
    await owner.from('blog_posts').update({ meta_title: 'Otro' }).eq('slug', es).throwOnError();
    expect(await stateOf(es)).toMatchObject({ outdated: true, source_revision: 2 });
  });
});

describe('a translation attempt', () => {
  test('prevents a second attempt until it ends', async () => {
    const { es } = await anArticle();
    const claim = () => call<boolean>('claim_translation', { slug: es }, owner);
    expect(await claim()).toBe(true);
    expect(await claim()).toBe(false);
    await end(es, null);
    expect(await claim()).toBe(true);
    expect(await call<boolean>('claim_translation', { slug: 'nowhere-es' }, owner)).toBe(false);
  });

  test('that fails stores its problem until a translation is stored, and creates no new revision of the post', async () => {
    const { es } = await anArticle();
    await call('claim_translation', { slug: es }, owner);
    await end(es, { code: 'slow' });
    expect(await stateOf(es)).toMatchObject({
      problem: { code: 'slow' },
      revision: 1,
      translation: 'pending',
    });
    expect(await problemListed(es)).toBe('slow');
    await store(es);
    expect(await stateOf(es)).toMatchObject({ problem: null });
    expect(await problemListed(es)).toBeUndefined();
  });

  test('is no longer listed as failed after the post is deleted', async () => {
    const { es } = await anArticle();
    await call('claim_translation', { slug: es }, owner);
    await end(es, { code: 'slow' });
    expect((await owner.from('blog_posts').delete().eq('slug', es)).error).toBeNull();
    expect(await call('translation_state', { slug: es })).toBeNull();
    const listed = await call<{ total: number }>('list_articles', { asked: { words: es, show: 'failed' } });
    expect(listed.total).toBe(0);
  });
});

describe('reviewing a translation', () => {
  test('makes an outdated translation current without changing the text or the recorded reviewer', async () => {
    const { nl, es } = await anArticle();
    await store(es);
    await call('review_post', { slug: es, revision: 2, record: { reviewer: 'Anna', checked: [] } });
    const { reviewed_by: by, content } = await rowOf(es);
    await owner.from('blog_posts').update({ content: 'De nieuwe pomp.' }).eq('slug', nl).throwOnError();
    const { revision } = await rowOf(es);
    await end(es, { code: 'slow' });
    expect(await stateOf(es)).toMatchObject({
      outdated: true,
      source_revision: 1,
      problem: { code: 'slow' },
    });
    const again = { slug: es, revision, record: { reviewer: 'Jan', checked: [] } };
    expect(await call('review_post', again)).toMatchObject({ revision: revision + 1, counts: true });
    expect(await stateOf(es)).toMatchObject({ outdated: false, source_revision: 2, problem: null });
    expect(await rowOf(es)).toMatchObject({ translation: 'reviewed', reviewed_by: by, content });
    expect(await call('review_post', { ...again, revision: revision + 1 })).toMatchObject({
      revision: revision + 1,
    });
  });

  test('records the editor who calls review_post, or who saves the text as reviewed', async () => {
    const clicked = await anArticle();
    await store(clicked.es);
    const before = Date.now();
    expect(
      await call('review_post', { slug: clicked.es, revision: 1, record: { reviewer: '', checked: [] } }),
    ).toBeNull();
    expect(
      await call('review_post', {
        slug: clicked.es,
        revision: 2,
        record: { reviewer: 'Another editor', checked: [] },
      }),
    ).toMatchObject({ revision: 3, counts: true, min_seconds: 0 });
    const name = await editorName();
    expect(await rowOf(clicked.es)).toMatchObject({
      translation: 'reviewed',
      reviewed_by: name,
      title: 'Llaves',
    });
    const moments = [before, Date.parse((await rowOf(clicked.es)).reviewed_at ?? ''), Date.now()];
    expect(moments).toEqual(moments.toSorted((a, b) => a - b));
    expect(
      await call('review_post', { slug: clicked.es, revision: 3, record: { reviewer: '', checked: [] } }),
    ).toMatchObject({ revision: 3 });

    const saved = await anArticle();
    await store(saved.es);
    const changes = { ...spanish, reviewed: true };
    await call('revise_post', { slug: saved.es, revision: 2, changes, small_fix: false });
    expect(await rowOf(saved.es)).toMatchObject({ translation: 'reviewed', reviewed_by: name });

    // If a language model wrote the Dutch article, saving is no review: the editor must complete the checklist.
    const byModel = await anArticle({ written_by_ai: true });
    await store(byModel.es);
    await call('revise_post', { slug: byModel.es, revision: 2, changes, small_fix: false });
    expect(await rowOf(byModel.es)).toMatchObject({ translation: 'machine', reviewed_by: null });
  });

  test('records the name of an editor that a user of the shared token chooses, or else “Redactie”', async () => {
    await anEditor(backend, { name: 'Anna Vermeer' });
    await owner.from('editors').update({ is_shared: true }).eq('user_id', editor.userId).throwOnError();
    await owner.rpc('note_shared_session', { session: sessionOf(editor.accessToken) });
    const [named, invented, nameless] = [await anArticle(), await anArticle(), await anArticle()];
    for (const { es } of [named, invented, nameless]) await store(es);
    await call('review_post', {
      slug: named.es,
      revision: 2,
      record: { reviewer: '  Anna Vermeer ', checked: [] },
    });
    const professor = { reviewer: 'Prof. Dr. Invented Person', checked: [] };
    await call('review_post', { slug: invented.es, revision: 2, record: professor });
    await call('review_post', { slug: nameless.es, revision: 2, record: { reviewer: ' ', checked: [] } });
    expect((await rowOf(named.es)).reviewed_by).toBe('Anna Vermeer');
    for (const { es } of [invented, nameless]) expect((await rowOf(es)).reviewed_by).toBe('Redactie');
    await owner.from('editors').update({ is_shared: false }).eq('user_id', editor.userId).throwOnError();
  });

  test('records no reviewer if the post is a Dutch text that an editor wrote', async () => {
    const { nl } = await anArticle();
    const review = { slug: nl, revision: 1, record: { reviewer: '', checked: [] } };
    expect(await call('review_post', review)).toMatchObject({ revision: 1 });
    expect((await rowOf(nl)).reviewed_by).toBeNull();
  });
});

describe('model costs', () => {
  test('are added up by month and purpose', async () => {
    const note = (use: object) =>
      call('note_model_use', { use: { purpose: 'translation', model: 'm', ...use } }, owner);
    await note({ about: 'a-es', input_tokens: 1000, output_tokens: 500, euros: 0.0123 });
    await note({ about: 'a-de', input_tokens: 10, output_tokens: 5 });
    await note({ purpose: 'article', input_tokens: 7, output_tokens: 3, euros: 0.5 });
    const month = new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'Europe/Madrid',
      year: 'numeric',
      month: '2-digit',
    }).format();
    expect(await call('model_use_by_month', {})).toEqual([
      { month, purpose: 'article', uses: 1, input_tokens: 7, output_tokens: 3, euros: 0.5, unpriced: 0 },
      {
        month,
        purpose: 'translation',
        uses: 2,
        input_tokens: 1010,
        output_tokens: 505,
        euros: 0.0123,
        unpriced: 1,
      },
    ]);
    const refused = await owner.rpc('note_model_use', {
      use: { purpose: 'poetry', model: 'm', input_tokens: 1, output_tokens: 1 },
    });
    expect(refused.error).not.toBeNull();
    const tooMuch = { purpose: 'translation', model: 'm', input_tokens: 1, output_tokens: 1, euros: 999_999 };
    expect((await owner.rpc('note_model_use', { use: tooMuch })).error?.code).toBe('23514');
  });
});

const editorName = async () =>
  (
    (await owner.from('editors').select('name').eq('user_id', editor.userId).single()).data as {
      name: string;
    }
  ).name;

type Row = ReturnType<typeof aPost> & { revision: number };
type State = {
  outdated: boolean;
  source_revision: number | null;
  source: object | null;
  problem: object | null;
};

type ListedPosts = { articles: { posts: Record<string, unknown>[] }[] };
