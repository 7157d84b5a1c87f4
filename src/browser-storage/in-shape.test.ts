/** Entries that an older version of the site wrote, or that were cut off, never break a page. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keepBusiness, keptBusiness } from './business-draft.ts';
import { readDraft } from './enquiry-draft.ts';
import { keptOnItsWay } from './on-its-way.ts';
import { keepDraft, storedDraft, type PostDraft } from './post-draft.ts';
import { keepTypedReview, typedReview } from './typed-review.ts';

const entries = new Map<string, string>();
const storage = {
  getItem: (name: string) => entries.get(name) ?? null,
  setItem: (name: string, text: string) => entries.set(name, text),
  removeItem: (name: string) => entries.delete(name),
};

beforeEach(() => {
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', storage);
});
afterEach(() => {
  entries.clear();
  vi.unstubAllGlobals();
});

describe('what the browser has stored', () => {
  test('is read as it was written', () => {
    const draft = { id: 'a', revision: 1, isChanged: true };
    const text = {
      title: 'Tuin',
      excerpt: '',
      content: 'Gras',
      metaTitle: '',
      metaDescription: '',
      image: null,
    };
    const post: PostDraft = { ...text, revision: 3, basis: text, draft };
    keepDraft('tuin-nl', post);
    expect(storedDraft('tuin-nl')).toEqual(post);
    const business = { baseVersion: 1, stored: { name: 'A' }, typed: {}, unread: {}, draft };
    keepBusiness(business);
    expect(keptBusiness()).toEqual(business);
    const review = new Map([['p1', { from: 'a', to: 'b' }]]);
    keepTypedReview('tuin-en', review);
    expect(typedReview('tuin-en')).toEqual(review);
  });

  test.each(['{}', '[]', '[["p1","b"]]', 'null', '1', '{"title":"Tuin"}', '{"pages":', 'x'])(
    'is as good as nothing if it has another shape: %s',
    (text) => {
      for (const name of ['post:tuin-nl', 'post:tuin-nl:review', 'business', 'enquiry', 'on-its-way'])
        entries.set(name, text);
      expect([storedDraft('tuin-nl'), keptBusiness(), keptOnItsWay()]).toEqual([
        undefined,
        undefined,
        undefined,
      ]);
      expect(typedReview('tuin-nl').size).toBe(0);
      expect(readDraft().message).toBe('');
    },
  );
});
