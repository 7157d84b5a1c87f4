import type { ModelTrouble } from '../language-model/language-model.ts';

/** `frame`: the Dutch text cannot be rendered, or the tags differ. `ModelTrouble` explains the other codes. */
export const problemCodes = [
  ...(['slow', 'unreachable', 'busy', 'closed', 'declined', 'cut-off', 'wrong-shape', 'frame'] as const),
] as const satisfies (ModelTrouble | 'frame')[];

export const faultCodes = [
  ...(['missing', 'markup', 'address', 'number', 'currency', 'name', 'name-added', 'term'] as const),
  ...(['untranslated', 'length', 'too-long', 'informal', 'order', 'sentences', 'chatter'] as const),
  ...(['unsupported', 'unjudged'] as const),
] as const;

/** Words with such a fault are not stored: the segment stays Dutch until a person translates it. */
export const leavesDutch = (code: FaultCode): boolean =>
  ['missing', 'markup', 'address', 'untranslated', 'too-long', 'chatter'].includes(code);

export type FaultCode = (typeof faultCodes)[number];
