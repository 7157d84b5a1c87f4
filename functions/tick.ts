import type { Config } from '@netlify/functions';
import { runTick } from '#wiring/tick.ts';
import { withoutContents } from '#adapters/report-error.ts';
import { siteLetters } from '#handlers/site-letters.ts';

/** The only scheduled function. As runs cost money, it runs or starts all timed work (docs/decisions/0013). */
export default (): Promise<void> =>
  runTick({ compose: siteLetters(), now: new Date() }).catch((cause: unknown) => {
    // The host writes this error to its log, so `withoutContents` omits personal texts that the error may quote.
    throw withoutContents(cause);
  });

export const config: Config = { schedule: '*/5 * * * *' };
