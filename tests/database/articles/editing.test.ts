import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeAll, describe, expect, test } from 'vitest';
import { testBackend, anEditor, type Person } from '../../support/database/backend.ts';
import { aDraft, aPost, type PostRow } from '../../support/database/posts.ts';

const backend = testBackend();
let owner: SupabaseClient;
let editor: Person;

beforeAll(async () => {
  owner = backend.owner();
  editor = await anEditor(backend);
});

const rowOf = async (slug: string) =>
  (await owner.from('blog_posts').select('*').eq('slug', slug).single()).data as Record<string, unknown>;

const revise = async (
  slug: string,
  changes: Record<string, unknown>,
  { revision, smallFix = false }: Options = {},
) => {
  const row = await rowOf(slug);
  const text = { title: row['title'], excerpt: row['excerpt'], content: row['content'], ...changes };
  const asked = { slug, revision: revision ?? row['revision'], changes: text, small_fix: smallFix };
  const revised = await editor.client.rpc('revise_post', asked);
  expect(revised.error).toBeNull();
  return revised.data as number | null;
};

async function anArticle(text: Partial<PostRow> = {}): Promise<Record<'nl' | 'en' | 'es', string>> {
  const nl = aPost(text);
  const rows: PostRow[] = [
    nl,
    aPost({ slug_base: nl.slug_base, language: 'en', translation: 'reviewed' }),
    aDraft({ slug_base: nl.slug_base, language: 'es', translation: 'pending', ...text }),
  ];
  expect((await editor.client.from('blog_posts').insert(rows)).error).toBeNull();
  return { nl: `${nl.slug_base}-nl`, en: `${nl.slug_base}-en`, es: `${nl.slug_base}-es` };
}

describe('revising a post', () => {
  test('stores a change only if the post still has the revision that the editor opened', async () => {
    const { nl } = await anArticle();
    expect(await revise(nl, { title: 'Eerst' }, { revision: 1 })).toBe(2);
    expect(await revise(nl, { title: 'Te laat' }, { revision: 1 })).toBeNull();
    expect(await rowOf(nl)).toMatchObject({ title: 'Eerst', revision: 2 });
  });
});

describe('revising the Dutch text', () => {
  test('marks each translation as outdated until an editor revises the translation', async () => {
    const { nl, en, es } = await anArticle();
    await revise(nl, { content: 'Een andere tekst.' });
    expect((await rowOf(en))['outdated_since']).not.toBeNull();
    // An untranslated copy cannot be outdated.
    expect((await rowOf(es))['outdated_since']).toBeNull();
    await revise(en, { content: 'Another text.' });
    expect((await rowOf(en))['outdated_since']).toBeNull();
  });

  test('makes the translations current again once the Dutch text is changed back', async () => {
    const { nl, en } = await anArticle();
    const { title, content } = await rowOf(nl);
    await revise(nl, { content: 'Een andere tekst.' });
    await revise(nl, { title: 'Nog een andere titel' });
    await revise(nl, { content });
    expect((await rowOf(en))['outdated_since']).not.toBeNull();
    await revise(nl, { title });
    expect((await rowOf(en))['outdated_since']).toBeNull();
  });

  test('marks translated daily news as outdated, but not news that was written separately in each language', async () => {
    const slugBase = 'daily-ibiza-news-2027-12-24';
    const rows = [
      aPost({ slug_base: slugBase, translation: 'source' }),
      aPost({ slug_base: slugBase, language: 'de', translation: 'source' }),
      aPost({ slug_base: slugBase, language: 'en', translation: 'machine' }),
    ];
    expect((await owner.from('blog_posts').insert(rows)).error).toBeNull();
    await owner.from('blog_posts').update({ content: 'Anders.' }).eq('slug', `${slugBase}-nl`).throwOnError();
    const read = await owner
      .from('blog_posts')
      .select('language')
      .eq('slug_base', slugBase)
      .not('outdated_since', 'is', null);
    expect(read.data).toEqual([{ language: 'en' }]);
  });

  test('does not mark translations as outdated after a small fix or a change outside the text', async () => {
    const { nl, en } = await anArticle();
    await revise(nl, { content: 'Een tekst zonder tikfout.' }, { smallFix: true });
    await revise(nl, { meta_title: 'Voor zoekmachines' });
    await owner.from('blog_posts').update({ hero_image_alt: 'Een huis' }).eq('slug', nl).throwOnError();
    expect((await rowOf(en))['outdated_since']).toBeNull();
    await revise(nl, { title: 'Een andere titel' });
    expect((await rowOf(en))['outdated_since']).not.toBeNull();
  });
});

describe('revising a translation', () => {
  test('makes an untranslated copy a reviewed translation when its content changes, not only its title', async () => {
    const { es } = await anArticle();
    await revise(es, { title: 'Solo el título' });
    expect((await rowOf(es))['translation']).toBe('pending');
    await revise(es, { content: 'Un texto propio.' });
    expect((await rowOf(es))['translation']).toBe('reviewed');
  });

  test('leaves a copy untranslated until its changes together are more than a correction', async () => {
    const sentences = Array.from({ length: 40 }, (_, n) => `De pomp van huis ${n} draait weer.`);
    const { es } = await anArticle({ content: sentences.join(' ') });
    const states = [];
    for (const n of [0, 1, 2, 3]) {
      sentences[n] = `La bomba de la casa ${n} vuelve a funcionar.`;
      await revise(es, { content: sentences.join(' ') });
      states.push((await rowOf(es))['translation']);
    }
    expect(states).toEqual(['pending', 'pending', 'pending', 'reviewed']);
  });

  test('marks an edited machine translation as reviewed only if the editor confirms the review', async () => {
    const { en } = await anArticle();
    await owner.from('blog_posts').update({ translation: 'machine' }).eq('slug', en).throwOnError();
    await revise(en, { content: 'Better.' });
    expect((await rowOf(en))['translation']).toBe('machine');
    await revise(en, { content: 'Best.', reviewed: true });
    expect((await rowOf(en))['translation']).toBe('reviewed');
  });
});

type Options = { revision?: number; smallFix?: boolean };
