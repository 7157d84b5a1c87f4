import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSettings, findSetting, settingNames } from '#adapters/settings.ts';
import { lowMemoryFlags } from '../../site-build/render/render-pages.ts';
import { plainReason } from '../../site-build/plain-reason.ts';
import { newestChange } from '../../site-build/site/fingerprint.ts';
import type { BuildOrder } from './build-child.ts';
import type { BuildSlot } from './build-slots.ts';
import type { BuildAnswer } from './site-builder.ts';

/** Runs builds in a child process that starts ahead of time. A new process follows a failed build or a code change. */
export function buildProcesses({
  project,
  localDir,
  bundlesAhead = false,
  timeLimit = 5 * 60_000,
}: BuildPlaces) {
  const logFile = path.join(localDir, 'builds/last-build.log');
  let waiting: ChildProcess | undefined;
  let building: ChildProcess | undefined;
  let codeOfWaiting = 0;

  function startAhead(): ChildProcess {
    if (waiting !== undefined) return waiting;
    codeOfWaiting = newestChange(project);
    const child = spawn(
      process.execPath,
      [
        ...lowMemoryFlags,
        path.join(import.meta.dirname, 'build-child.ts'),
        ...(bundlesAhead ? ['bundle-ahead'] : []),
      ],
      {
        // Vite and Astro write files under the working directory, so each local site needs its own directory.
        cwd: localDir,
        env: withoutSettings(process.env),
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
        // The child has its own process group, so that a build that hangs can be killed with all its children.
        detached: true,
      },
    );
    child.on('exit', () => {
      if (waiting === child) waiting = undefined;
    });
    // Without a listener, a child that cannot start would end this process.
    child.on('error', () => undefined);
    waiting = child;
    return child;
  }

  async function run(slot: BuildSlot): Promise<BuildAnswer> {
    if (waiting !== undefined && codeOfWaiting !== newestChange(project)) {
      killGroup(waiting);
      waiting = undefined;
    }
    const child = startAhead();
    waiting = undefined;
    building = child;
    const { siteDir: outDir, cacheDir } = slot;
    const order: BuildOrder = { localDir, outDir, cacheDir, settings: knownSettings() };
    try {
      const answer = await runChild(child, order);
      // A failed build may leave its process in a bad state, so only a successful build's process is reused.
      if (answer.ok && isRunning(child)) waiting = child;
      else killGroup(child);
      return answer;
    } finally {
      building = undefined;
    }
  }

  function runChild(child: ChildProcess, order: BuildOrder): Promise<BuildAnswer> {
    const log = createWriteStream(logFile);
    child.stdout?.pipe(log, { end: false });
    child.stderr?.pipe(log, { end: false });
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        const reason = `The build took more than ${timeLimit / 60_000} minutes and was ended.`;
        end(() => ({ ok: false, reason }));
        killGroup(child);
      }, timeLimit);
      const answered = (message: unknown) => end(() => message as BuildAnswer);
      const failed = (error: Error) => end(() => ({ ok: false, reason: error.message }));
      const closed = () => end(() => ({ ok: false, reason: lastWords() }));
      const end = (answer: () => BuildAnswer) => {
        clearTimeout(timer);
        child.off('message', answered).off('error', failed).off('close', closed);
        child.stdout?.unpipe(log);
        child.stderr?.unpipe(log);
        log.end(() => resolve(answer()));
      };
      child.once('message', answered).once('error', failed).once('close', closed);
      child.send(order, (error) => {
        if (error !== null) killGroup(child);
      });
    });
  }

  function lastWords(): string {
    const lines = readFileSync(logFile, 'utf8').trim().split('\n').slice(-5).join(' ');
    return plainReason(`The build ended without an answer. ${lines}`, { hide: [localDir, project] });
  }

  return {
    startAhead,
    run,
    stop: (): void => {
      for (const child of [waiting, building]) if (child !== undefined) killGroup(child);
    },
  };
}

/** A build treats an empty setting as missing. */
const knownSettings = (): Record<string, string> =>
  Object.fromEntries(buildSettings.map((name) => [name, findSetting(name) ?? '']));

/** Removes all settings, because a build must not know secrets. `BuildOrder` contains the settings of a build. */
const withoutSettings = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(env).filter(([name]) => !settingNames.some((setting) => setting === name)),
  );

const isRunning = (child: ChildProcess): boolean =>
  child.pid !== undefined && child.exitCode === null && child.signalCode === null;

function killGroup(child: ChildProcess): void {
  if (child.pid === undefined || !isRunning(child)) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // The process has already ended.
  }
}

type BuildPlaces = {
  project: string;
  localDir: string;
  /** If true, the process bundles the code as soon as it starts, before the settings are known. */
  bundlesAhead?: boolean;
  timeLimit?: number;
};

export type BuildProcesses = ReturnType<typeof buildProcesses>;
