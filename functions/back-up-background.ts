/** Writes the nightly backup. The schedule (`tick.ts`) starts it. */
import { openTimedOrder } from '#adapters/netlify/timed-order.ts';
import { backgroundFunction } from '#adapters/netlify/background-function.ts';
import { backUpNight, backupNight } from '#wiring/nightly-backup.ts';

/** The run pauses after this time: the host ends the function after 15 minutes. The next run continues the backup. */
const timeoutSeconds = 12 * 60;

export default backgroundFunction('back-up-background', {
  openOrder: openTimedOrder('back-up-background'),
  async run(at) {
    const night = backupNight(at);
    if (night !== undefined) await backUpNight(night, { seconds: timeoutSeconds });
  },
});
