import type { Config } from '@netlify/functions';
import { runTick } from '#wiring/tick.ts';
import { siteLetters } from '#handlers/site-letters.ts';

/** All that the clock sets going. One function and one question, since each run costs (docs/decisions/0025). */
export default (): Promise<void> => runTick({ compose: siteLetters(), now: new Date() });

export const config: Config = { schedule: '*/5 * * * *' };
