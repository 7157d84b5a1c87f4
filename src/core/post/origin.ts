import type { PublishedPost } from './published-post.ts';

/**
 * What a reader is told about who answers for a text: a program's work that nobody reviewed carries a label, a
 * reviewed text its reviewer, and what an editor wrote themselves needs neither.
 * @example originOf({ translation: 'machine', writtenByAi: false, review: undefined }) // => { says: 'machine-translated' }
 */
export function originOf({ translation, writtenByAi, review }: Origins): Origin {
  if (review) return { says: 'reviewed', ...review };
  if (writtenByAi) return { says: 'written-by-ai' };
  if (translation === 'machine') return { says: 'machine-translated' };
  return { says: 'nothing' };
}

/** Whether machines have to be told, too, that a program made this text: until somebody has reviewed it. */
export const isByProgram = (post: Origins): boolean =>
  ['machine-translated', 'written-by-ai'].includes(originOf(post).says);

export type Origins = Pick<PublishedPost, 'translation' | 'writtenByAi' | 'review'>;

export type Origin =
  | { says: 'reviewed'; by: string; at: Date }
  | { says: 'written-by-ai' | 'machine-translated' | 'nothing' };
