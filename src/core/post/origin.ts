import type { ProgramOrigin, PublishedPost } from './published-post.ts';

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

/** Returns the origin that labels and metadata must name. This ends when an editor has reviewed the text. */
export function programOrigin(post: Origins): ProgramOrigin | undefined {
  const { says } = originOf(post);
  return says === 'machine-translated' || says === 'written-by-ai' ? says : undefined;
}

export const isByProgram = (post: Origins): boolean => programOrigin(post) !== undefined;

/** The words of the site for these origins. */
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
