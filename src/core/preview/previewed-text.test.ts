import { expect, test } from 'vitest';
import { previewedPost, validPreviewedText } from './previewed-text.ts';

const typed = {
  slug: 'zwembad-nl',
  is_stored: true,
  title: ' ',
  excerpt: '',
  content: '<p>Net getypt.</p>',
  meta_title: '',
  meta_description: '',
};
const now = new Date('2026-03-01T09:00:00Z');
const context = { stored: undefined, untitled: 'Zonder titel', now };

test('shows unsaved text, and a placeholder for the missing title', () => {
  const text = validPreviewedText(typed);
  expect(text && previewedPost(text, context)).toMatchObject({
    slug: 'zwembad-nl',
    slugBase: 'zwembad',
    locale: 'nl',
    title: 'Zonder titel',
    content: '<p>Net getypt.</p>',
    heroImageUrl: undefined,
    publishedAt: now,
    translation: 'source',
  });
});

test('shows the date, the address and the labels of the stored post', () => {
  const text = validPreviewedText(typed);
  const stored = {
    id: 'a',
    publicSlug: 'piscina-nl',
    publishedAt: null,
    publishAt: '2026-04-01T07:00:00Z',
    translation: 'machine' as const,
    writtenByAi: true,
    reviewedBy: 'Anna',
    reviewedAt: '2026-02-01T07:00:00Z',
    revision: 4,
  };
  expect(text && previewedPost(text, { ...context, stored })).toMatchObject({
    slug: 'piscina-nl',
    publishedAt: new Date(stored.publishAt),
    translation: 'machine',
    writtenByAi: true,
    review: { by: 'Anna', at: new Date(stored.reviewedAt) },
  });
});

test.each([{ slug: 'zwembad' }, { slug: '../etc-nl' }, { is_stored: 'no' }, { image: { path: 1 } }])(
  'refuses %o',
  (wrong) => {
    expect(validPreviewedText({ ...typed, ...wrong })).toBeUndefined();
  },
);
