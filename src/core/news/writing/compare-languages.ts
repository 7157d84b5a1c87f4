import type { Claims } from './news-writer.ts';

/**
 * The sentences that state a fact with other numbers, days or names than another language. Stating less or more is no
 * contradiction; stating something else is.
 */
export function contradictions(claims: readonly Claims[], others: readonly (readonly Claims[])[]): number[] {
  return claims.flatMap((sentence, at) =>
    others.some((other) =>
      sentence.facts.some((fact) =>
        markKinds.some((kind) => differs({ kind, fact, sentence, claims, other })),
      ),
    )
      ? [at]
      : [],
  );
}

/** What other languages claim about each fact, so that a model can keep to it. */
export function claimsByFact(others: readonly (readonly Claims[])[]): Record<string, string[]> {
  const byFact: Record<string, string[]> = {};
  for (const { facts, numbers, days, names } of others.flat())
    for (const fact of facts)
      byFact[fact] = [...new Set([...(byFact[fact] ?? []), ...numbers, ...days, ...names])];
  return byFact;
}

const markKinds = ['numbers', 'days', 'names'] as const;

function differs({ kind, fact, sentence, claims, other }: Comparison): boolean {
  const ours = ofFact(claims, fact, kind);
  const theirs = ofFact(other, fact, kind);
  const own = sentence[kind].filter((mark) => !hasMark(theirs, mark));
  return own.some((mark) => theirs.some((their) => !hasMark(ours, their) && unitOf(their) === unitOf(mark)));
}

/**
 * Only marks of the same unit contradict each other: persons, places, euros, percent, days of the week, days of the
 * month.
 */
const unitOf = (mark: string): string =>
  /^(?:who|where) /.exec(mark)?.[0] ?? /^w\d$/.exec(mark)?.[0].charAt(0) ?? /[%€$£-]/.exec(mark)?.[0] ?? '';

const ofFact = (claims: readonly Claims[], fact: string, kind: MarkKind): string[] =>
  claims.filter(({ facts }) => facts.includes(fact)).flatMap((sentence) => sentence[kind]);

/** A number may have several readings. */
const hasMark = (marks: readonly string[], mark: string): boolean =>
  marks.some((other) => other.split('|').some((reading) => mark.split('|').includes(reading)));

type MarkKind = (typeof markKinds)[number];
type Comparison = {
  kind: MarkKind;
  fact: string;
  sentence: Claims;
  claims: readonly Claims[];
  other: readonly Claims[];
};
