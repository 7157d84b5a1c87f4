/**
 * The model sees the faults of a sentence when it rewrites the sentence. The owner sees them if the sentence was dropped.
 */
export type Fault = { kind: FaultKind; detail: string };

export const faultKinds = [
  ...(['no-facts', 'two-reports', 'number', 'day', 'relative-day', 'name', 'quote', 'negation'] as const),
  ...(['language', 'markup', 'contact', 'instruction', 'length', 'unfinished', 'repeated'] as const),
  ...(['copied', 'unsupported', 'unjudged'] as const),
] as const;

export type FaultKind = (typeof faultKinds)[number];
