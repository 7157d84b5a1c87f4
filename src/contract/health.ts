import * as v from 'valibot';
import { problemCodes } from '#core/health/find-problems.ts';
import { orNull } from '#core/casing/stored-values.ts';
import { contract, type AnswerOf } from './contract.ts';

/**
 * Lists the problems of the site, most urgent first. `since` is null if the time is unknown. Depending on the
 * problem, `n` counts cases, remaining builds or megabytes, and `names` lists settings, paths of pages, slugs or a
 * reason. When the codes of the problems change, a scheduled job mails the list to the business, at most once a day.
 * `checked_at` is the time of the last check of the installation. In `signed_in`, `n` is the number of sign-ins in
 * the last seven days, and `since` is the time of the last sign-in. `region` is the host's name of where functions run.
 */
export const health = contract({
  name: 'health',
  method: 'GET',
  answer: v.object({
    problems: v.array(
      v.object({
        code: v.picklist(problemCodes),
        since: orNull(v.string()),
        n: orNull(v.number()),
        names: v.optional(v.array(v.string()), []),
      }),
    ),
    backed_up_at: orNull(v.string()),
    rehearsed_at: orNull(v.string()),
    checked_at: orNull(v.string()),
    region: orNull(v.string()),
    signed_in: v.object({ n: v.number(), since: orNull(v.string()) }),
  }),
});

export type Health = AnswerOf<typeof health>;
export type ListedProblem = Health['problems'][number];
