import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../../../scripts/local/start/free-port.ts';
import { aFolder } from '../folder.ts';
import type { Engine, Visitor, VisitorOptions } from './visitor.ts';
import { watch } from './watch.ts';
import { drive } from './webdriver.ts';

const [driver, display, interpreter] = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb', '/usr/bin/gjs'];
const isHere =
  [driver, display, interpreter].every((file) => existsSync(file)) &&
  globSync('/usr/lib/*/girepository-1.0/WebKit2-4.1.typelib').length > 0;

/** Drives WebKitGTK, the engine of Safari, through its WebDriver on a virtual screen. */
export const webkit: Engine = {
  name: 'WebKitGTK',
  needs: isHere
    ? undefined
    : 'the Debian packages webkit2gtk-driver, gir1.2-webkit2-4.1, gjs and xvfb for WebKit',
  visit,
};

/** Opens the window of webkit-window.mjs on a screen of its own. */
async function visit(options: VisitorOptions): Promise<Visitor> {
  const { folder, write, remove } = aFolder({ troubles: '' });
  const troublesFile = path.join(folder, 'troubles');
  const settings = path.join(folder, 'settings.json');
  write('settings.json', JSON.stringify({ ...options, watch: watch.toString(), troublesFile }));
  const started: ChildProcess[] = [];
  async function stop(): Promise<void> {
    await Promise.all(started.map(ended));
    remove();
  }
  try {
    const screen = spawn(display, ['-displayfd', '3', '-screen', '0', '1920x1200x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    started.unshift(screen);
    const [number] = (await once(screen.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer];
    const port = await freePort();
    started.unshift(
      spawn(driver, [`--port=${port}`], {
        stdio: 'ignore',
        env: { ...process.env, DISPLAY: `:${number.toString().trim()}`, GDK_BACKEND: 'x11' },
      }),
    );
    const { close, ...visitor } = await drive(`http://127.0.0.1:${port}`, {
      'webkitgtk:browserOptions': { binary: interpreter, args: ['-m', window, settings] },
    });
    return {
      ...visitor,
      troubles: () => readFileSync(troublesFile, 'utf8').split('\n').filter(Boolean),
      async close() {
        await close();
        await stop();
      },
    };
  } catch (cause) {
    await stop();
    throw cause;
  }
}

const window = path.join(import.meta.dirname, 'webkit-window.mjs');

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const end = once(child, 'exit');
  child.kill();
  await end;
}
