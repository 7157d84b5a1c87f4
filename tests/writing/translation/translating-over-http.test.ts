import type { Context } from '@netlify/functions';
import { afterEach, describe, expect, inject, test, vi } from 'vitest';
import { databaseOf } from '../../support/products/database-of.ts';
import { aKnownArticle, knownChange } from '../../support/stand-ins/demo-translator.ts';
import {
  anArticle,
  anEditor,
  aStranger,
  callFunction,
  eventually,
  type Json,
} from '../../support/products/editor.ts';
import '../../support/starting-business.ts';

const product = inject('product');
const { url, publishableKey } = product;
const token = await anEditor(product);

afterEach(() => void vi.unstubAllEnvs());

const create = async (article: object) => {
  const answer = await callFunction(url, 'create-multilingual-blog', { token, body: article });
  expect(answer.status).toBe(200);
  return (answer.json['data'] as { posts: Json[] }).posts;
};
const read = async (slug: string) => (await callFunction(url, `read-post?slug=${slug}`, { token })).json;
const stored = async (slug: string, columns: string) =>
  (await databaseOf(product, token).from('blog_posts').select(columns).eq('slug', slug).throwOnError()).data;
const stateOf = async (slug: string) =>
  (await callFunction(url, `translation-state?slug=${slug}&language=${slug.slice(-2)}`, { token })).json;
const translate = (body: object) => callFunction(url, 'translate-post', { token, body });

describe('translation over HTTP', () => {
  test('translates an article when it is created, and publishes all languages on request', async () => {
    const article = aKnownArticle({ publish_translations: true });
    const posts = await create(article);
    expect(posts).toEqual(
      ['nl', 'en', 'es', 'de'].map((language) => {
        const slug = `${article.slug_base}-${language}`;
        const translation = language === 'nl' ? 'source' : 'machine';
        return { language, slug, created: { ok: true }, translation, published: { ok: true, slug } };
      }),
    );
    expect(await create(article)).toEqual(posts);
    expect(await read(`${article.slug_base}-de`)).toMatchObject({
      title: 'Der Feigenbaum im Winter',
      translation: 'machine',
      is_published: true,
      content: expect.stringContaining('<strong>15. Februar</strong>') as string,
    });
  });

  test('translates in the background on request, and retries after a failure', async () => {
    const article = aKnownArticle({ languages: ['nl', 'es'], translate: 'later' });
    expect(await create(article)).toMatchObject([
      { language: 'nl', published: { ok: true } },
      { language: 'es', translation: 'pending' },
    ]);
    const spanish = async () => {
      const listed = await callFunction(url, `list-articles?q=${article.slug_base}`, { token });
      const [found] = listed.json['articles'] as { posts: Json[] }[];
      return found?.posts.find(({ language }) => language === 'es');
    };
    await eventually(spanish, { until: (post) => post?.['translation'] === 'machine' });
    expect(await spanish()).toMatchObject({ title: 'La higuera en invierno', is_translating: false });

    const unknown = anArticle({ languages: ['nl', 'es'], translate: 'later' });
    await create(unknown);
    article.slug_base = unknown.slug_base;
    await eventually(spanish, { until: (post) => post?.['problem'] !== undefined });
    expect(await spanish()).toMatchObject({
      translation: 'pending',
      is_translating: true,
      problem: 'faults',
    });
  });

  test('leaves a language as an untranslated draft if most of the translation has faults', async () => {
    const article = anArticle({ publish_translations: true, languages: ['nl', 'es'] });
    expect(await create(article)).toMatchObject([
      { published: { ok: true } },
      { translation: 'pending', published: { ok: false, error: 'post-untranslated' } },
    ]);
    const slug = `${article.slug_base}-es`;
    expect(await stateOf(slug)).toMatchObject({
      up_to_date: false,
      problem: {
        code: 'faults',
        faults: expect.arrayContaining([expect.objectContaining({ code: 'untranslated' })]) as unknown,
      },
    });
    const listed = (await callFunction(url, `list-articles?q=${article.slug_base}`, { token })).json[
      'articles'
    ] as {
      posts: Json[];
    }[];
    expect(listed[0]?.posts.find((post) => post['slug'] === slug)).toMatchObject({ problem: 'faults' });
    expect(await translate({ slug_base: article.slug_base, language: 'es' })).toMatchObject({
      status: 502,
      json: {
        error: { code: 'translation-failed', message: expect.stringContaining('untranslated') as string },
      },
    });
    expect(await read(slug)).toMatchObject({ translation: 'pending', revision: 1 });
  });

  test('keeps a translation with a single untranslated paragraph as a draft for review', async () => {
    const unknown = 'Wij schrijven de vijgen van uw boom graag op.';
    const known = aKnownArticle({ languages: ['nl', 'es'], publish_translations: true });
    const article = { ...known, html_nl: `${known.html_nl}<p>${unknown}</p>` };
    const doubtful = [
      { published: { ok: true } },
      { translation: 'machine', published: { ok: false, error: 'translation-doubtful' } },
    ];
    expect(await create(article)).toMatchObject(doubtful);
    expect(await create(article)).toMatchObject(doubtful);
    const slug = `${article.slug_base}-es`;
    expect(await read(slug)).toMatchObject({ title: 'La higuera en invierno', is_published: false });
    const review = await callFunction(url, `translation-review?slug=${slug}&language=es`, { token });
    const pairs = review.json['pairs'] as Json[];
    expect(pairs.filter(({ doubts }) => (doubts as Json[]).length > 0)).toEqual([
      expect.objectContaining({
        source: unknown,
        translation: unknown,
        doubts: [{ segment: 'b7', code: 'untranslated', detail: '' }],
      }),
    ]);
  });

  test('creates a missing translation, and translates a changed paragraph again', async () => {
    const article = aKnownArticle({ languages: ['nl'], publish_main: false });
    await create(article);
    const slug = `${article.slug_base}-es`;
    const asked = { slug_base: article.slug_base, language: 'es' };
    const first = await translate(asked);
    expect([first.status, first.json]).toEqual([
      200,
      {
        slug,
        revision: 2,
        translation: 'machine',
        segments: 5,
        doubts: 0,
        tokens: { input: 120, output: 80 },
      },
    ]);
    expect(await translate(asked)).toMatchObject({
      status: 409,
      json: { error: { code: 'nothing-to-translate' } },
    });
    expect(await stateOf(slug)).toEqual({ up_to_date: true });

    const dutch = await read(`${article.slug_base}-nl`);
    const content = article.html_nl.replace(knownChange.from, knownChange.to);
    const changed = {
      slug: dutch['slug'],
      language: 'nl',
      revision: dutch['revision'],
      title: dutch['title'],
      excerpt: dutch['excerpt'],
      content,
    };
    await callFunction(url, 'update-blog-post', { token, body: changed });
    expect(await stateOf(slug)).toEqual({ up_to_date: false, changed: 1 });
    const proposed = (await callFunction(url, 'propose-translation', { token, body: asked })).json;
    const shown = proposed['pairs'] as { changed: boolean; outdated: boolean; translation: string }[];
    expect(shown.filter(({ outdated }) => outdated)).toMatchObject([
      { translation: 'Riegue la higuera en Ibiza cada 10 días.' },
    ]);
    expect(await read(slug)).toMatchObject({ revision: proposed['revision'] });
    expect((await translate(asked)).json).toMatchObject({ translation: 'machine' });
    const translated = await read(slug);
    expect(translated['content']).toContain('<h2>Cuándo podar</h2>');
    expect(translated['content']).toContain('Riegue la higuera en Ibiza cada <strong>10 días</strong>.');

    const review = { slug, language: 'es', revision: translated['revision'], reviewer: 'Anna Vermeer' };
    expect(await callFunction(url, 'review-post', { token, body: { ...review, revision: 1 } })).toMatchObject(
      {
        status: 409,
        json: { error: { code: 'changed-meanwhile' } },
      },
    );
    expect((await callFunction(url, 'review-post', { token, body: review })).status).toBe(200);
    expect(await stored(slug, 'translation, reviewed_by')).toEqual([
      { translation: 'reviewed', reviewed_by: 'Redactie' },
    ]);
  });

  test('translates only once for concurrent requests', async () => {
    const article = aKnownArticle({ languages: ['nl'], publish_main: false });
    await create(article);
    const asked = { slug_base: article.slug_base, language: 'de' };
    const answers = await Promise.all([translate(asked), translate(asked), translate(asked)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });
});

describe('translation of the site’s notice over HTTP', () => {
  const ask = (text: string, as = token) =>
    callFunction(url, 'translate-notice', { token: as, body: { text } });

  test('returns the notice in three languages, and records the cost', async () => {
    const costs = async () =>
      ((await callFunction(url, 'writing-help', { token })).json['months'] as Json[])
        .filter(({ purpose }) => purpose === 'translation')
        .reduce((sum, { uses }) => sum + Number(uses), 0);
    const before = await costs();
    const { status, json } = await ask('Zet de kussens binnen.');
    expect([status, json]).toEqual([
      200,
      {
        translations: [
          { language: 'en', text: 'Bring the cushions inside.' },
          { language: 'es', text: 'Meta los cojines en casa.' },
          { language: 'de', text: 'Holen Sie die Kissen ins Haus.' },
        ],
      },
    ]);
    expect(await costs()).toBeGreaterThanOrEqual(before + 3);
  });

  test('returns a reason for each language that the model cannot translate', async () => {
    const { status, json } = await ask('Deze zin is bij het model niet bekend.');
    const faults = expect.arrayContaining([expect.objectContaining({ code: 'untranslated' })]) as unknown;
    expect([status, json]).toEqual([
      200,
      {
        translations: ['en', 'es', 'de'].map((language) => ({
          language,
          problem: { code: 'faults', faults },
        })),
      },
    ]);
  });

  test('is refused if the user is not an editor, or if the text is too long or contains markup', async () => {
    expect(await ask('Gesloten.', await aStranger(product))).toMatchObject({ status: 403 });
    for (const text of ['<b>Gesloten</b>', 'x'.repeat(301)])
      expect(await ask(text)).toMatchObject({ status: 400, json: { error: { code: 'invalid-input' } } });
  });
});

describe('AI texts over HTTP', () => {
  test('are stored as drafts marked as AI text, and only once if the request is repeated', async () => {
    const topic = `Het huis achterlaten ${crypto.randomUUID().slice(0, 8).replaceAll(/\d/g, 'x')}`;
    const written = await callFunction(url, 'write-ai-text', { token, body: { topic } });
    expect(written.json).toEqual({
      slug: expect.stringMatching(/^het-huis-achterlaten-.*-nl$/) as string,
      language: 'nl',
    });
    expect(
      (await callFunction(url, 'write-ai-text', { token, body: { topic, language: 'nl' } })).json,
    ).toEqual(written.json);
    expect(await stored(String(written.json['slug']), 'is_published, written_by_ai')).toEqual([
      { is_published: false, written_by_ai: true },
    ]);
    // The stand-in model cannot write in English.
    const failed = await callFunction(url, 'write-ai-text', { token, body: { topic, language: 'en' } });
    expect([failed.status, failed.json]).toMatchObject([502, { error: { code: 'text-failed' } }]);
  });

  test('are refused to callers without a session', async () => {
    const refused = await callFunction(url, 'write-ai-text', { body: { topic: 'Iets' } });
    expect([refused.status, refused.json]).toMatchObject([401, { error: { code: 'not-signed-in' } }]);
  });
});

describe('settings of the language model', () => {
  test('are returned by the function writing-help, together with the costs', async () => {
    const help = (await callFunction(url, 'writing-help', { token })).json;
    expect(help).toMatchObject({ translator: true, model: 'a-model' });
    const translations = (help['months'] as Json[]).find(({ purpose }) => purpose === 'translation') ?? {};
    expect(Number(translations['input_tokens'])).toBeGreaterThan(0);
    expect(Number(translations['euros'])).toBeCloseTo(
      (Number(translations['input_tokens']) * 0.4 + Number(translations['output_tokens']) * 1.6) / 1e6,
      5,
    );
  });

  test('are required for translation and AI texts', async () => {
    vi.stubEnv('SUPABASE_URL', url);
    vi.stubEnv('SUPABASE_PUBLISHABLE_KEY', publishableKey);
    vi.stubEnv('AI_BASE_URL', 'https://ai.example/v1');
    vi.stubEnv('AI_MODEL', 'a-model');
    const ask = async (handler: Handler, body?: object) => {
      const request = new Request('https://www.example.com/functions/v1/x', {
        method: body ? 'POST' : 'GET',
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      });
      const response = await handler(request, { ip: '127.0.0.1' } as Context);
      return [response.status, (await response.json()) as Json];
    };
    const { translatePost, writeAiText, writingHelp } = await import('#handlers/model-texts.ts');
    expect(await ask(translatePost, { slug_base: 'a', language: 'es' })).toMatchObject([
      503,
      { error: { code: 'no-translator' } },
    ]);
    expect(await ask(writeAiText, { topic: 'Iets' })).toMatchObject([
      503,
      { error: { code: 'no-language-model' } },
    ]);
    expect(await ask(writingHelp)).toMatchObject([
      200,
      { translator: false, model: null, missing: 'AI_API_KEY' },
    ]);
  });
});

type Handler = (request: Request, context: Context) => Promise<Response>;
