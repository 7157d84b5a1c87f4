import { describe, expect, test } from 'vitest';
import type { EditablePost } from '#contract/articles.ts';
import { basisOf, compareWithStored } from './compare-with-stored.ts';
import { textOf } from './post-text.ts';

const picture = { heroImageUrl: '/images/zee.webp', heroImageAlt: 'De zee' };

function aPost(changes: Partial<EditablePost> = {}): EditablePost {
  const post: EditablePost = {
    id: '1',
    slug: 'zon-nl',
    publicSlug: 'zon-nl',
    language: 'nl',
    title: 'Zon',
    excerpt: 'Kort',
    content: '<p>Tekst</p>',
    metaTitle: null,
    metaDescription: null,
    heroImageUrl: null,
    heroImageAlt: null,
    heroFocusX: 50,
    heroFocusY: 50,
    translation: 'source',
    isPublished: false,
    publishedAt: null,
    publishAt: null,
    outdatedSince: null,
    writtenByAi: false,
    reviewedBy: null,
    reviewedAt: null,
    revision: 1,
    history: [],
    drafts: [],
    ...changes,
  };
  const isSameText = post.title === 'Zon' && post.excerpt === 'Kort';
  return {
    ...post,
    history: [version(post.revision, true), ...(post.revision > 1 ? [version(1, isSameText)] : [])],
  };
}

const version = (revision: number, isCurrentText: boolean): EditablePost['history'][number] => ({
  revision,
  action: 'changed',
  changedAt: '2026-01-01',
  changed: [],
  isCurrentText,
});

const basis = basisOf(aPost());
const mine = (changes: object) => ({ ...textOf(aPost()), ...changes });

describe('compareWithStored', () => {
  test('reports a conflict in a field, and merges both texts once that field has the old value or the stored value', () => {
    const stored = aPost({ revision: 2, title: 'Zee', excerpt: 'Van hen' });
    const both = compareWithStored({ stored, basis, text: mine({ title: 'Van mij' }) });
    expect(both).toMatchObject({ isOvertaken: true, revision: 1 });
    for (const title of ['Zon', 'Zee']) {
      const resolved = compareWithStored({ stored, basis, text: mine({ title }) });
      expect(resolved).toMatchObject({ isOvertaken: false, revision: 1, merged: { text: textOf(stored) } });
    }
  });

  test('returns the newer revision if the stored text did not change, and otherwise the old revision and a merged text', () => {
    const text = mine({ content: '<p>Van mij</p>' });
    expect(compareWithStored({ stored: aPost({ revision: 2 }), basis, text })).toMatchObject({ revision: 2 });
    const published = aPost({ revision: 3, excerpt: 'Van hen', isPublished: true });
    expect(compareWithStored({ stored: published, basis, text })).toMatchObject({
      revision: 1,
      merged: { text: mine({ content: '<p>Van mij</p>', excerpt: 'Van hen' }), conflicts: [] },
    });
  });

  test('reports a conflict about the picture only if both editors changed the picture', () => {
    const stored = aPost({ revision: 2, ...picture });
    const image = { path: '/images/zon.webp', alt: 'De zon', focus: { x: 50, y: 50 } };
    expect(compareWithStored({ stored, basis, text: mine({ image }) })).toMatchObject({
      isOvertaken: true,
      isImageInConflict: true,
      revision: 1,
    });
    expect(compareWithStored({ stored, basis, text: mine({ title: 'Zee' }) })).toMatchObject({
      isOvertaken: false,
      revision: 2,
    });
    const same = { path: '/images/zee.webp', alt: 'De zee', focus: { x: 50, y: 50 } };
    expect(compareWithStored({ stored, basis, text: mine({ image: same }) })).toMatchObject({
      isOvertaken: false,
    });
  });
});
