import { startedFunction } from '#adapters/netlify/started-function.ts';
import { opensTimed } from '#adapters/netlify/timed-order.ts';
import { translateQueued } from '#core/translation/background/translate-queued.ts';
import { translatingWanted } from '#wiring/translating.ts';

/** No translation starts after this time: one may take 3 minutes, and the host ends the function after 15 minutes. */
const timeoutSeconds = 11 * 60;

export default startedFunction('translate-articles-background', {
  opens: opensTimed('translate-articles-background'),
  run: (_, afterAnswer) => translateQueued(translatingWanted({ afterAnswer }), { seconds: timeoutSeconds }),
});
