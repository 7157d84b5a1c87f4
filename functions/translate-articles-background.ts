import { startedFunction } from '#adapters/netlify/started-function.ts';
import { opensTimed } from '#adapters/netlify/timed-order.ts';
import { translateQueued } from '#core/translation/background/translate-queued.ts';
import { translatingWanted } from '#wiring/translating.ts';

/** No translation starts later: the host’s limit is 15 minutes, and one may take three. */
const timeoutSeconds = 11 * 60;

/** Translates queued posts of all editors. The host gives functions with this suffix 15 minutes. */
export default startedFunction('translate-articles-background', {
  opens: opensTimed('translate-articles-background'),
  run: (_, afterAnswer) => translateQueued(translatingWanted({ afterAnswer }), { seconds: timeoutSeconds }),
});
