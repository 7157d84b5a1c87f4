import * as v from 'valibot';
import { problemCodes } from '#core/health/find-problems.ts';
import { contract, orNull, type AnswerOf } from './contract.ts';

/**
 * What is wrong with the site, most urgent first. `since` is null where the time is not known; `n` counts (messages, pages, builds left,
 * megabytes); `names` are settings, addresses or slugs. The schedule mails the business when this list has changed, at most once a day.
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
  }),
});

export type ListedProblem = AnswerOf<typeof health>['problems'][number];
