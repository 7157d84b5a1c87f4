import type { PublishedPost } from './published-post.ts';

/**
 * What readers learn about the origin of a text: an unreviewed text of a model has a label, a reviewed one its
 * reviewer, and one that an editor wrote neither.
 * @example originOf({ translation: 'machine', writtenByAi: false, review: undefined }) // => { says: 'machine-translated' }
 */
export function originOf({ translation, writtenByAi, review }: Origins): Origin {
  if (review) return { says: 'reviewed', ...review };
  if (writtenByAi) return { says: 'written-by-ai' };
  if (translation === 'machine') return { says: 'machine-translated' };
  return { says: 'nothing' };
}

/** Whether metadata must say that a model made this text: until an editor has reviewed it. */
export const isByProgram = (post: Origins): boolean =>
  ['machine-translated', 'written-by-ai'].includes(originOf(post).says);

export type Origins = Pick<PublishedPost, 'translation' | 'writtenByAi' | 'review'>;

export type Origin =
  | { says: 'reviewed'; by: string; at: Date }
  | { says: 'written-by-ai' | 'machine-translated' | 'nothing' };
