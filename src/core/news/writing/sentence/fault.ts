/**
 * The model sees the faults of a sentence when it rewrites the sentence. The owner sees them if the sentence was dropped.
 */
export type Fault = { kind: FaultKind; detail: string };

export type FaultKind =
  | 'no-facts'
  | 'two-reports'
  | 'number'
  | 'day'
  | 'relative-day'
  | 'name'
  | 'quote'
  | 'negation'
  | 'language'
  | 'markup'
  | 'contact'
  | 'instruction'
  | 'length'
  | 'unfinished'
  | 'repeated'
  | 'copied'
  | 'unsupported'
  | 'unjudged';
