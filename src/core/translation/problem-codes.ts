import type { ModelTrouble } from '../language-model/language-model.ts';

/**
 * Why a text has no translation: what a language model answered (`ModelTrouble`), or `frame`: the source or translation
 * cannot be rendered, or the translation is too long or differs in structure.
 */
export const problemCodes = [
  ...(['slow', 'unreachable', 'busy', 'closed', 'declined', 'cut-off', 'wrong-shape', 'frame'] as const),
  ...(['no-credit', 'unknown-model', 'wrong-address', 'too-long', 'refused'] as const),
] satisfies (ModelTrouble | 'frame')[];

/** What may be wrong with the translation of a segment: `faultsOf` finds all but the last two, a judge those. */
export const faultCodes = [
  ...(['missing', 'markup', 'address', 'number', 'currency', 'name', 'name-added', 'term'] as const),
  ...(['untranslated', 'length', 'too-long', 'informal', 'order', 'sentences', 'chatter'] as const),
  ...(['unsupported', 'unjudged'] as const),
] as const;

/** A segment whose translation has such a fault stays in Dutch. */
export const leavesDutch = (code: FaultCode): boolean =>
  ['missing', 'markup', 'address', 'untranslated', 'too-long', 'chatter'].includes(code);

export type FaultCode = (typeof faultCodes)[number];
