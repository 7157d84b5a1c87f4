import type { PublishedTogether } from '#core/publishing/publish-together.ts';

/** What became of posts that were published together, in the names of the contract. */
export const publishedAnswer = ({ published, refused, rebuild, contentVersion }: PublishedTogether) => ({
  published: published.map(({ slug, publishedAt }) => ({
    slug,
    published_at: publishedAt?.toISOString() ?? null,
  })),
  refused: refused.map(({ slug, code }) => ({ slug, error: code })),
  rebuild,
  content_version: contentVersion,
});
