import * as v from 'valibot';
import { problemCodes } from '#core/health/find-problems.ts';
import { contract, orNull, type AnswerOf } from './contract.ts';

/**
 * Lists the problems of the site, most urgent first. `since` is null if the time is unknown. `n` is, depending on the
 * problem, the number of cases, of remaining builds or of megabytes. `names` contains, depending on the problem,
 * settings, paths of pages, slugs or a reason. If the kinds of problems change, a scheduled job mails the list to the
 * business, at most once a day. `checked_at`: the time of the last check of the installation. `signed_in`: `n` is the
 * number of sign-ins in the last seven days, `since` the time of the last one.
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
    signed_in: v.object({ n: v.number(), since: orNull(v.string()) }),
  }),
});

export type ListedProblem = AnswerOf<typeof health>['problems'][number];
