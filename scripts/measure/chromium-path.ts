import { existsSync } from 'node:fs';
import sparticuz from '@sparticuz/chromium';

/** A browser without any download: the system's where there is one, else the one that comes inside a package. */
export async function chromiumPath(): Promise<string> {
  const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(
    (file) => existsSync(file),
  );
  return installed ?? sparticuz.executablePath();
}

/** Not the package's own list: it puts all of the browser into one process, which dies with its first closed context. */
export const chromiumFlags = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];
