/** A review is recorded only of the current text, and of an AI-written one only with a checklist and a name. */
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { postsInMemory } from '../../../../tests/support/stand-ins/posts-in-memory.ts';
import { reviewPost } from './review-post.ts';
import { reviewSchema } from './review-schema.ts';

const review = {
  slug: 'news-nl',
  language: 'nl' as const,
  revision: 1,
  checklist: ['facts', 'names', 'tone', 'links'] as ('facts' | 'names' | 'tone' | 'links')[],
  reviewer: 'Redactie',
};

describe('reviewPost', () => {
  test.each([
    [{ checklist: ['facts', 'names', 'tone'] }],
    [{ checklist: ['facts', 'names', 'tone', 'links', 'more'] }],
    [{ reviewer: 'x'.repeat(81) }],
    [{ reviewer: '<b>Redactie</b>' }],
    [{ revision: 0 }],
  ])('reviewSchema rejects an incomplete checklist, an invalid name or an invalid revision: %j', (wrong) => {
    expect(v.safeParse(reviewSchema, review).success).toBe(true);
    expect(v.safeParse(reviewSchema, { ...review, ...wrong }).success).toBe(false);
  });

  test('reviewSchema accepts a missing or empty checklist and name', () => {
    const { slug, language, revision } = review;
    for (const more of [{}, { checklist: null, reviewer: null }, { checklist: [], reviewer: ' ' }])
      expect(v.parse(reviewSchema, { slug, language, revision, ...more })).toMatchObject({
        checklist: [],
        reviewer: '',
      });
  });

  test('requests a build after the review of a published text, but not after the review of a draft', async () => {
    for (const publishedAt of [undefined, new Date('2026-11-21T06:00:00Z')]) {
      const asked: string[] = [];
      const answer = await reviewPost(await deps({ publishedAt, asked, revision: 2 }), review);
      expect(answer).toMatchObject({ ok: true, value: { slug: 'news-nl', revision: 2 } });
      expect(asked).toEqual(publishedAt === undefined ? [] : ['rebuild']);
    }
  });

  test('refuses a text that has changed, is missing or is untranslated', async () => {
    const asked: string[] = [];
    const same = await deps({ publishedAt: new Date(), asked, revision: undefined });
    expect(await reviewPost(same, review)).toMatchObject({ refusal: { code: 'changed-meanwhile' } });
    expect(await reviewPost(same, { ...review, slug: 'nowhere-nl' })).toMatchObject({
      refusal: { code: 'post-not-found' },
    });
    expect(await reviewPost(same, { ...review, slug: 'news-es', language: 'es' })).toMatchObject({
      refusal: { code: 'post-untranslated' },
    });
    expect(asked).toEqual([]);
  });

  test('requires a checklist and a name if AI wrote the article, but not if AI only translated it', async () => {
    const given = await deps({ publishedAt: undefined, asked: [], revision: 2 });
    const press = (language: 'nl' | 'en' | 'de', more = {}) =>
      reviewPost(given, {
        ...review,
        checklist: [],
        reviewer: '',
        slug: `news-${language}`,
        language,
        ...more,
      });
    expect(await press('en')).toMatchObject({ ok: true });
    for (const language of ['nl', 'de'] as const) {
      expect(await press(language)).toMatchObject({ refusal: { code: 'checklist-needed' } });
      for (const half of [{ checklist: review.checklist }, { reviewer: review.reviewer }])
        expect(await press(language, half)).toMatchObject({ refusal: { code: 'checklist-needed' } });
    }
  });

  test('answers what the database measured, which the caller cannot say', async () => {
    const given = await deps({ publishedAt: undefined, asked: [], revision: 1 });
    const measured = { revision: 1, counts: false, openSeconds: 59, minSeconds: 60 };
    const seen: object[] = [];
    const posts = {
      ...given.posts,
      review: (_: string, record: object) => {
        seen.push(record);
        return Promise.resolve(measured);
      },
    };
    const caller = { ...review, minSeconds: 0, openSeconds: 90 };
    expect(await reviewPost({ ...given, posts }, caller)).toMatchObject({ ok: true, value: measured });
    expect(Object.keys(seen[0] ?? {}).toSorted()).toEqual(['checked', 'reviewer', 'revision']);
  });

  test('requests no build if the text was already reviewed', async () => {
    const asked: string[] = [];
    await reviewPost(await deps({ publishedAt: new Date(), asked, revision: 1 }), review);
    expect(asked).toEqual([]);
  });
});

async function deps({ publishedAt, asked, revision }: Setting) {
  const posts = postsInMemory();
  const text = { slugBase: 'news', title: 'Nieuws', excerpt: '', content: 'Tekst' };
  await posts.insert([
    { ...text, locale: 'nl', translation: 'source', writtenByAi: true, publishedAt },
    { ...text, locale: 'es', translation: 'pending' },
    { ...text, locale: 'en', translation: 'machine' },
    { ...text, locale: 'de', translation: 'machine', writtenByAi: true },
  ]);
  const request = () => {
    asked.push('rebuild');
    return Promise.resolve({ rebuild: 'requested' as const, contentVersion: 7 });
  };
  const outcome =
    revision === undefined ? undefined : { revision, counts: true, openSeconds: 60, minSeconds: 0 };
  return { posts: { ...posts, review: () => Promise.resolve(outcome) }, rebuild: { request } };
}

type Setting = { publishedAt: Date | undefined; asked: string[]; revision: number | undefined };
