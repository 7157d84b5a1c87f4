import type { ModelTrouble } from '../language-model/language-model.ts';

/** `frame`: the blocks cannot be taken apart and put together alike. The others: see the model's troubles. */
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
