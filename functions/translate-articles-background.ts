import { startedFunction } from '#adapters/netlify/started-function.ts';
import { openTranslationOrder } from '#adapters/netlify/translation-order.ts';
import { translateQueued } from '#core/translation/background/translate-queued.ts';
import { site } from '#site-config';
import { translatingWanted } from '#wiring/translating.ts';

/** The host ends it after 15 minutes, and a language may take three: later than this none is begun, in seconds. */
const timeoutSeconds = 11 * 60;

/** What editors want translated while they go on, whoever it was. Its name tells the host to let it work for 15 minutes. */
export default startedFunction('translate-articles-background', {
  opens: openTranslationOrder,
  run: (_, afterAnswer) =>
    translateQueued(translatingWanted({ afterAnswer, names: [site.name, site.partner.name] }), {
      seconds: timeoutSeconds,
    }),
});
