import { expect, test } from 'vitest';
import { aDatabase, aPost, aSnapshotFile } from '../../tests/support/content/published-posts.ts';
import { contentRoutes } from './content-routes.ts';
import { shownPosts } from './shown-posts.ts';
import { openWholeSnapshot } from './snapshot/snapshot.ts';
import { syncSnapshot } from './sync.ts';

const contentWith = async (posts: ReturnType<typeof aPost>[]) => {
  const content = openWholeSnapshot(aSnapshotFile());
  await syncSnapshot(content, aDatabase(posts));
  const pages = [...contentRoutes['src/pages/blog/[slug].astro'](content)].map(({ props }) => props);
  return { content, pages };
};

test('pages prepared together show what each shows by itself', async () => {
  const { content, pages } = await contentWith(['a', 'b', 'c', 'd', 'e'].map((base) => aPost(base)));
  const together = shownPosts(pages, content);
  expect(together).toEqual(pages.flatMap((page) => shownPosts([page], content)));
  expect(together.map(({ post }) => post.slug)).toEqual(pages.map(({ slug }) => slug));
  expect(
    together.map(({ previous, next, related }) => ({
      previous: previous?.slug,
      next: next?.slug,
      related: related.map(({ slug }) => slug),
    })),
  ).toEqual(pages.map(({ previous, next, related }) => ({ previous, next, related })));
  content.close();
});

test('a post that is not there stops the build, and is named', async () => {
  const { content, pages } = await contentWith([aPost('a')]);
  const gone = pages.map((page) => ({ ...page, slug: 'gone' }));
  expect(() => shownPosts(gone, content)).toThrow('gone');
  const withoutNext = pages.map((page) => ({ ...page, next: 'gone-next' }));
  expect(() => shownPosts(withoutNext, content)).toThrow('gone-next');
  content.close();
});
