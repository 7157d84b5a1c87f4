/** The model reads the fault when it rewrites the sentence. An editor reads the fault if the sentence is dropped. */
export type Fault = { kind: FaultKind; detail: string };

export const faultKinds = [
  ...(['no-facts', 'two-reports', 'number', 'day', 'relative-day', 'quote'] as const),
  ...(['language', 'markup', 'contact', 'length', 'unfinished', 'repeated'] as const),
  ...(['copied', 'unsupported', 'unjudged'] as const),
] as const;

export type FaultKind = (typeof faultKinds)[number];
