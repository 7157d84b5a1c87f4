export const faultCodes = [
  'missing',
  'markup',
  'address',
  'number',
  'currency',
  'name',
  'name-added',
  'term',
  'untranslated',
  'length',
  'too-long',
  'informal',
  'order',
  'sentences',
  'chatter',
  'unsupported',
  'unjudged',
] as const;

export type FaultCode = (typeof faultCodes)[number];
