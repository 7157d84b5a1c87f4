/**
 * `npm run check-installation` checks an installation from end to end (docs/deploy.md).
 * DANGER: it uses the secret key, and keeps a test article public until two builds are done.
 */
import { findSetting, isLocalSite } from '#adapters/settings.ts';
import { checkInstallation } from './tools/installation/check-installation.ts';
import { loadGivenSettings } from './tools/installation/given-settings.ts';
import { hostPricesAge } from './tools/installation/host-prices-age.ts';
import { terminalReport } from './tools/installation/terminal-report.ts';
import { SetupMistake } from './local/start/setup-mistake.ts';

const stopping = new AbortController();
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(name, () => {
    // A second Ctrl-C skips the clean-up. The next run of the check then cleans up.
    if (stopping.signal.aborted && name === 'SIGINT') process.exit(130);
    stopping.abort();
  });

try {
  const origin = loadGivenSettings();
  const siteUrl = findSetting('SITE_URL') ?? '(SITE_URL is not set)';
  const report = terminalReport(process.stdout);
  report.begin({ siteUrl, origin, isLocal: URL.canParse(siteUrl) && isLocalSite(siteUrl) });
  const rows = await checkInstallation({ signal: stopping.signal, ...report });
  report.end(rows);
  console.log(hostPricesAge(new Date()).text);
  process.exitCode = rows.every(({ state }) => state === 'met') && !stopping.signal.aborted ? 0 : 1;
} catch (error) {
  console.error(error instanceof SetupMistake ? error.message : error);
  process.exitCode = 1;
}
// An aborted request may still be open and would keep the process alive.
process.exit();
