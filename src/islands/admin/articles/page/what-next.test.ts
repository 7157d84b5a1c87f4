import { expect, test } from 'vitest';
import type { ArticlePost } from '#contract/articles.ts';
import { whatNext } from './what-next.ts';

const live: ArticlePost = {
  slug: 'tuin-nl',
  language: 'nl',
  revision: 1,
  title: 'Tuin',
  translation: 'source',
  isPublished: true,
  publishedAt: '2026-01-01T08:00:00Z',
  publishAt: null,
  updatedAt: '2026-01-01T08:00:00Z',
  outdated: false,
  writtenByAi: false,
  isTranslating: false,
};
const english = { ...live, slug: 'tuin-en', language: 'en', translation: 'reviewed' } as const;
const draft = { ...english, isPublished: false, publishedAt: null };

test.each([
  ['nothing, if all is live', [live, english], undefined],
  ['an update, if the Dutch text has changed', [live, { ...english, outdated: true }], 'outdated'],
  ['the translator', [live, { ...english, outdated: true, isTranslating: true }], 'translating'],
  ['a reader', [live, { ...draft, translation: 'machine' }], 'unread'],
  ['a translation', [live, { ...draft, translation: 'pending' }], 'untranslated'],
  ['another attempt', [live, { ...draft, translation: 'pending', problem: 'slow' }], 'failed'],
  ['publishing', [live, draft], 'ready'],
  ['nothing, if it was hidden on purpose', [live, { ...draft, publishedAt: live.publishedAt }], undefined],
  ['nothing, if it is planned', [live, { ...draft, publishAt: '2099-01-01T08:00:00Z' }], undefined],
] as const)('an article waits for %s', (_, posts, name) => {
  expect(whatNext(posts, live.slug)?.name).toBe(name);
});

test.each([
  [
    'its writer, if the Dutch text is a draft',
    [{ ...draft, language: 'nl', translation: 'source' }],
    'draft',
  ],
  ['publishing, if a reader has read its only text', [draft], 'ready'],
  ['publishing, if a draft is beside a live text', [live, draft], 'ready'],
  [
    'its writer rather than a translation of what is not finished',
    [
      { ...live, isPublished: false, publishedAt: null },
      { ...draft, translation: 'pending' },
    ],
    'draft',
  ],
] as const)('a listed article waits for %s', (_, posts, name) => {
  expect(whatNext(posts)?.name).toBe(name);
});
