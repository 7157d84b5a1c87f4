/** A page lists at most this many related posts. */
const maxRelated = 3;

/**
 * For each word, only this many of the latest posts that contain it are compared, so that 20,000 posts take only a moment.
 */
const maxHoldersPerWord = 24;

/**
 * Related posts are searched among this many earlier posts, which is more than a year of daily news. A change of a post
 * therefore affects at most this many later posts.
 */
export const relatedWindow = 400;

/**
 * Returns the suggestions of each post: its neighbours, and related older posts. Related posts and word weights come only
 * from the `relatedWindow` posts before it. A new post therefore changes only one older page, namely that of its
 * predecessor, which gets a next post.
 *
 * @example readingSuggestions(posts)[0] // => { previous: undefined, next: posts[1], related: [] }
 */
export function readingSuggestions<Post extends { words: readonly string[] }>(
  oldestFirst: readonly Post[],
): ReadingSuggestions<Post>[] {
  /** Maps each word to the posts that contain it, as far as the loop has come. */
  const holders = new Map<string, Holders>();
  const scores = new Float64Array(oldestFirst.length);
  return oldestFirst.map((post, position) => {
    const related = maxAlike({ words: post.words, position, holders, scores });
    for (const word of post.words) {
      const known = holders.get(word);
      if (known === undefined) holders.set(word, { positions: [position], first: 0 });
      else known.positions.push(position);
    }
    return {
      previous: oldestFirst[position - 1],
      next: oldestFirst[position + 1],
      related: related.flatMap((index) => oldestFirst[index] ?? []),
    };
  });
}

/**
 * Finds the most similar posts. A rare word that both posts contain weighs more than a common word. Among equally similar
 * posts, the latest comes first.
 */
function maxAlike({ words, position, holders, scores }: Search): number[] {
  const alike: number[] = [];
  for (const word of words) {
    const known = holders.get(word);
    if (known === undefined) continue;
    const { positions } = known;
    while ((positions[known.first] ?? position) < position - relatedWindow) known.first += 1;
    const within = positions.length - known.first;
    const weight = Math.log(1 + Math.min(position, relatedWindow) / within);
    for (const index of positions.slice(Math.max(known.first, positions.length - maxHoldersPerWord))) {
      // The page already links to the previous post, so that post is not suggested again.
      if (index === position - 1) continue;
      if (scores[index] === 0) alike.push(index);
      scores[index] = (scores[index] ?? 0) + weight;
    }
  }
  const best: number[] = [];
  for (const index of alike) insert(best, index, scores);
  for (const index of alike) scores[index] = 0;
  return best;
}

/** Inserts a post into the ranked list. If the list is then too long, drops the last post. */
function insert(best: number[], index: number, scores: Float64Array): void {
  const score = (at: number): number => scores[at] ?? 0;
  const last = best[maxRelated - 1];
  if (last !== undefined && (score(index) < score(last) || (score(index) === score(last) && index < last)))
    return;
  const at = best.findIndex(
    (other) => score(index) > score(other) || (score(index) === score(other) && index > other),
  );
  if (at === -1) best.push(index);
  else best.splice(at, 0, index);
  best.length = Math.min(best.length, maxRelated);
}

type Search = {
  words: readonly string[];
  position: number;
  holders: Map<string, Holders>;
  scores: Float64Array;
};

/** `first` is the index of the first element of `positions` that is inside the window. */
type Holders = { positions: number[]; first: number };

export type ReadingSuggestions<Post> = {
  previous: Post | undefined;
  next: Post | undefined;
  /** The related posts, most similar first. */
  related: Post[];
};
