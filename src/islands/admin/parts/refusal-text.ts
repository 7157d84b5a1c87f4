import type { DeskWords } from '#i18n/desk/desk-words.ts';

/** The words for a refusal's code; a code of tomorrow's server gets the words for anything unforeseen. */
export function refusalText(words: DeskWords, code: string): string {
  return Object.entries(words.refusals).find(([known]) => known === code)?.[1] ?? words.refusals.internal;
}
