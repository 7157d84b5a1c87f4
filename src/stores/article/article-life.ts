import { moveDraft } from '#browser-storage/post-draft.ts';
import * as contract from '#contract/article-life.ts';
import type { AnswerOf, InputOf } from '#contract/contract.ts';
import { slugBaseOf } from '#core/post/post.ts';
import { callAsEditor } from '#session/session.ts';
import { saveAndFollow } from '../save-and-follow.ts';

/** Moves articles or one of their languages to the trash. Tracks the change until the pages are off the site. */
export const trashArticles = (
  articles: InputOf<typeof contract.trashArticles>,
): Promise<AnswerOf<typeof contract.trashArticles>> =>
  saveAndFollow(
    () => callAsEditor(contract.trashArticles, articles),
    (trashed) => {
      const gone = trashed.posts.filter(({ wasPublished }) => wasPublished).map(({ slug }) => slug);
      return gone.length > 0 ? { gone, build: trashed } : 'idle';
    },
    articles.slugBases,
  );

export const renameArticle = ({ from, to }: { from: string; to: string }): Promise<Living> =>
  saveAndFollow(
    () => callAsEditor(contract.renameArticle, { slugBase: from, newSlugBase: to }),
    (renamed) => publicationToFollow(renamed, from),
    [from],
  );

export const dateArticle = (article: InputOf<typeof contract.dateArticle>): Promise<Living> =>
  saveAndFollow(
    () => callAsEditor(contract.dateArticle, article),
    (dated) => publicationToFollow(dated, undefined),
    [article.slugBase],
  );

/** `from` is the post’s public slug before this change. */
export const setOwnSlug = ({
  from,
  ...own
}: InputOf<typeof contract.setOwnSlug> & { from: string }): Promise<Living> =>
  saveAndFollow(
    () => callAsEditor(contract.setOwnSlug, own),
    (changed) => {
      const moved = changed.posts.filter(({ isPublished }) => isPublished);
      return moved.length === 0
        ? 'draft'
        : { moved: moved.map(({ publicSlug: to }) => ({ from, to })), build: changed };
    },
    [slugBaseOf(own.slug)],
  );

export const takeBack = (posts: contract.PostVersion[], { from }: { from?: string } = {}): Promise<Living> =>
  saveAndFollow(
    () =>
      callAsEditor(contract.takeBack, {
        posts: posts.map(({ slug, revision }) => ({ slug, revision })),
      }),
    (living) => publicationToFollow(living, from),
    posts.map(({ slug }) => slug),
  );

/** `from` is the article’s slug base before a rename or the undo of a rename. Otherwise, it is undefined. */
function publicationToFollow(living: Living, from: string | undefined) {
  const before =
    from === undefined ? [] : living.posts.map((post) => ({ post, from: `${from}-${post.language}` }));
  for (const moved of before) moveDraft(moved.from, moved.post);
  const published = living.posts.filter(({ isPublished }) => isPublished);
  if (published.length === 0) return 'draft';
  return {
    slugs: published.map(({ publicSlug }) => publicSlug),
    moved: before
      .filter(({ post }) => post.isPublished)
      .map((moved) => ({ from: moved.from, to: moved.post.publicSlug })),
    build: living,
  };
}

type Living = Pick<AnswerOf<typeof contract.takeBack>, 'posts' | 'rebuild' | 'contentVersion'>;
