import * as v from 'valibot';
import { contract } from '#contract/contract.ts';
import type { AfterAnswer } from '#core/answering/after-answer.ts';
import { done, refuse } from '#core/result.ts';
import { endpoint } from '../http/endpoint.ts';
import { refreshBusiness } from '../supabase/site/business.ts';

/** Defines a background function that runs only orders signed by this site. `openOrder` returns undefined for others. */
export const backgroundFunction = <Order>(
  name: `${string}-background`,
  { openOrder, run }: BackgroundFunction<Order>,
): ReturnType<typeof endpoint> =>
  endpoint(
    contract({
      name,
      method: 'POST',
      callers: 'anyone',
      input: v.object({ order: v.string('A signed order.') }),
      // The host has already responded, so no caller gets this answer.
      answer: v.unknown(),
      refusals: [],
    }),
    {
      // The host ends a background function after 15 minutes.
      seconds: 14 * 60,
      async run({ order }, { afterAnswer }) {
        const opened = openOrder(order, new Date());
        if (opened === undefined) return refuse({ code: 'not-signed-in' });
        await refreshBusiness();
        return done(await run(opened, afterAnswer));
      },
    },
  );

type BackgroundFunction<Order> = {
  openOrder: (order: string, now: Date) => Order | undefined;
  run: (order: Order, afterAnswer: AfterAnswer) => Promise<unknown>;
};
