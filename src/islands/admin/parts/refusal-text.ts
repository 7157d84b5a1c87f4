import type { DeskWords } from '#i18n/desk/desk-words.ts';

/** The words for a refusal code; an unknown code, as from a newer server, gets the words for an unexpected error. */
export function refusalText(words: DeskWords, code: string): string {
  return Object.entries(words.refusals).find(([known]) => known === code)?.[1] ?? words.refusals.internal;
}
