/** Which posts a page suggests at its end: the previous one, the next one, and related ones by shared words. */
import { isDailyNews } from '../slugs/daily-news.ts';

const maxRelated = 3;

/** Per shared word, compares a post with at most this many latest posts, so a site of 20,000 posts builds fast. */
const maxHoldersPerWord = 24;

/** Related posts come from this many earlier posts, so a changed post affects at most this many later posts. */
export const relatedWindow = 400;

/** This many of the oldest posts suggest each other, because each has too few earlier posts. */
const oldest = 6;

/**
 * Returns the neighbours and related posts of each post. The first `oldest` posts suggest each other. Later posts
 * suggest only earlier posts, so a new post changes only the page of the previous post.
 */
export function readingSuggestions<Post extends Described>(
  oldestFirst: readonly Post[],
): ReadingSuggestions<Post>[] {
  const holders = new Map<string, number[]>();
  const scores = new Float64Array(oldestFirst.length);
  const hold = ({ words }: Post, position: number): void => {
    for (const word of words) {
      const positions = holders.get(word);
      if (positions === undefined) holders.set(word, [position]);
      else positions.push(position);
    }
  };
  oldestFirst.slice(0, oldest).forEach(hold);
  return oldestFirst.map((post, position) => {
    const alike = maxAlike({ words: post.words, position, holders, scores });
    const related = alike.length > 0 ? alike : latestOthers(oldestFirst, position);
    if (position >= oldest) hold(post, position);
    return {
      previous: oldestFirst[position - 1],
      next: oldestFirst[position + 1],
      related: related.flatMap((index) => oldestFirst[index] ?? []),
    };
  });
}

/** Finds the most similar posts, latest first among equals. A rare shared word weighs more than a common word. */
function maxAlike({ words, position, holders, scores }: Search): number[] {
  const alike: number[] = [];
  for (const word of words) {
    const positions = holders.get(word) ?? [];
    while ((positions[0] ?? position) < position - relatedWindow) positions.shift();
    const weight = Math.log1p(Math.min(Math.max(position, oldest), relatedWindow) / positions.length);
    for (const index of positions.slice(-maxHoldersPerWord)) {
      // The page already links to the previous and the next post.
      if (Math.abs(index - position) <= 1) continue;
      if (scores[index] === 0) alike.push(index);
      scores[index] = (scores[index] ?? 0) + weight;
    }
  }
  const best: number[] = [];
  for (const index of alike) insert(best, index, scores);
  for (const index of alike) scores[index] = 0;
  return best;
}

/** Finds the latest posts for a post without similar posts: if possible, news for news and articles for articles. */
function latestOthers(oldestFirst: readonly Described[], position: number): number[] {
  const isNews = (index: number) => isDailyNews(oldestFirst[index]?.slugBase ?? '');
  const end = Math.min(Math.max(position, oldest), oldestFirst.length);
  const others = Array.from({ length: Math.min(end, relatedWindow) }, (_, back) => end - 1 - back).filter(
    (index) => index !== position,
  );
  const sameKind = others.filter((index) => isNews(index) === isNews(position));
  const chosen = sameKind.length > 0 ? sameKind : others;
  const apart = chosen.filter((index) => Math.abs(index - position) > 1);
  return (apart.length > 0 ? apart : chosen).slice(0, maxRelated);
}

function insert(best: number[], index: number, scores: Float64Array): void {
  const score = (at: number): number => scores[at] ?? 0;
  const at = best.findIndex(
    (other) => score(index) > score(other) || (score(index) === score(other) && index > other),
  );
  if (at === -1) best.push(index);
  else best.splice(at, 0, index);
  best.length = Math.min(best.length, maxRelated);
}

type Described = { slugBase: string; words: readonly string[] };

type Search = {
  words: readonly string[];
  position: number;
  /** The positions of the posts with a word. Those before the `relatedWindow` leave. */
  holders: Map<string, number[]>;
  scores: Float64Array;
};

export type ReadingSuggestions<Post> = {
  previous: Post | undefined;
  next: Post | undefined;
  related: Post[];
};
