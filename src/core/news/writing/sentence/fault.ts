/** The model sees `kind` when it may try again. The owner sees it when the sentence was dropped. */
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
