import type { DeskWords } from '#i18n/desk/desk-words.ts';

/** Returns the text for a refusal code. An unknown code, as from a newer server, gets the text for an unexpected error. */
export function refusalText(words: DeskWords, code: string): string {
  return Object.entries(words.refusals).find(([known]) => known === code)?.[1] ?? words.refusals.internal;
}
