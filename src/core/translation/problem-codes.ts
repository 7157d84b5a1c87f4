import type { ModelTrouble } from '../language-model/language-model.ts';

/** `frame`: splitting and joining the blocks does not restore them. For the others see ModelTrouble. */
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
