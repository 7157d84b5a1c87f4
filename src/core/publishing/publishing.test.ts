/** From a new article to its page, with the rules alone and posts in memory. */
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { Locale } from '../locale.ts';
import { createArticle } from './create-article.ts';
import { createDraft, draftSchema } from './create-draft.ts';
import type { PublishingDeps } from './ports.ts';
import { hidePosts, publishPost } from './publish-posts.ts';
import { revisePost, revisionSchema } from './revise-post.ts';
import { postsInMemory } from '../../../tests/support/stand-ins/posts-in-memory.ts';

const noon = new Date('2026-11-20T12:00:00Z');

function deps(overrides: Partial<PublishingDeps> = {}): PublishingDeps & { asked: number } {
  const made = {
    posts: postsInMemory(() => noon),
    asked: 0,
    rebuild: {
      request: () => {
        made.asked++;
        return Promise.resolve({ rebuild: 'requested' as const, contentVersion: 7 });
      },
    },
    now: () => noon,
    ...overrides,
  };
  return made;
}

const aDraft = {
  title: 'Garden',
  slug: 'garden-en',
  language: 'en' as Locale,
  excerpt: undefined,
  content: 'Water early.',
  heroImageUrl: undefined,
  heroImageAlt: undefined,
  metaTitle: undefined,
  metaDescription: undefined,
};

const anArticle = (overrides = {}) => ({
  titleNl: 'Zwembad',
  htmlNl: '<p>Helder water.</p>',
  excerptNl: undefined,
  slugBase: 'zwembad',
  languages: ['nl', 'en'] as Locale[],
  publishMain: true,
  publishTranslations: false,
  ...overrides,
});

describe('createArticle', () => {
  test('publishes the Dutch source, and stores the other languages as drafts', async () => {
    const created = await createArticle(deps(), anArticle());
    expect(created).toEqual({
      ok: true,
      value: {
        slugBase: 'zwembad',
        posts: [
          { locale: 'nl', slug: 'zwembad-nl', translation: 'source', published: { ok: true } },
          { locale: 'en', slug: 'zwembad-en', translation: 'pending' },
        ],
        rebuild: 'requested',
        contentVersion: 7,
      },
    });
  });

  test('refuses an article if trashed posts already use its slugs', async () => {
    const made = deps();
    await createArticle(made, anArticle({ languages: ['nl'] }));
    made.posts.insert = () => Promise.resolve({ ok: false, refusal: { code: 'slug-taken' } });
    expect(await createArticle(made, anArticle({ languages: ['nl', 'en'] }))).toMatchObject({
      refusal: { code: 'slug-taken' },
    });
  });

  test.each([
    ['does not select Dutch', { languages: ['de'] }],
    ['asks for no publication', { languages: ['nl', 'de'], publishMain: false }],
  ])('stores the Dutch source as a draft if the request %s', async (_, asked) => {
    const { posts, ...rest } = deps();
    await createArticle({ posts, ...rest }, anArticle(asked));
    expect((await posts.findArticle('zwembad')).map(({ slug, isPublished }) => [slug, isPublished])).toEqual([
      ['zwembad-nl', false],
      ['zwembad-de', false],
    ]);
  });

  test('reports why a translation could not be published', async () => {
    const created = await createArticle(deps(), anArticle({ publishTranslations: true }));
    expect(created).toMatchObject({
      value: { posts: [{}, { published: { ok: false, code: 'post-untranslated' } }] },
    });
  });

  test('translates the selected languages, and publishes the finished translations on request', async () => {
    const same = deps();
    const translated: string[] = [];
    const translate = ({ slugBase, locale }: { slugBase: string; locale: Locale }) => {
      translated.push(locale);
      return locale === 'es'
        ? Promise.resolve(false)
        : markTranslated(same.posts, { slug: `${slugBase}-${locale}`, locale }).then(() => true);
    };
    const article = anArticle({ languages: ['nl', 'en', 'es'], publishTranslations: true });
    const created = await createArticle({ ...same, translate }, article);
    expect(created).toMatchObject({
      value: {
        posts: [
          { locale: 'nl', translation: 'source', published: { ok: true } },
          { locale: 'en', translation: 'machine', published: { ok: true } },
          { locale: 'es', translation: 'pending', published: { ok: false, code: 'post-untranslated' } },
        ],
      },
    });
    // The Dutch post goes live first. Its translations share a second build.
    expect(same.asked).toBe(2);
    await createArticle({ ...same, translate }, article);
    expect(translated).toEqual(['en', 'es', 'es']);
  });

  test('does not publish a doubtful translation until an editor has reviewed the translation', async () => {
    const same = deps();
    const translate = ({ slugBase, locale }: { slugBase: string; locale: Locale }) =>
      markTranslated(same.posts, { slug: `${slugBase}-${locale}`, locale }).then(() => locale === 'en');
    const article = anArticle({ languages: ['nl', 'en', 'es'], publishTranslations: true });
    expect(await createArticle({ ...same, translate }, article)).toMatchObject({
      value: {
        posts: [
          { locale: 'nl', published: { ok: true } },
          { locale: 'en', published: { ok: true } },
          { locale: 'es', translation: 'machine', published: { ok: false, code: 'translation-doubtful' } },
        ],
      },
    });
    expect(await same.posts.find({ slug: 'zwembad-es', locale: 'es' })).toMatchObject({ isPublished: false });
  });

  test('publishes a doubtful translation of an earlier request only after an editor’s review', async () => {
    const find = ({ locale }: { locale: Locale }) =>
      Promise.resolve({ post: { problem: locale === 'en' ? undefined : { code: 'doubts' } } } as never);
    const same = { ...deps(), translations: { find } };
    const article = anArticle({ languages: ['nl', 'en', 'es', 'de'] });
    await createArticle(same, article);
    for (const locale of ['en', 'es', 'de'] as const)
      await markTranslated(same.posts, { slug: `zwembad-${locale}`, locale });
    const german = await same.posts.find({ slug: 'zwembad-de', locale: 'de' });
    if (german) german.translation = 'reviewed';
    const repeated = await createArticle(same, { ...article, publishTranslations: true });
    expect(repeated).toMatchObject({
      value: {
        posts: [
          { published: { ok: true } },
          { locale: 'en', published: { ok: true } },
          { locale: 'es', published: { ok: false, code: 'translation-doubtful' } },
          { locale: 'de', published: { ok: true } },
        ],
      },
    });
  });

  test('publishes only the languages that the request selects, even if other translations exist', async () => {
    const same = deps();
    await createArticle(same, anArticle({ languages: ['nl', 'en', 'de'] }));
    for (const locale of ['en', 'de'] as const)
      await markTranslated(same.posts, { slug: `zwembad-${locale}`, locale });
    await createArticle(same, anArticle({ languages: ['nl', 'en'], publishTranslations: true }));
    const stored = await same.posts.findArticle('zwembad');
    expect(stored.map(({ slug, isPublished }) => [slug, isPublished])).toEqual([
      ['zwembad-nl', true],
      ['zwembad-en', true],
      ['zwembad-de', false],
    ]);
  });

  test('translates only into the languages of the repeated request', async () => {
    const same = deps();
    await createArticle(same, anArticle());
    const translated: string[] = [];
    const translate = ({ locale }: { locale: Locale }) => {
      translated.push(locale);
      return Promise.resolve(true);
    };
    await createArticle({ ...same, translate }, anArticle({ languages: ['nl'] }));
    expect(translated).toEqual([]);
  });

  test('stores translations as drafts by default', async () => {
    const same = deps();
    const translate = ({ slugBase, locale }: { slugBase: string; locale: Locale }) =>
      markTranslated(same.posts, { slug: `${slugBase}-${locale}`, locale }).then(() => true);
    await createArticle({ ...same, translate }, anArticle());
    expect(await same.posts.find({ slug: 'zwembad-en', locale: 'en' })).toMatchObject({
      translation: 'machine',
      isPublished: false,
    });
  });

  test('accepts a repeated request, and adds the languages that are missing', async () => {
    const same = deps();
    await createArticle(same, anArticle({ languages: ['nl'], publishMain: false }));
    const again = await createArticle(same, anArticle({ languages: ['nl', 'en', 'es'] }));
    expect(again).toMatchObject({ ok: true });
    const stored = await same.posts.findArticle('zwembad');
    expect(stored.map(({ slug, isPublished }) => [slug, isPublished])).toEqual([
      ['zwembad-nl', true],
      ['zwembad-en', false],
      ['zwembad-es', false],
    ]);
  });

  test('does not publish a translation again if a request is repeated', async () => {
    const same = deps();
    const published: string[][] = [];
    const posts = {
      ...same.posts,
      publish: (slugs: string[]) => {
        published.push(slugs);
        return same.posts.publish(slugs);
      },
    };
    const translate = ({ slugBase, locale }: { slugBase: string; locale: Locale }) =>
      markTranslated(same.posts, { slug: `${slugBase}-${locale}`, locale }).then(() => true);
    const article = anArticle({ publishTranslations: true });
    for (let times = 0; times < 2; times++) await createArticle({ ...same, posts, translate }, article);
    expect(published).toEqual([['zwembad-en']]);
  });

  test('refuses a different article whose slug base already exists, and changes nothing', async () => {
    const taken = deps();
    await createArticle(taken, anArticle());
    const before = await taken.posts.findArticle('zwembad');
    for (const other of [{ htmlNl: '<p>Iets anders.</p>' }, { heroImageUrl: '/a.webp' }])
      expect(await createArticle(taken, anArticle({ ...other, languages: ['de'] }))).toEqual({
        ok: false,
        refusal: { code: 'slug-taken' },
      });
    expect(await taken.posts.findArticle('zwembad')).toEqual(before);
  });

  test('stores meta title and image description only with the Dutch source, and deletes the draft', async () => {
    const forgotten: string[] = [];
    const drafts = { forget: (id: string) => Promise.resolve(void forgotten.push(id)) };
    const same = { ...deps(), drafts };
    const article = anArticle({
      heroImageUrl: '/media/huis.webp',
      heroImageAlt: 'Een huis',
      metaTitle: 'Zwembad op Ibiza',
      metaDescription: undefined,
      draft: 'a draft',
    });
    await createArticle(same, article);
    expect(await same.posts.findArticle('zwembad')).toMatchObject([
      { heroImageUrl: '/media/huis.webp', heroImageAlt: 'Een huis', metaTitle: 'Zwembad op Ibiza' },
      { heroImageUrl: '/media/huis.webp' },
    ]);
    const [, copy] = await same.posts.findArticle('zwembad');
    expect([copy?.heroImageAlt, copy?.metaTitle]).toEqual([undefined, undefined]);
    expect(forgotten).toEqual(['a draft']);

    // A repeated request may omit the meta title, but a request with a different meta title is refused.
    expect(await createArticle(same, article)).toMatchObject({ ok: true });
    expect(await createArticle(same, { ...article, metaTitle: undefined })).toMatchObject({ ok: true });
    expect(await createArticle(same, { ...article, metaTitle: 'Anders' })).toMatchObject({ ok: false });
    expect(forgotten).toHaveLength(3);
  });
});

describe('drafts, publishing and hiding', () => {
  test('keeps the first publication date if a published post is published again', async () => {
    const same = deps();
    const draft = await createDraft(same, aDraft);
    expect(draft).toMatchObject({ ok: true, value: { slug: 'garden-en', language: 'en' } });
    expect(same.asked).toBe(0);

    const first = await publishPost(same, 'garden-en');
    const later = { ...same, now: () => new Date('2027-01-01T00:00:00Z') };
    expect(await publishPost(later, 'garden-en')).toEqual(first);
    expect(first).toMatchObject({ ok: true, value: { publishedAt: noon } });
  });

  test('takes a draft in Dutch for a source, and one in another language for a translation that a person has read', async () => {
    const same = deps();
    for (const [language, translation] of [
      ['en', 'reviewed'],
      ['nl', 'source'],
    ] as const) {
      await createDraft(same, { ...aDraft, language, slug: `garden-${language}` });
      expect(await same.posts.find({ slug: `garden-${language}`, locale: language })).toMatchObject({
        translation,
      });
    }
  });

  test('accepts a repeated request for the same draft, but refuses another draft with the same slug', async () => {
    const same = deps();
    const first = await createDraft(same, aDraft);
    expect(await createDraft(same, aDraft)).toEqual(first);
    await publishPost(same, 'garden-en');
    expect(await createDraft(same, aDraft)).toEqual(first);
    for (const change of [
      { content: 'Water late.' },
      { metaTitle: 'Gardens' },
      { heroImageUrl: '/a.webp' },
      { heroImageAlt: 'A garden' },
      { heroFocus: { x: 1, y: 2 } },
    ])
      expect(await createDraft(same, { ...aDraft, ...change })).toMatchObject({
        refusal: { code: 'slug-taken' },
      });
  });

  test('requests a build after a revision only if at least one language of the article is published', async () => {
    const same = deps();
    await createDraft(same, aDraft);
    const change = { ...aDraft, revision: 1, smallFix: false, reviewed: false, title: 'The garden' };
    expect(await revisePost(same, change)).toEqual({ ok: true, value: { slug: 'garden-en', revision: 2 } });
    expect(same.asked).toBe(0);
    expect(await revisePost(same, change)).toMatchObject({ refusal: { code: 'changed-meanwhile' } });
    await publishPost(same, 'garden-en');
    expect(await revisePost(same, { ...change, revision: 2 })).toMatchObject({
      value: { revision: 3, rebuild: 'requested' },
    });
    expect(await revisePost(same, { ...change, slug: 'nowhere-en' })).toMatchObject({
      refusal: { code: 'post-not-found' },
    });
  });

  test('keeps the image of a post unless the revision replaces or removes the image', async () => {
    const same = deps();
    await createDraft(same, aDraft);
    const stored: unknown[] = [];
    const revise: typeof same.posts.revise = (_, change) => {
      stored.push(change.image);
      return Promise.resolve(2);
    };
    const posts = { ...same.posts, revise };
    const change = { ...aDraft, revision: 1, smallFix: false, reviewed: false };
    const image = { heroImageUrl: '/media/a.webp', heroImageAlt: 'Een boom' };
    const images = [{}, { withoutImage: true }, { ...image, withoutImage: false }, { heroImageUrl: '/a' }];
    for (const fields of images) await revisePost({ ...same, posts }, { ...change, ...fields });
    expect(stored).toMatchObject([undefined, {}, { url: '/media/a.webp', alt: 'Een boom' }, undefined]);
    expect(stored[1]).toEqual({});
  });

  test('requests a build after a revision of the Dutch draft if a translation of the article is published', async () => {
    const same = deps();
    await createArticle(same, anArticle({ publishMain: false }));
    await markTranslated(same.posts, { slug: 'zwembad-en', locale: 'en' });
    await publishPost(same, 'zwembad-en');
    const change = { ...aDraft, slug: 'zwembad-nl', language: 'nl' as Locale, revision: 1 };
    expect(await revisePost(same, { ...change, smallFix: false, reviewed: false })).toMatchObject({
      value: { rebuild: 'requested' },
    });
  });

  test('keeps the publication date when an editor hides a post and publishes it again', async () => {
    const same = deps();
    await createArticle(same, anArticle());
    expect(await hidePosts(same, ['zwembad-nl'])).toMatchObject({
      value: { rebuild: 'requested' },
    });
    expect(await same.posts.find({ slug: 'zwembad-nl', locale: 'nl' })).toMatchObject({ isPublished: false });
    expect(await publishPost(same, 'zwembad-nl')).toMatchObject({
      value: { publishedAt: noon },
    });
    expect(await hidePosts(same, ['nergens-nl'])).toMatchObject({
      refusal: { code: 'post-not-found' },
    });
  });

  test('refuses to publish a post that is missing or untranslated', async () => {
    const same = deps();
    await createArticle(same, anArticle());
    expect(await publishPost(same, 'nergens-nl')).toMatchObject({
      refusal: { code: 'post-not-found' },
    });
    expect(await publishPost(same, 'zwembad-en')).toMatchObject({
      refusal: { code: 'post-untranslated' },
    });
  });

  test('leaves the article published if the build host is unreachable', async () => {
    const same = deps({
      rebuild: { request: () => Promise.resolve({ rebuild: 'unreachable', contentVersion: 8 }) },
    });
    expect(await createArticle(same, anArticle())).toMatchObject({
      ok: true,
      value: { rebuild: 'unreachable' },
    });
    expect(await same.posts.find({ slug: 'zwembad-nl', locale: 'nl' })).toMatchObject({ isPublished: true });
  });
});

async function markTranslated(posts: PublishingDeps['posts'], address: { slug: string; locale: Locale }) {
  const row = await posts.find(address);
  if (row) row.translation = 'machine';
}

describe('draftSchema and revisionSchema', () => {
  const post = { slug: 'garden-en', language: 'en', title: 'Garden', content: 'Water.' };
  const image = { hero_image_url: '/a.webp' };

  test('require an alternative text for an image, and revisionSchema also a positive revision number', () => {
    expect([v.is(draftSchema, post), v.is(draftSchema, { ...post, ...image })]).toEqual([true, false]);
    expect(v.is(draftSchema, { ...post, ...image, hero_image_alt: 'A garden' })).toBe(true);
    const revises = (changes: object) => v.is(revisionSchema, { ...post, revision: 1, ...changes });
    expect([revises({}), revises({ revision: 0 }), revises({ revision: 1.5 }), revises(image)]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  test('set small_fix and reviewed to false for a revision that omits them', () => {
    expect(v.parse(revisionSchema, { ...post, revision: 1 })).toMatchObject({
      small_fix: false,
      reviewed: false,
    });
  });
});
