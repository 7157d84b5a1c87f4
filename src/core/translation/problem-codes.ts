import type { ModelTrouble } from '../language-model/language-model.ts';

/** `frame`: the Dutch text cannot be rendered, or the tags differ. For the rest see `ModelTrouble`. */
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
