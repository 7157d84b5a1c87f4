import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

/** Returns `CHROMIUM_PATH`, or on Linux x64 the browser of `@sparticuz/chromium`, or else an installed browser. */
export async function chromiumPath(): Promise<string> {
  const named = process.env['CHROMIUM_PATH']?.trim() ?? '';
  if (named !== '') {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, but there is no such file.`);
  }
  if (process.platform === 'linux' && process.arch === 'x64') return path.join(await unpacked(), 'chromium');
  const installed = installedBrowsers.find((file) => existsSync(file));
  if (installed !== undefined) return installed;
  throw new Error('The packaged browser is for Linux on x64. Name a Chromium or Chrome in CHROMIUM_PATH.');
}

/** Unpacks the browser into a new folder and renames that folder, so that no process runs a half-written file. */
async function unpacked(): Promise<string> {
  const { version } = JSON.parse(
    readFileSync(path.join(packages, '@sparticuz/chromium/package.json'), 'utf8'),
  ) as { version: string };
  const folder = path.join(packages, '.cache', `chromium-${version}`);
  if (existsSync(folder)) return folder;
  mkdirSync(path.dirname(folder), { recursive: true });
  const making = mkdtempSync(`${folder}-`);
  await promisify(execFile)(process.execPath, [path.join(import.meta.dirname, 'unpack-chromium.ts')], {
    env: { ...process.env, TMPDIR: making },
  });
  try {
    renameSync(making, folder);
  } catch (error) {
    // If the folder exists, another process has unpacked the browser first.
    if (!existsSync(folder)) throw error;
    rmSync(making, { recursive: true });
  }
  return folder;
}

const packages = path.resolve(import.meta.dirname, '../../../node_modules');

const installedBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Fonts as wide as those on visitors’ devices. Other fonts would cause layout shifts that no visitor sees. */
export const fontsOfDevices = { FONTCONFIG_FILE: path.join(import.meta.dirname, 'fonts.conf') };

/** With the flags that `@sparticuz/chromium` suggests, the browser would end as soon as its first context closes. */
export const chromiumFlags = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];
