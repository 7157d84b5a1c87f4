import * as v from 'valibot';
import { answered } from './desk-answer.ts';
import { callAsEditor } from './session.ts';

/** The addresses most asked for that have no page. Throws a `DeskRefusal` where the server refuses. */
export async function fetchMissingPages(): Promise<MissingPage[]> {
  return answered(await callAsEditor('missing-pages', { answer: answerSchema })).paths;
}

const answerSchema = v.object({
  paths: v.array(
    v.object({ path: v.string(), times: v.number(), first_on: v.string(), last_on: v.string() }),
  ),
});

export type MissingPage = v.InferOutput<typeof answerSchema>['paths'][number];
