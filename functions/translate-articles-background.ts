/** Translates the articles for which editors have requested it. The schedule (`tick.ts`) starts it. */
import { backgroundFunction } from '#adapters/netlify/background-function.ts';
import { openTimedOrder } from '#adapters/netlify/timed-order.ts';
import { translateQueued } from '#core/translation/background/translate-queued.ts';
import { queuedTranslationDeps } from '#wiring/translating.ts';

/** No translation starts after this time. A translation may take 3 minutes, and the host’s limit is 15 minutes. */
const timeoutSeconds = 11 * 60;

export default backgroundFunction('translate-articles-background', {
  openOrder: openTimedOrder('translate-articles-background'),
  run: (_, afterAnswer) =>
    translateQueued(queuedTranslationDeps({ afterAnswer }), { seconds: timeoutSeconds }),
});
