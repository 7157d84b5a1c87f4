import { postSlug } from '#core/post/post.ts';
import { done, refuse } from '#core/result.ts';
import type { PostStore, StoredPost } from '#core/publishing/ports.ts';

export function postsInMemory(): PostStore {
  const rows: StoredPost[] = [];
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
    markPublished(id, at) {
      const row = rows.find((candidate) => candidate.id === id);
      if (row === undefined) throw new Error(`There is no post ${id}.`);
      row.isPublished = true;
      row.publishedAt ??= at;
      return Promise.resolve(row);
    },
    markHidden(id) {
      for (const row of rows) if (row.id === id) row.isPublished = false;
      return Promise.resolve();
    },
    revise(slug, { revision, title, excerpt, content }) {
      const row = rows.find((candidate) => candidate.slug === slug);
      if (row === undefined || revision !== (revisions.get(slug) ?? 1)) return Promise.resolve(undefined);
      Object.assign(row, { title, excerpt, content });
      revisions.set(slug, revision + 1);
      return Promise.resolve(revision + 1);
    },
    openSeconds: () => Promise.resolve(60),
    review(slug, { revision }) {
      const row = rows.find((candidate) => candidate.slug === slug);
      if (row === undefined || revision !== (revisions.get(slug) ?? 1)) return Promise.resolve(undefined);
      if (row.translation === 'machine') row.translation = 'reviewed';
      revisions.set(slug, revision + 1);
      return Promise.resolve(revision + 1);
    },
  };
}
