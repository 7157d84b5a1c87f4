import { existsSync } from 'node:fs';
import sparticuz from '@sparticuz/chromium';

/**
 * A browser without any download: the one `CHROMIUM_PATH` names, else the one that comes inside a package, so that a
 * check says the same on every machine. The package holds a program for Linux; elsewhere an installed browser serves.
 */
export async function chromiumPath(): Promise<string> {
  const named = process.env['CHROMIUM_PATH']?.trim() ?? '';
  if (named !== '') {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, but there is no such file.`);
  }
  if (process.platform === 'linux' && process.arch === 'x64') return sparticuz.executablePath();
  const installed = installedBrowsers.find((file) => existsSync(file));
  if (installed !== undefined) return installed;
  throw new Error('The packaged browser is for Linux on x64. Name a Chromium or Chrome in CHROMIUM_PATH.');
}

const installedBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Not the package's own list: it puts all of the browser into one process, which dies with its first closed context. */
export const chromiumFlags = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];
