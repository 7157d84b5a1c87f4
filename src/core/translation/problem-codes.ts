import type { ModelTrouble } from '../language-model/language-model.ts';

/** `frame` means that splitting and joining the blocks does not restore them. ModelTrouble explains the others. */
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
