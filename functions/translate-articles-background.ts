import * as v from 'valibot';
import { endpoint } from '#adapters/http/endpoint.ts';
import { isTranslationOrder } from '#adapters/netlify/translation-order.ts';
import { contract } from '#contract/contract.ts';
import { done, refuse } from '#core/result.ts';
import { translateArticles } from '#doors/translate-articles.ts';

const translateInBackground = contract({
  name: 'translate-articles-background',
  method: 'POST',
  asks: 'anyone',
  input: v.object({ order: v.string('A signed order.') }),
  // The host has answered long before.
  answer: v.unknown(),
  refusals: [],
});

/** What editors want translated while they go on. Its name tells the host to let it work for 15 minutes. */
export default endpoint(translateInBackground, {
  run: async ({ order }, { afterAnswer }) =>
    isTranslationOrder(order, new Date())
      ? done(await translateArticles(afterAnswer))
      : refuse({ code: 'not-signed-in' }),
  answer: (counts) => counts,
});
