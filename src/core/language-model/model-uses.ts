import type { Tokens } from './language-model.ts';

/** Records each use of the model, with its purpose and its cost. */
export type ModelUses = { note: (use: ModelUse) => Promise<void> };

export type ModelUse = {
  purpose: 'translation' | 'article' | 'news';
  /** The slug of the text that the model worked on. */
  about: string;
  tokens: Tokens;
};
