import { textOf } from '../html/words.ts';
import { htmlIfAny } from './text/markup.ts';
import type { PublishedPost } from './published-post.ts';

/** Search engines cut off descriptions with more characters. */
const maxDescriptionLength = 160;

/**
 * Returns the description of a post for search engines: its own, or else its excerpt, or else the beginning of its
 * text.
 */
export function postDescription({ metaDescription, excerpt, content }: DescribedPost): string {
  return shortened(metaDescription ?? (excerpt === '' ? textOf(htmlIfAny(content)) : excerpt));
}

function shortened(text: string): string {
  if (text.length <= maxDescriptionLength) return text;
  const cut = text.slice(0, maxDescriptionLength - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 100)).trimEnd()}…`;
}

type DescribedPost = Pick<PublishedPost, 'metaDescription' | 'excerpt' | 'content'>;
