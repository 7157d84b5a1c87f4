import { describe, expect, test } from 'vitest';
import { postsInMemory } from '../../../../tests/support/stand-ins/posts-in-memory.ts';
import type { NewTranslation } from '../ports.ts';
import { storeReadTranslation } from './store-read-translation.ts';

const read = {
  slug: 'vijg-es',
  language: 'es' as const,
  revision: 1,
  sourceRevision: 4,
  reviewer: 'Anna',
  title: 'La higuera',
  content: '<p>Riegue.</p>',
  heroImageAlt: 'Una higuera',
};

async function depsWithPost({
  writtenByAi = false,
  publishedAt = undefined as Date | undefined,
  stored = 2,
} = {}) {
  const posts = postsInMemory();
  const row = { slugBase: 'vijg', title: 'Higuera', excerpt: '', content: 'Pode.' };
  await posts.insert([{ ...row, locale: 'es', translation: 'machine', writtenByAi, publishedAt }]);
  const texts: NewTranslation[] = [];
  const translations = {
    store: (translation: NewTranslation) => {
      texts.push(translation);
      return Promise.resolve(stored === 0 ? undefined : stored);
    },
  };
  const rebuild = { request: () => Promise.resolve({ rebuild: 'requested', contentVersion: 3 }) };
  const deps = { posts, translations, rebuild } as unknown as Parameters<typeof storeReadTranslation>[0];
  return { deps, texts };
}

describe('storeReadTranslation', () => {
  test('stores the text with the name of its reviewer, and requests a build only for a published post', async () => {
    const draft = await depsWithPost();
    expect(await storeReadTranslation(draft.deps, read)).toEqual({
      ok: true,
      value: { slug: 'vijg-es', revision: 2 },
    });
    expect(draft.texts).toMatchObject([
      {
        revision: 1,
        sourceRevision: 4,
        reviewer: 'Anna',
        text: { title: 'La higuera', heroImageAlt: 'Una higuera' },
      },
    ]);
    const live = await depsWithPost({ publishedAt: new Date() });
    expect(await storeReadTranslation(live.deps, read)).toMatchObject({ value: { rebuild: 'requested' } });
  });

  test('refuses an unknown post, an article written by AI, and a text that changed during the review', async () => {
    const codeOf = async (stored: Awaited<ReturnType<typeof depsWithPost>>, more = {}) => {
      const answer = await storeReadTranslation(stored.deps, { ...read, ...more });
      return answer.ok ? undefined : answer.refusal.code;
    };
    expect(await codeOf(await depsWithPost(), { slug: 'nowhere-es' })).toBe('post-not-found');
    expect(await codeOf(await depsWithPost({ writtenByAi: true }))).toBe('checklist-needed');
    expect(await codeOf(await depsWithPost({ stored: 0 }))).toBe('changed-meanwhile');
  });
});
