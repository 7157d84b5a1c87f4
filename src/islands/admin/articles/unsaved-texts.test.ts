import { describe, expect, test } from 'vitest';
import type { EditablePost } from '#contract/articles.ts';
import type { PostDraft } from '#browser-storage/post-draft.ts';
import { unsavedTexts } from './unsaved-texts.ts';

const words = { title: 'Zon', excerpt: 'Kort', content: '<p>Tekst</p>' };
const image = { heroImageUrl: null, heroImageAlt: null, heroFocusX: 50, heroFocusY: 50 };

const aPost = (...drafts: EditablePost['drafts']): EditablePost => ({
  id: '1',
  slug: 'zon-nl',
  publicSlug: 'zon-nl',
  language: 'nl',
  ...words,
  ...image,
  metaTitle: null,
  metaDescription: null,
  translation: 'source',
  isPublished: false,
  publishedAt: null,
  publishAt: null,
  outdatedSince: null,
  writtenByAi: false,
  reviewedBy: null,
  reviewedAt: null,
  revision: 2,
  history: [],
  drafts,
});

const aDraft = (id: string, title: string, revision = 1): EditablePost['drafts'][number] => ({
  id,
  revision,
  updatedAt: '2026-11-22T10:00:00.000Z',
  writtenFrom: 1,
  form: { ...words, title, metaTitle: '', metaDescription: '' },
  basis: { ...words, ...image, title: 'Eerst', metaTitle: null, metaDescription: null },
});

const kept = (title: string, draft: Partial<PostDraft['draft']>): PostDraft => ({
  ...words,
  title,
  metaTitle: '',
  metaDescription: '',
  revision: 1,
  draft: { id: 'here', revision: 1, isChanged: false, ...draft },
});

const titles = ({ here, offered, needless }: ReturnType<typeof unsavedTexts>) => ({
  here: here?.title,
  offered: offered.map(({ title }) => title),
  needless,
});

describe('unsavedTexts', () => {
  test('offers a draft from another browser, together with the text on which the draft is based', () => {
    const { here, offered } = unsavedTexts(aPost(aDraft('a', 'Elders')), undefined);
    expect(here).toBeUndefined();
    expect(offered).toMatchObject([
      {
        title: 'Elders',
        revision: 1,
        basis: { title: 'Eerst', image: null },
        draft: { id: 'a', revision: 1, isChanged: false },
      },
    ]);
  });

  test('drops a draft whose text equals the stored post', () => {
    expect(titles(unsavedTexts(aPost(aDraft('a', 'Zon'), aDraft('b', 'Zee')), undefined))).toEqual({
      here: undefined,
      offered: ['Zee'],
      needless: ['a'],
    });
  });

  test('returns this browser’s text and draft as `here`, and offers only the drafts of other browsers', () => {
    const same = unsavedTexts(aPost(aDraft('here', 'Zee'), aDraft('a', 'Elders')), kept('Zee', {}));
    expect(titles(same)).toMatchObject({ here: 'Zee', offered: ['Elders'] });
    expect(same.here?.draft).toMatchObject({ id: 'here', revision: 1 });
    const typedSince = unsavedTexts(aPost(aDraft('here', 'Zee')), kept('Zee en wind', { isChanged: true }));
    expect(titles(typedSince)).toMatchObject({ here: 'Zee en wind', offered: [] });
    const neverSent = unsavedTexts(aPost(), kept('Zee', { revision: 0, isChanged: true }));
    expect(titles(neverSent)).toMatchObject({ here: 'Zee', offered: [] });
  });

  test('offers nothing from an answer that is older than the last save of this browser', () => {
    const late = unsavedTexts(aPost(aDraft('here', 'Ze', 1)), kept('Zee', { revision: 2 }));
    expect(titles(late)).toMatchObject({ here: 'Zee', offered: [] });
    expect(late.here?.draft).toMatchObject({ id: 'here', revision: 2 });
  });

  test('offers a draft that another browser continued, and puts unsaved text of this browser into a new draft', () => {
    const newer = aPost(aDraft('here', 'Verder', 3));
    expect(titles(unsavedTexts(newer, kept('Zee', {})))).toMatchObject({
      here: undefined,
      offered: ['Verder'],
    });
    const both = unsavedTexts(newer, kept('Ook verder', { isChanged: true }));
    expect(titles(both)).toMatchObject({ here: 'Ook verder', offered: ['Verder'] });
    expect(both.here?.draft).toMatchObject({ revision: 0, isChanged: true });
    expect(both.here?.draft.id).not.toBe('here');
  });

  test('detects that the server saved the text of this browser, although the response to the save was lost', () => {
    const { here, ...rest } = unsavedTexts(
      aPost(aDraft('here', 'Zee', 2)),
      kept('Zee', { revision: 1, isChanged: true }),
    );
    expect(here?.draft).toMatchObject({ id: 'here', revision: 2, isChanged: false });
    expect(rest.offered).toEqual([]);
  });

  test('offers the text of this browser if its draft no longer exists and the post has a different text', () => {
    expect(titles(unsavedTexts(aPost(), kept('Zee', {})))).toMatchObject({
      here: undefined,
      offered: ['Zee'],
    });
    expect(titles(unsavedTexts(aPost(), kept('Zon', {})))).toMatchObject({ here: undefined, offered: [] });
  });
});
