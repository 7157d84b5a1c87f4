import type { Tokens } from './language-model.ts';

/** Records the tokens of each call, for the costs that the desk shows. */
export type ModelUses = { note: (use: ModelUse) => Promise<void> };

export type ModelUse = {
  purpose: 'translation' | 'article' | 'news' | 'judge';
  /** The slug, or slug base, of the text that the call was for. */
  about: string;
  tokens: Tokens;
};
