import type { Tokens } from './language-model.ts';

export type ModelUses = { note: (use: ModelUse) => Promise<void> };

export type ModelUse = {
  purpose: 'translation' | 'article' | 'news' | 'judge';
  about: string;
  tokens: Tokens;
};
