/** The description of a post in search results. */
import { textOf } from '../html/words.ts';
import { cutText } from '../typed-text/cut-text.ts';
import { htmlIfAny } from './text/markup.ts';
import type { PublishedPost } from './published-post.ts';

/** Search engines cut off descriptions with more characters. */
const maxDescriptionLength = 160;

/**
 * Returns the description of a post for search engines: its own, or else its excerpt, or else the beginning of its
 * text.
 */
export function postDescription({ metaDescription, excerpt, content }: DescribedPost): string {
  return cutText(
    metaDescription ?? (excerpt === '' ? textOf(htmlIfAny(content)) : excerpt),
    maxDescriptionLength,
  );
}

type DescribedPost = Pick<PublishedPost, 'metaDescription' | 'excerpt' | 'content'>;
