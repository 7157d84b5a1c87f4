import type { Tokens } from './language-model.ts';

/** Records what the model was used for, and what that cost. */
export type ModelUses = { note: (use: ModelUse) => Promise<void> };

export type ModelUse = {
  purpose: 'translation' | 'article' | 'news';
  /** The model worked on the text with this slug. */
  about: string;
  tokens: Tokens;
};
