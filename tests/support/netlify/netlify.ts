import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';

const folder = import.meta.dirname;

/** Starts Netlify’s own program, which the first call installs. Its processes end together. */
export function netlify(words: string[], { cwd, env }: RunOptions): Running {
  // The install scripts only check native code that npm has installed already.
  if (!existsSync(path.join(folder, 'node_modules/netlify-cli')))
    execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
      cwd: folder,
      stdio: 'pipe',
    });
  return run(path.join(folder, 'node_modules/.bin/netlify'), words, {
    cwd,
    env: { ...env, NETLIFY_TELEMETRY_DISABLED: '1' },
  });
}

/** Starts a command in a process group of its own, so that `stop` also ends what the command started. */
export function run(command: string, words: string[], { cwd, env }: RunOptions): Running {
  const child = spawn(command, words, { cwd, env, detached: true, stdio: ['pipe', 'pipe', 'pipe'] });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (printed += text));
  const ended = once(child, 'close').then(() => child.exitCode);
  return {
    ended,
    hasEnded: () => child.exitCode !== null,
    printed: () => printed,
    stop: () => stopGroup(child, ended),
  };
}

async function stopGroup(child: ChildProcess, ended: Promise<number | null>): Promise<void> {
  if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
  await ended;
}

type RunOptions = { cwd: string; env: NodeJS.ProcessEnv };

export type Running = {
  /** Resolves with the exit code. */
  ended: Promise<number | null>;
  hasEnded: () => boolean;
  printed: () => string;
  stop: () => Promise<void>;
};
