/** A page renders with exactly the posts that its route lists, or the build fails with the slug. */
import { describe, expect, test } from 'vitest';
import { aDatabase, aPost, aSnapshotFile } from '../../tests/support/content/published-posts.ts';
import { contentRoutes } from './content-routes.ts';
import type { PostPage } from './post-blocks.ts';
import { shownPosts } from './shown-posts.ts';
import { openSnapshot } from './snapshot/snapshot.ts';
import { syncSnapshot } from '../../scripts/site-build/content/sync.ts';

const contentWith = async (posts: ReturnType<typeof aPost>[]) => {
  const content = openSnapshot(aSnapshotFile());
  await syncSnapshot(content, aDatabase(posts));
  const pages = [...contentRoutes['src/pages/blog/[slug].astro'](content.lists())];
  return { content, pages };
};

describe('shownPosts', () => {
  test('returns the same content for a batch of pages as for each page alone', async () => {
    const { content, pages } = await contentWith(['a', 'b', 'c', 'd', 'e'].map((base) => aPost(base)));
    const together = shownPosts(pages, () => content);
    expect(together).toEqual(pages.flatMap((page) => shownPosts([page], () => content)));
    expect(
      together.map(({ props: { post, alternates, previous, next, related } }) => ({
        slug: post.slug,
        alternates,
        previous: previous?.slug,
        next: next?.slug,
        related: related.map(({ slug }) => slug),
        sameLanguage: {},
      })),
    ).toEqual(pages.map(({ props }) => props));
    content.close();
  });

  test('links to the version of a post in the language of the page, or else marks the link with the language of the post', async () => {
    const german = { locale: 'de', translation: 'machine' } as const;
    const links =
      '<p><a href="/blog/pool-nl#zout">Pool</a> <a href="/blog/keys-nl">Schlüssel</a> <a href="/blog">Blog</a></p>' +
      '<p class="to-article"><a href="/blog/pool-nl">Pool</a></p><p><a href="/blog/own-de">Eigen</a></p>';
    const { content, pages } = await contentWith([
      aPost('pool'),
      aPost('keys'),
      aPost('pool-german', { ...german, slug: 'pool-de', slugBase: 'pool' }),
      aPost('own', { ...german, slug: 'own-de', content: links }),
    ]);
    const shown = shownPosts(pages, () => content).find(({ props }) => props.post.slug === 'own-de');
    expect(shown?.props.reading.html).toBe(
      '<p><a href="/blog/pool-de#zout">Pool</a> <a hreflang="nl" href="/blog/keys-nl">Schlüssel</a> <a href="/blog">Blog</a></p>' +
        '<p class="to-article"><a href="/blog/pool-de">Pool</a></p><p><a href="/blog/own-de">Eigen</a></p>',
    );
    content.close();
  });

  test('throws an error with the slug of a post that a page needs and the snapshot lacks', async () => {
    const { content, pages } = await contentWith([aPost('a')]);
    const pagesWith = (props: Partial<PostPage>) =>
      pages.map((page) => ({ ...page, props: { ...page.props, ...props } }));
    expect(() => shownPosts(pagesWith({ slug: 'gone' }), () => content)).toThrow('gone');
    expect(() => shownPosts(pagesWith({ next: 'gone-next' }), () => content)).toThrow('gone-next');
    content.close();
  });
});
