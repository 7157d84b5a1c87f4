import type { Locale } from '../../locale.ts';
import { falseVersions, type FalseVersion, type Sentence } from './false-versions.ts';

/**
 * Makes three false sentences, of different kinds and if possible from different sentences, and a true one: one of
 * `truths`, or a repeated source. At least one false sentence adds a claim, because no comparison of figures, names or
 * negations finds that.
 */
export function controlsFor<Piece extends Sentence>(
  pieces: readonly Piece[],
  {
    locale,
    random,
    truths = pieces.map((piece) => ({ ...piece, text: piece.source })),
    onlyClaims = false,
  }: Making<Piece>,
): Control<Piece>[] {
  const bases = shuffled(pieces, random)
    .slice(0, maxBases)
    .map((piece) => ({
      piece,
      versions: falseVersions(piece, { locale, random }),
    }));
  const chosen: (FalseVersion & { piece: Piece })[] = [];
  for (const source of onlyClaims ? (['claims', 'claims', 'claims'] as const) : sources) {
    const possible = bases.flatMap(({ piece, versions }) =>
      shuffled(versions[source], random)
        .filter(({ kind }) => !chosen.some((each) => each.kind === kind))
        .slice(0, 1)
        .map((version) => ({ piece, ...version })),
    );
    const [first] = possible;
    const fresh = possible.find(({ piece }) => !chosen.some((each) => each.piece === piece));
    if (first !== undefined && chosen.length < falseControls) chosen.push(fresh ?? first);
  }
  const [truth] = shuffled(truths, random);
  return [
    ...chosen.map(({ piece, text, isCertain }) => ({
      piece: { ...piece, text },
      expects: 'refused' as const,
      isCertain,
    })),
    ...(truth === undefined ? [] : [{ piece: truth, expects: 'supported' as const, isCertain: true }]),
  ];
}

function shuffled<Element>(all: readonly Element[], random: () => number): Element[] {
  return all
    .map((each) => ({ each, rank: random() }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ each }) => each);
}

const sources = ['claims', 'names', 'words', 'words', 'claims', 'claims'] as const;

const falseControls = 3;

/** Among this many sentences, one usually has a name or a word to exchange. */
const maxBases = 8;

export type Control<Piece> = { piece: Piece; expects: 'refused' | 'supported'; isCertain: boolean };

type Making<Piece> = {
  locale: Locale;
  random: () => number;
  truths?: readonly Piece[] | undefined;
  onlyClaims?: boolean | undefined;
};
