import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeAll, describe, expect, test } from 'vitest';
import { articleFilters } from '#core/post/article-list.ts';
import { testBackend, anEditor, type Person } from '../../support/database/backend.ts';
import { aDraft, aPost, type PostRow } from '../../support/database/posts.ts';

const backend = testBackend();
let owner: SupabaseClient;
let editor: Person;

beforeAll(async () => {
  owner = backend.owner();
  editor = await anEditor(backend);
});

const aWord = () => `w${crypto.randomUUID().replaceAll('-', '').slice(0, 12)}`;

async function insert(...rows: (PostRow & { publish_at?: string })[]): Promise<void> {
  // A bulk insert would store null in each column that a row lacks.
  for (const row of rows) expect((await editor.client.from('blog_posts').insert(row)).error).toBeNull();
}

async function listed(asked: Record<string, unknown>): Promise<Listed> {
  const answer = await editor.client.rpc('list_articles', { asked });
  expect(answer.error).toBeNull();
  return answer.data as Listed;
}

const basesOf = ({ articles }: Listed): string[] => articles.map(({ slug_base }) => slug_base);

describe('images of the article list', () => {
  test('are the chosen image, or else the first image of this site in the text', async () => {
    const named = (digit: string) => `/media/${digit.repeat(32)}-640x480-${'a'.repeat(36)}/480.webp`;
    const [base, chosen] = [aWord(), named('1')];
    const content = `<p>Tuin</p><img src="https://example.com/a.jpg"><img src="${named('2')}"><img src="${named('3')}">`;
    await insert(
      aPost({ slug_base: base, content, hero_image_url: chosen, hero_image_alt: 'Een tuin' }),
      aDraft({ slug_base: base, language: 'de', content }),
      aDraft({ slug_base: base, language: 'en', content: `![A garden](${named('3')})` }),
      aDraft({ slug_base: base, language: 'es' }),
    );
    const [article] = (await listed({ slug_base: base })).articles;
    const images = article?.posts.map(({ language, hero_image_url: path }) => [language, path]);
    expect(Object.fromEntries(images ?? [])).toEqual({ nl: chosen, de: named('2'), en: named('3') });
  });
});

describe('searching the article list', () => {
  test('finds articles by words in the title, in the address and in the text of any language', async () => {
    const [title, base, text] = [aWord(), aWord(), aWord()];
    const [byTitle, byText] = [aPost({ title: `Über ${title}` }), aPost()];
    await insert(byTitle, aPost({ slug_base: `x-${base}` }), byText);
    await insert(
      aDraft({ slug_base: byText.slug_base, language: 'de', content: `<p>Die <b>${text}en</b> pflegen</p>` }),
    );
    expect(basesOf(await listed({ words: `über ${title.toUpperCase()}` }))).toEqual([byTitle.slug_base]);
    expect(basesOf(await listed({ words: `${base}-nl` }))).toEqual([`x-${base}`]);
    expect(basesOf(await listed({ words: text.slice(0, 9) }))).toEqual([byText.slug_base]);
    expect((await listed({ words: '%_%' })).total).toBe(0);
    expect((await listed({ words: "'; drop table blog_posts; --" })).total).toBe(0);
  });

  test('lists articles with the words in their title first if the nearest are asked for, however old they are', async () => {
    const word = aWord();
    const before = 'Kijk eerst naar de goten van het huis.';
    const [inTitle, inText] = [
      aPost({ title: `Na ${word}` }),
      aPost({ content: `<p>${before}</p>\n\n- ${before}\n- Na ${word}` }),
    ];
    await insert(inTitle, inText);
    const [, other] = (await listed({ words: word, sort: 'nearest' })).articles;
    // The shown words begin at a word, and have no marks of lists.
    expect(other?.posts[0]?.found).toBe(`… eerst naar de goten van het huis. Na ${word}`);
    const found = async (sort: string) => basesOf(await listed({ words: word, sort }));
    expect(await found('nearest')).toEqual([inTitle.slug_base, inText.slug_base]);
    expect(await found('changed')).toEqual([inText.slug_base, inTitle.slug_base]);
  });

  test('by slug base finds only the article with exactly this slug base', async () => {
    const word = aWord();
    await insert(
      aPost({ slug_base: word }),
      aDraft({ slug_base: word, language: 'en' }),
      aPost({ slug_base: `${word}-2` }),
    );
    const found = await listed({ slug_base: word });
    expect([found.total, ...basesOf(found)]).toEqual([1, word]);
    expect(found.articles[0]?.posts).toHaveLength(2);
    expect((await listed({ slug_base: `${word}-3` })).total).toBe(0);
  });
});

describe('filtering and sorting the article list', () => {
  test('filters all articles, not only the requested page', async () => {
    const word = aWord();
    await insert(aPost({ slug_base: `${word}-first` }));
    for (let n = 0; n < 3; n++) await insert(aDraft({ slug_base: `${word}-${n}` }));
    const live = await listed({ words: word, show: 'live', max: 1 });
    expect([live.total, ...basesOf(live)]).toEqual([1, `${word}-first`]);
    const drafts = await listed({ words: word, show: 'draft', max: 2, skip: 2 });
    expect([drafts.total, drafts.articles.length]).toEqual([3, 1]);
  });

  test('returns for each filter exactly the articles in that state', async () => {
    const word = aWord();
    const base = (name: string) => `${word}-${name}`;
    const later = '2099-01-01T08:00:00Z';
    await insert(
      aPost({ slug_base: base('live') }),
      aPost({ slug_base: base('dated'), published_at: later }),
      { ...aDraft({ slug_base: base('planned') }), publish_at: later },
      aDraft({ slug_base: base('machine'), language: 'en', translation: 'machine' }),
      aDraft({ slug_base: base('reviewed'), language: 'en', translation: 'reviewed' }),
      aDraft({ slug_base: base('pending'), language: 'en', translation: 'pending' }),
      aPost({ slug_base: base('outdated') }),
      aPost({ slug_base: base('outdated'), language: 'en', translation: 'reviewed' }),
      ...['nl', 'en', 'es', 'de'].map((language) => aPost({ slug_base: base('whole'), language })),
    );
    await owner
      .from('blog_posts')
      .update({ content: 'Anders.' })
      .eq('slug', `${base('outdated')}-nl`)
      .throwOnError();
    const failed = { slug: `${base('pending')}-en`, problem: { code: 'slow' } };
    await owner.rpc('claim_translation', { slug: failed.slug });
    await owner.rpc('end_translation', failed);

    const found: Record<string, string[]> = {};
    for (const show of articleFilters)
      found[show] = basesOf(await listed({ words: word, show, sort: 'title', max: 50 }))
        .map((one) => one.slice(word.length + 1))
        .toSorted();
    expect(found).toEqual({
      all: ['dated', 'live', 'machine', 'outdated', 'pending', 'planned', 'reviewed', 'whole'],
      live: ['live', 'outdated', 'whole'],
      scheduled: ['dated', 'planned'],
      draft: ['machine', 'pending', 'planned', 'reviewed'],
      machine: ['machine'],
      reviewed: ['reviewed'],
      untranslated: ['pending'],
      outdated: ['outdated'],
      failed: ['pending'],
      missing: ['dated', 'live', 'machine', 'outdated', 'pending', 'planned', 'reviewed'],
    });
  });

  test('sorts by last change, publication date or title', async () => {
    const word = aWord();
    const rows: [string, Partial<PostRow>][] = [
      ['a', { title: 'Beta', published_at: '2026-03-01T08:00:00Z' }],
      ['b', { title: 'alfa', published_at: '2026-01-01T08:00:00Z' }],
      ['c', { title: 'Gamma', published_at: '2026-02-01T08:00:00Z' }],
    ];
    for (const [name, changes] of rows) await insert(aPost({ slug_base: `${word}-${name}`, ...changes }));
    await owner.from('blog_posts').update({ excerpt: 'Nieuw.' }).eq('slug', `${word}-a-nl`).throwOnError();
    const order = async (sort: string) =>
      basesOf(await listed({ words: word, sort })).map((one) => one.at(-1));
    expect(await order('changed')).toEqual(['a', 'c', 'b']);
    expect(await order('oldest')).toEqual(['b', 'c', 'a']);
    expect(await order('title')).toEqual(['b', 'a', 'c']);
    expect(await order('published')).toEqual(['a', 'c', 'b']);
  });
});

describe('publication state in the article list', () => {
  test('is pending after a post is published or hidden, until a successful build contains the change', async () => {
    const slugBase = aWord();
    const slug = `${slugBase}-nl`;
    const way = async () => (await listed({ words: slugBase })).articles[0]?.posts[0]?.['on_its_way'];
    const build = async (version: unknown, ok = true) =>
      expect((await owner.rpc('record_build', { version, ok, error: null })).error).toBeNull();

    await insert(aDraft({ slug_base: slugBase }));
    expect(await way()).toBeUndefined();
    await editor.client.rpc('publish_posts', { slugs: [slug] });
    const published = await way();
    expect(published).toEqual(expect.any(Number));
    await build(Number(published) - 1);
    await build(published, false);
    expect(await way()).toBe(published);
    await build(published);
    expect(await way()).toBeUndefined();

    await editor.client.rpc('hide_posts', { slugs: [slug] });
    expect(await way()).toBe(Number(published) + 1);
    await build(Number(published) + 1);
    expect(await way()).toBeUndefined();
  });
});

type Listed = { total: number; articles: { slug_base: string; posts: Record<string, unknown>[] }[] };
