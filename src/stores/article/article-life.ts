import { moveDraft } from '#browser-storage/post-draft.ts';
import * as contract from '#contract/article-life.ts';
import type { AnswerOf, InputOf } from '#contract/contract.ts';
import { refusalCode } from '#session/desk-refusal.ts';
import { callAsEditor } from '#session/session.ts';
import { saveAndFollow } from '../save-and-follow.ts';

/** Throws an article, or one language of it, into the trash, and follows that until its pages are gone. */
export const trashArticle = (
  article: InputOf<typeof contract.trashArticle>,
): Promise<AnswerOf<typeof contract.trashArticle>> =>
  saveAndFollow(
    () => callAsEditor(contract.trashArticle, article),
    (trashed) => {
      const gone = trashed.posts.filter(({ was_published }) => was_published).map(({ slug }) => slug);
      return gone.length > 0 ? { gone, build: trashed } : 'idle';
    },
    [article.slug_base],
  );

/** Throws several articles away, one after the other, until one of them cannot be: `stopped` is the code of that refusal. */
export async function trashArticles(slugBases: readonly string[]): Promise<ThrownTogether> {
  const thrown: Trashed[] = [];
  for (const slugBase of slugBases) {
    try {
      thrown.push(await trashArticle({ slug_base: slugBase }));
    } catch (cause) {
      return { thrown, stopped: refusalCode(cause) };
    }
  }
  return { thrown, stopped: undefined };
}

/** Moves an article to another slug base, follows it there, and its old addresses until they lead there. */
export const renameArticle = ({ from, to }: { from: string; to: string }): Promise<Living> =>
  saveAndFollow(
    () => callAsEditor(contract.renameArticle, { slug_base: from, new_slug_base: to }),
    (renamed) => whatLives(renamed, from),
    [from],
  );

/** Takes back the change that made these revisions, and follows what is on the site after that. */
export const takeBack = (posts: contract.PostVersion[], { from }: { from?: string } = {}): Promise<Living> =>
  saveAndFollow(
    () =>
      callAsEditor(contract.takeBack, {
        posts: posts.map(({ slug, revision }) => ({ slug, revision })),
      }),
    (living) => whatLives(living, from),
    posts.map(({ slug }) => slug),
  );

/** `from` is the slug base the posts stood at before, where they moved; what is being written over them moves along. */
function whatLives(living: Living, from: string | undefined) {
  const before =
    from === undefined ? [] : living.posts.map((post) => ({ post, from: `${from}-${post.language}` }));
  for (const moved of before) moveDraft(moved.from, moved.post);
  const published = living.posts.filter(({ is_published }) => is_published);
  if (published.length === 0) return 'draft';
  return {
    slugs: published.map(({ slug }) => slug),
    moved: before
      .filter(({ post }) => post.is_published)
      .map((moved) => ({ from: moved.from, to: moved.post.slug })),
    build: living,
  };
}

type Trashed = AnswerOf<typeof contract.trashArticle>;
type ThrownTogether = { thrown: Trashed[]; stopped: string | undefined };
type Living = Pick<AnswerOf<typeof contract.takeBack>, 'posts' | 'rebuild' | 'content_version'>;
