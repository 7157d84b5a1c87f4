import type { ModelTrouble } from '../language-model/language-model.ts';

/**
 * The reasons why a translation failed. `frame` means that the Dutch text cannot be rendered, or that the translation would
 * not have the same tags. The other codes are explained at `ModelTrouble`.
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
