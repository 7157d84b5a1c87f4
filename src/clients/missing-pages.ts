import type { AnswerOf } from '#contract/contract.ts';
import { missingPages } from '#contract/site.ts';
import { answered } from '#session/desk-refusal.ts';
import { callAsEditor } from '#session/session.ts';

/** The addresses most asked for that have no page. Throws a `DeskRefusal` where the server refuses. */
export async function fetchMissingPages(): Promise<MissingPage[]> {
  return answered(await callAsEditor(missingPages, {})).paths;
}

export type MissingPage = AnswerOf<typeof missingPages>['paths'][number];
