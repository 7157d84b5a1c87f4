import { opensTimed } from '#adapters/netlify/timed-order.ts';
import { startedFunction } from '#adapters/netlify/started-function.ts';
import { backUpNight, backupNight } from '#wiring/nightly-backup.ts';

/** A backup that takes longer is continued by the next run. The host ends the function after 15 minutes. */
const timeoutSeconds = 12 * 60;

/** Makes the nightly backup. The host lets a `-background` function run for 15 minutes. */
export default startedFunction('back-up-background', {
  opens: opensTimed('back-up-background'),
  async run(at) {
    const night = backupNight(at);
    if (night !== undefined) await backUpNight(night, { seconds: timeoutSeconds });
  },
});
