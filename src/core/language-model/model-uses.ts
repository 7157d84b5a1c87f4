import type { Tokens } from './language-model.ts';

/** A record of what the model was used for, and what that cost. */
export type ModelUses = { note: (use: ModelUse) => Promise<void> };

export type ModelUse = {
  purpose: 'translation' | 'article' | 'news';
  /** The slug it was used for. */
  about: string;
  tokens: Tokens;
};
