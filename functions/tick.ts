import type { Config } from '@netlify/functions';
import { runTick } from '#wiring/tick.ts';
import { siteLetters } from '#handlers/site-letters.ts';

/** All scheduled work. One function with one query, because each run costs (docs/decisions/0025). */
export default (): Promise<void> => runTick({ compose: siteLetters(), now: new Date() });

export const config: Config = { schedule: '*/5 * * * *' };
