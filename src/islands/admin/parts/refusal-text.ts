import { fill } from '#i18n/fill.ts';
import type { DeskWords } from '#i18n/desk/desk-words.ts';
import type { FunctionRefusal } from '#session/desk-refusal.ts';

/** A code that this version of the desk does not know gets the text for an unexpected error. */
export function refusalText(words: DeskWords, refused: string | FunctionRefusal): string {
  const { code, id } = typeof refused === 'string' ? { code: refused } : refused;
  const text =
    Object.entries(words.refusals).find(([known]) => known === code)?.[1] ?? words.refusals.internal;
  return id === undefined ? text : `${text} ${fill(words.logEntry, { id: id.slice(0, 8) })}`;
}
