import type { Config } from '@netlify/functions';
import { runTick } from '#wiring/tick.ts';
import { siteLetters } from '#handlers/site-letters.ts';

/** Runs all scheduled work. One function with one query does it, because each run costs money (docs/decisions/0025). */
export default (): Promise<void> => runTick({ compose: siteLetters(), now: new Date() });

export const config: Config = { schedule: '*/5 * * * *' };
