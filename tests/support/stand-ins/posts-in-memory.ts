import { postSlug } from '#core/post/post.ts';
import { done, refuse } from '#core/result.ts';
import type { PostStore, PublishedState, PublishingObstacle, StoredPost } from '#core/publishing/ports.ts';

/** The port PostStore without a database, for tests of the rules of publishing. */
export function postsInMemory(now = () => new Date()): PostStore {
  const rows: StoredPost[] = [];
  const named = (slugs: string[]) => rows.filter(({ slug }) => slugs.includes(slug));
  const revisions = new Map<string, number>();
  return {
    find: ({ slug, locale }) =>
      Promise.resolve(rows.find((row) => row.slug === slug && row.locale === locale)),
    findArticle: (slugBase) => Promise.resolve(rows.filter((row) => row.slugBase === slugBase)),
    insert(posts) {
      if (posts.some((post) => rows.some((row) => row.slug === postSlug(post)))) {
        return Promise.resolve(refuse({ code: 'slug-taken' }));
      }
      const stored = posts.map((post) => ({
        id: `post ${rows.length} ${post.locale}`,
        slug: postSlug(post),
        ...post,
        writtenByAi: post.writtenByAi ?? false,
        isPublished: post.publishedAt !== undefined,
        publishedAt: post.publishedAt,
      }));
      rows.push(...stored);
      return Promise.resolve(done(stored));
    },
    publish(slugs) {
      const wanted = named(slugs);
      for (const row of wanted.filter((one) => obstacleOf(one) === undefined)) {
        row.isPublished = true;
        row.publishedAt ??= now();
      }
      return Promise.resolve(wanted.map(stateOf));
    },
    hide(slugs) {
      const wanted = named(slugs);
      for (const row of wanted) row.isPublished = false;
      return Promise.resolve(wanted.map(stateOf));
    },
    revise(slug, { revision, title, excerpt, content }) {
      const row = rows.find((candidate) => candidate.slug === slug);
      if (row === undefined || revision !== (revisions.get(slug) ?? 1)) return Promise.resolve(undefined);
      Object.assign(row, { title, excerpt, content });
      revisions.set(slug, revision + 1);
      return Promise.resolve(revision + 1);
    },
    review(slug, { revision }) {
      const row = rows.find((candidate) => candidate.slug === slug);
      if (row === undefined || revision !== (revisions.get(slug) ?? 1)) return Promise.resolve(undefined);
      if (row.translation === 'machine') row.translation = 'reviewed';
      revisions.set(slug, revision + 1);
      const next = { revision: revision + 1, openSeconds: 60, minSeconds: 0, counts: true };
      return Promise.resolve(next);
    },
  };
}

/** As `private.publishing_obstacle` in the database. */
function obstacleOf(post: StoredPost): PublishingObstacle | undefined {
  if (post.translation === 'pending') return 'post-untranslated';
  return post.heroImageUrl !== undefined && post.heroImageAlt === undefined ? 'image-alt-missing' : undefined;
}

const stateOf = (post: StoredPost): PublishedState => ({
  slug: post.slug,
  obstacle: obstacleOf(post),
  isPublished: post.isPublished,
  publishedAt: post.publishedAt,
});
