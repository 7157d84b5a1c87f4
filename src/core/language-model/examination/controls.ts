import type { Locale } from '../../locale.ts';
import { falseVersions, type Sentence } from './false-versions.ts';

/**
 * Makes four false sentences, of different kinds and if possible from different sentences, and a true one: one of
 * `truths`, or a repeated source. One false sentence adds a claim, because no comparison of figures, names or negations
 * finds that. One is a true sentence beside the source of another, because a judge that knows how the program changes
 * words finds nothing changed in it. None is among `written`: a false version of a false sentence may be true.
 */
export function controlsFor<Piece extends Sentence>(
  pieces: readonly Piece[],
  {
    locale,
    random,
    truths = pieces.map((piece) => ({ ...piece, text: piece.source })),
    onlyClaims = false,
    written,
  }: Making<Piece>,
): Control<Piece>[] {
  const inAnyOrder = shuffled(pieces, random);
  const changed = inAnyOrder
    .slice(0, maxBases)
    .map((piece) => ({ piece, versions: falseVersions(piece, { locale, random }) }));
  const said = new Set(written.map(({ text }) => text));
  const chosen: FalseControl<Piece>[] = [];
  for (const source of onlyClaims ? (['claims', 'claims', 'claims', 'claims'] as const) : sources) {
    const possible =
      source === 'moved'
        ? movedSentences(inAnyOrder)
        : changed.flatMap(({ piece, versions }) =>
            shuffled(versions[source], random)
              .filter(({ kind, text }) => !said.has(text) && !chosen.some((each) => each.kind === kind))
              .slice(0, 1)
              .map(({ text, ...version }) => ({ ...version, base: piece, piece: { ...piece, text } })),
          );
    const fresh = possible.find(({ base }) => !chosen.some((each) => each.base === base));
    const next = fresh ?? possible[0];
    if (next !== undefined && chosen.length < falseControls) chosen.push(next);
  }
  const [truth] = shuffled(truths, random);
  return [
    ...chosen.map(({ kind, piece, isCertain }) => ({
      piece,
      expects: kind === 'moved' ? ('unproven' as const) : ('refused' as const),
      isCertain,
    })),
    ...(truth === undefined ? [] : [{ piece: truth, expects: 'supported' as const, isCertain: true }]),
  ];
}

/**
 * Puts each sentence beside the source of another report. First come those without a figure or a name, so that only
 * their meaning shows that they are false. Two reports may tell the same, so no moved sentence is certainly false.
 */
function movedSentences<Piece extends Sentence>(pieces: readonly Piece[]): FalseControl<Piece>[] {
  const reportOf = ({ context, source }: Piece) => context ?? source;
  const moved = pieces.flatMap((base) => {
    const other = pieces.find((each) => reportOf(each) !== reportOf(base) && each.text !== base.text);
    const piece = other && { ...other, text: base.text };
    return piece === undefined ? [] : [{ kind: 'moved', base, piece, isCertain: false }];
  });
  const isPlain = ({ base }: FalseControl<Piece>) =>
    !(base.text.match(/\d+|(?<=\S )\p{Lu}\p{L}{2,}/gu) ?? []).some((word) => reportOf(base).includes(word));
  return [...moved.filter(isPlain), ...moved.filter((each) => !isPlain(each))];
}

function shuffled<Element>(all: readonly Element[], random: () => number): Element[] {
  return all
    .map((each) => ({ each, rank: random() }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ each }) => each);
}

/** Where each false control comes from, until there are `falseControls` of them. The last ones replace what is missing. */
const sources = ['claims', 'moved', 'names', 'words', 'words', 'claims', 'claims', 'claims'] as const;

const falseControls = 4;

/** Among this many sentences, one usually has a name or a word to exchange. */
const maxBases = 8;

/** `base` is the sentence from which the control is made. */
type FalseControl<Piece> = { kind: string; base: Piece; piece: Piece; isCertain: boolean };

/**
 * What a good judge says of a control sentence. `unproven`: it may also support the sentence, if it cites no words of
 * the source, because it may know that the sentence is true elsewhere.
 */
export type Expectation = 'refused' | 'unproven' | 'supported';

/** `isCertain`: false if the sentence may be true by chance. */
export type Control<Piece> = { piece: Piece; expects: Expectation; isCertain: boolean };

type Making<Piece> = {
  /** All sentences of the text. */
  written: readonly Piece[];
  locale: Locale;
  random: () => number;
  truths?: readonly Piece[] | undefined;
  onlyClaims?: boolean | undefined;
};
