/** How many related posts a page shows. */
const maxRelated = 3;

/** Of the older posts that hold a word, the latest this many are looked at: 20,000 posts must cost a moment only. */
const maxHoldersPerWord = 24;

/**
 * How many posts before it a post looks at to find those about the same; more than a year of daily news. What is
 * changed therefore reaches this many younger posts, however many there are.
 */
export const relatedWindow = 400;

/**
 * Where each post leads on to: the posts before and after it, and older ones about the same. Related posts are chosen
 * among the `relatedWindow` posts before it, and words are weighed by these alone, so that a new post changes no page but that
 * of the newest before it, which gains a next one.
 * @example readingSuggestions(posts)[0] // => { previous: undefined, next: posts[1], related: [] }
 */
export function readingSuggestions<Post extends { words: readonly string[] }>(
  oldestFirst: readonly Post[],
): ReadingSuggestions<Post>[] {
  /** Per word, the posts so far that hold it. */
  const holders = new Map<string, Holders>();
  const scores = new Float64Array(oldestFirst.length);
  return oldestFirst.map((post, place) => {
    const related = maxAlike({ words: post.words, place, holders, scores });
    for (const word of post.words) {
      const known = holders.get(word);
      if (known === undefined) holders.set(word, { places: [place], first: 0 });
      else known.places.push(place);
    }
    return {
      previous: oldestFirst[place - 1],
      next: oldestFirst[place + 1],
      related: related.flatMap((index) => oldestFirst[index] ?? []),
    };
  });
}

/** A rare word in common counts more than a frequent one; among equals the latest comes first. */
function maxAlike({ words, place, holders, scores }: Search): number[] {
  const alike: number[] = [];
  for (const word of words) {
    const known = holders.get(word);
    if (known === undefined) continue;
    const { places } = known;
    while ((places[known.first] ?? place) < place - relatedWindow) known.first += 1;
    const within = places.length - known.first;
    const weight = Math.log(1 + Math.min(place, relatedWindow) / within);
    for (const index of places.slice(Math.max(known.first, places.length - maxHoldersPerWord))) {
      // The page leads to the post before it anyway.
      if (index === place - 1) continue;
      if (scores[index] === 0) alike.push(index);
      scores[index] = (scores[index] ?? 0) + weight;
    }
  }
  const best: number[] = [];
  for (const index of alike) insert(best, index, scores);
  for (const index of alike) scores[index] = 0;
  return best;
}

/** Puts a post where it belongs among the best, and keeps no more than are shown. */
function insert(best: number[], index: number, scores: Float64Array): void {
  const score = (at: number): number => scores[at] ?? 0;
  const at = best.findIndex(
    (other) => score(index) > score(other) || (score(index) === score(other) && index > other),
  );
  if (at === -1) best.push(index);
  else best.splice(at, 0, index);
  best.length = Math.min(best.length, maxRelated);
}

type Search = {
  words: readonly string[];
  place: number;
  holders: Map<string, Holders>;
  scores: Float64Array;
};

/** `first`: where among the places those within reach begin. */
type Holders = { places: number[]; first: number };

export type ReadingSuggestions<Post> = {
  /** The post published before this one. */
  previous: Post | undefined;
  /** The post published after this one. */
  next: Post | undefined;
  /** Older posts about the same, the most alike first. */
  related: Post[];
};
