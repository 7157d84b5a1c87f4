import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSettings, findSetting, settingNames } from '#adapters/settings.ts';
import { plainReason } from '../build/plain-reason.ts';
import type { BuildOrder } from './build-child.ts';
import type { BuildSlot } from './build-slots.ts';
import type { BuildAnswer } from './site-builder.ts';

/**
 * Runs builds in child processes, one process each. The next one is started ahead and has loaded Astro by the time
 * it is needed, which saves about half a second between a click on “publish” and the page.
 */
export function buildProcesses({ project, localDir, timeLimit = 5 * 60_000 }: BuildPlaces): BuildProcesses {
  const logFile = path.join(localDir, 'builds/last-build.log');
  let waiting: ChildProcess | undefined;
  let building: ChildProcess | undefined;

  function startAhead(): void {
    if (waiting !== undefined) return;
    const child = spawn(process.execPath, [roomForYoung, path.join(import.meta.dirname, 'build-child.ts')], {
      // Files that Vite and Astro write under the working directory belong to this LOCAL_DIR alone.
      cwd: localDir,
      env: withoutSettings(process.env),
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      // A group of its own: a build that hangs is ended with everything it started.
      detached: true,
    });
    child.on('exit', () => {
      if (waiting === child) waiting = undefined;
    });
    child.on('error', () => undefined);
    waiting = child;
  }

  async function run(slot: BuildSlot): Promise<BuildAnswer> {
    startAhead();
    const child = waiting;
    waiting = undefined;
    if (child === undefined) return { ok: false, reason: 'No process could be started for the build.' };
    building = child;
    const { siteDir: outDir, cacheDir } = slot;
    const snapshotFile = path.join(localDir, 'content.sqlite');
    const order: BuildOrder = {
      localDir,
      project,
      outDir,
      cacheDir,
      snapshotFile,
      settings: knownSettings(),
    };
    try {
      return await runChild(child, order);
    } finally {
      building = undefined;
    }
  }

  function runChild(child: ChildProcess, order: BuildOrder): Promise<BuildAnswer> {
    const log = createWriteStream(logFile);
    child.stdout?.pipe(log, { end: false });
    child.stderr?.pipe(log, { end: false });
    return new Promise((resolve) => {
      let answer: BuildAnswer | undefined;
      const timer = setTimeout(() => {
        answer = {
          ok: false,
          reason: `The build took more than ${timeLimit / 60_000} minutes and was ended.`,
        };
        killGroup(child);
      }, timeLimit);
      child.once('message', (message) => (answer ??= message as BuildAnswer));
      child.once('error', (error) => (answer ??= { ok: false, reason: error.message }));
      child.once('close', () => {
        clearTimeout(timer);
        log.end(() => resolve(answer ?? { ok: false, reason: lastWords() }));
      });
      child.send(order, (error) => {
        if (error !== null) killGroup(child);
      });
    });
  }

  /** A build that ended without an answer left at most a log. */
  function lastWords(): string {
    const lines = readFileSync(logFile, 'utf8').trim().split('\n').slice(-5).join(' ');
    return plainReason(`The build ended without an answer. ${lines}`, { hide: [localDir, project] });
  }

  return {
    startAhead,
    run,
    stop() {
      for (const child of [waiting, building]) if (child !== undefined) killGroup(child);
    },
  };
}

/** A build makes many objects that live for a moment: with room for 64 MB of them it stops less often to clean up. */
const roomForYoung = '--max-semi-space-size=64';

function knownSettings(): Record<string, string> {
  return Object.fromEntries(
    buildSettings.flatMap((name) => {
      const value = findSetting(name);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** What surrounds a build, without the settings: it is to know no secret, and gets what it needs with its order. */
const withoutSettings = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(env).filter(([name]) => !settingNames.some((setting) => setting === name)),
  );

function killGroup(child: ChildProcess): void {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It was gone already.
  }
}

type BuildPlaces = { project: string; localDir: string; timeLimit?: number };

export type BuildProcesses = {
  /** Starts the process of the next build now. */
  startAhead: () => void;
  run: (slot: BuildSlot) => Promise<BuildAnswer>;
  stop: () => void;
};
