import type { ModelTrouble } from '../language-model/language-model.ts';

/**
 * The reasons why a translation failed. `frame` means that splitting the text into blocks and joining them does not restore
 * it. `ModelTrouble` explains the other codes of a model.
 */
export const problemCodes = [
  'slow',
  'unreachable',
  'busy',
  'closed',
  'declined',
  'cut-off',
  'wrong-shape',
  'frame',
] as const satisfies (ModelTrouble | 'frame')[];
