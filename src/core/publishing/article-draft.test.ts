import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { postLimits } from '../post/post.ts';
import { savedDraftSchema } from './article-draft.ts';

const form = {
  title: '',
  excerpt: '',
  content: '',
  meta_title: '',
  meta_description: '',
  slug_base: '',
  languages: ['nl'],
  publish_now: false,
};
const image = { path: '', alt: '', focus: { x: 50, y: 50 } };
const draft = { id: '00000000-0000-4000-8000-000000000001', revision: 0, form };
const isSaved = (changes: object, of: object = draft) => v.is(savedDraftSchema, { ...of, ...changes });
const isFormSaved = (changes: object) => isSaved({ form: { ...form, ...changes } });

describe('savedDraftSchema', () => {
  test('accepts an empty article with or without an image, but no invalid id', () => {
    expect(isSaved({})).toBe(true);
    expect(isFormSaved({ image })).toBe(true);
    expect(isSaved({ id: 'one' })).toBe(false);
  });

  test.each<[string, number]>([
    ['title', postLimits.title * 10],
    ['excerpt', postLimits.excerpt * 10],
    ['content', postLimits.content * 2],
    ['slug_base', postLimits.slugBase * 10],
  ])('accepts a longer %s than an article may have, up to %d characters', (name, max) => {
    expect(isFormSaved({ [name]: 'a'.repeat(max) })).toBe(true);
    expect(isFormSaved({ [name]: 'a'.repeat(max + 1) })).toBe(false);
  });

  test('limits the path and the alternative text of an image', () => {
    const lengths = (path: number, alt: number) =>
      isFormSaved({ image: { ...image, path: 'a'.repeat(path), alt: 'a'.repeat(alt) } });
    expect([lengths(500, 3000), lengths(501, 0), lengths(0, 3001)]).toEqual([true, false, false]);
  });

  test('accepts at most as many languages as the site has, and only whole numbers from 0 as the revision', () => {
    const languages = ['nl', 'en', 'es', 'de'];
    expect([isFormSaved({ languages }), isFormSaved({ languages: [...languages, 'nl'] })]).toEqual([
      true,
      false,
    ]);
    expect([-1, 0, 1.5].map((revision) => isSaved({ revision }))).toEqual([false, true, false]);
  });
});
