import type { ProgramOrigin, PublishedPost } from './published-post.ts';

/**
 * Returns the page's label for the origin of a text, or `nothing` if an editor wrote or translated the text.
 * @example originOf({ translation: 'machine', writtenByAi: false, review: undefined }) // => { says: 'machine-translated' }
 */
export function originOf({ translation, writtenByAi, review }: Origins): Origin {
  if (review) return { says: 'reviewed', ...review };
  if (writtenByAi) return { says: 'written-by-ai' };
  if (translation === 'machine') return { says: 'machine-translated' };
  return { says: 'nothing' };
}

/** Returns how a program made a text, or undefined if an editor wrote, translated or reviewed it. */
export function programOrigin(post: Origins): ProgramOrigin | undefined {
  const { says } = originOf(post);
  return says === 'machine-translated' || says === 'written-by-ai' ? says : undefined;
}

export const isByProgram = (post: Origins): boolean => programOrigin(post) !== undefined;

/** The label of each origin, from the words of a page. */
export const originLabels = (words: {
  machine: string;
  writtenByAi: string;
}): Record<ProgramOrigin, string> => ({
  'machine-translated': words.machine,
  'written-by-ai': words.writtenByAi,
});

export type Origins = Pick<PublishedPost, 'translation' | 'writtenByAi' | 'review'>;

export type Origin =
  | { says: 'reviewed'; by: string; at: Date }
  | { says: 'written-by-ai' | 'machine-translated' | 'nothing' };
