import type { Config } from '@netlify/functions';
import { orderLink } from '#adapters/bitcoin-order/order-token.ts';
import { previewLink } from '#wiring/previews.ts';
import { findSetting } from '#adapters/settings.ts';
import { runTick } from '#wiring/tick.ts';
import { letterWriter } from '#mail/compose-letter.ts';

/** All that the clock sets going. One function and one question, since each run costs (docs/decisions/0025). */
export default (): Promise<void> =>
  runTick({ compose: letterWriter(findSetting('SITE_URL'), { previewLink, orderLink }), now: new Date() });

export const config: Config = { schedule: '*/5 * * * *' };
