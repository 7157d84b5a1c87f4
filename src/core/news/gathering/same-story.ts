import { folded } from '../../language/read-words.ts';
import { normalForm } from '../../typed-text/normal-form.ts';

/**
 * Whether two headlines have the same numbers and nearly the same words. If in doubt, returns false: a duplicate does
 * less harm than a missing story.
 * @example isSameStory('Aena amplía el aeropuerto de Ibiza', 'AENA AMPLIA EL AEROPUERTO DE EIVISSA') // => true
 */
export function isSameStory(one: string, other: string): boolean {
  const [a, b] = [wordsOf(one), wordsOf(other)];
  if (a.key === b.key) return a.key !== '';
  if (a.numbers !== b.numbers) return false;
  const shared = [...a.words].filter((word) => b.words.has(word)).length;
  const smaller = Math.min(a.words.size, b.words.size);
  const all = a.words.size + b.words.size - shared;
  return shared >= minSharedWords && (shared / all >= 0.6 || shared / smaller >= 0.85);
}

/** Headlines that share fewer words may be similar by chance. */
const minSharedWords = 4;

function wordsOf(headline: string): Headline {
  const plain = folded(normalForm(headline, 'NFKC')).replaceAll(/\beivissa\b/g, 'ibiza');
  const all = plain.match(/\p{Number}+(?:[.,]\p{Number}+)*|[\p{Letter}]+/gu) ?? [];
  const { words = [], numbers = [] } = Object.groupBy(all, (word) =>
    /^\p{Number}/u.test(word) ? 'numbers' : 'words',
  );
  return {
    key: all.join(' '),
    words: new Set(words.filter((word) => word.length >= 3)),
    numbers: [...new Set(numbers)].toSorted().join(' '),
  };
}

type Headline = { key: string; words: Set<string>; numbers: string };
