import type { PublishedPost } from './published-post.ts';

/**
 * Returns what readers learn about the origin of a text. A text of a model has a label until an editor reviews it; then
 * it names the reviewer. A text that an editor wrote has neither.
 * @example originOf({ translation: 'machine', writtenByAi: false, review: undefined }) // => { says: 'machine-translated' }
 */
export function originOf({ translation, writtenByAi, review }: Origins): Origin {
  if (review) return { says: 'reviewed', ...review };
  if (writtenByAi) return { says: 'written-by-ai' };
  if (translation === 'machine') return { says: 'machine-translated' };
  return { says: 'nothing' };
}

/** Whether metadata must say that a model made this text. This ends when an editor has reviewed the text. */
export const isByProgram = (post: Origins): boolean =>
  ['machine-translated', 'written-by-ai'].includes(originOf(post).says);

export type Origins = Pick<PublishedPost, 'translation' | 'writtenByAi' | 'review'>;

export type Origin =
  | { says: 'reviewed'; by: string; at: Date }
  | { says: 'written-by-ai' | 'machine-translated' | 'nothing' };
