import type { Locale } from '../../locale.ts';
import { falseVersions, type FalseVersion, type Sentence } from './false-versions.ts';

/**
 * Makes three false sentences, of different kinds and if possible from different sentences, and a true one. At least
 * one false sentence adds a claim, because no comparison of figures, names or negations finds that.
 */
export function controlsFor<Piece extends Sentence>(
  pieces: readonly Piece[],
  { locale, random }: { locale: Locale; random: () => number },
): Control<Piece>[] {
  const bases = shuffled(pieces, random)
    .slice(0, maxBases)
    .map((piece) => ({
      piece,
      versions: falseVersions(piece, { locale, random }),
    }));
  const chosen: (FalseVersion & { piece: Piece })[] = [];
  for (const source of ['claims', 'names', 'words', 'claims', 'claims'] as const) {
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
  return [
    ...chosen.map(({ piece, text }) => ({ piece: { ...piece, text }, expects: 'refused' as const })),
    ...trueControl(bases.map(({ piece }) => piece)),
  ];
}

/** Repeats a source. A judge that refuses this sentence refuses everything. */
function trueControl<Piece extends Sentence>([piece]: readonly Piece[]): Control<Piece>[] {
  return piece === undefined ? [] : [{ piece: { ...piece, text: piece.source }, expects: 'supported' }];
}

function shuffled<Element>(all: readonly Element[], random: () => number): Element[] {
  return all
    .map((each) => ({ each, rank: random() }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ each }) => each);
}

const falseControls = 3;

/** Among this many sentences, one usually has a name or a word to exchange. */
const maxBases = 8;

type Control<Piece> = { piece: Piece; expects: 'refused' | 'supported' };
