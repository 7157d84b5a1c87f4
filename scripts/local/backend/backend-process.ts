import { spawn } from 'node:child_process';
import { createWriteStream, statSync, truncateSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { BackendFolder } from './backend-folder.ts';

/** Runs one command of the embedded backend (Supabase Lite) to its end. */
export const runLite = (folder: BackendFolder, command: string[]): Promise<LiteEnd> =>
  startLite(folder, command).ended;

/**
 * Starts a child process that ends with this process, even if this process is killed, because `backend-child.ts` ends
 * when its standard input ends.
 */
export function startLite(folder: BackendFolder, command: string[]) {
  const child = spawn(
    process.execPath,
    [...flags, path.join(import.meta.dirname, 'backend-child.ts'), folder.childLockFile, liteCli, ...command],
    {
      cwd: folder.folder,
      env: { ...inherited(), ...folder.environment, ...fixed },
      stdio: ['pipe', 'pipe', 'pipe'],
      // The backend has its own process group, so that Ctrl-C does not stop the backend before the site.
      detached: true,
    },
  );
  const output: string[] = [];
  const log = openLog(folder.logFile);
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      const safe = folder.secrets.reduce((text, secret) => text.replaceAll(secret, '(secret)'), line);
      output.push(safe);
      if (output.length > linesKept) output.shift();
      log.write(`${safe}\n`);
    });
  }
  // Writing to a child that has ended raises an error event. Without this listener, the event would end this process.
  child.stdin.on('error', () => undefined);

  const ended = new Promise<LiteEnd>((resolve) => {
    child.once('error', (error) => output.push(error.message));
    child.once('close', (code) => log.end(() => resolve({ code, output: output.join('\n') })));
  });
  return {
    pid: child.pid ?? 0,
    ended,
    stop: async (): Promise<void> => {
      child.stdin.end();
      const killTimer = setTimeout(() => child.kill('SIGKILL'), 6000);
      await ended;
      clearTimeout(killTimer);
    },
  };
}

const linesKept = 60;

/** Disables optimisation of WebAssembly. Postgres would be only 3 % faster with it, but need 0.5 GB more memory. */
const flags = ['--liftoff-only'];

const liteCli = path.resolve(import.meta.dirname, '../../../node_modules/@supabase/lite/dist/cli/index.js');

const fixed = { DO_NOT_TRACK: '1', EXPERIMENTAL_STORAGE: '1', NO_COLOR: '1' };

/** Returns only the variables that the backend needs. Others, such as LOCAL, would change the backend’s behaviour. */
const inherited = (): NodeJS.ProcessEnv =>
  Object.fromEntries(inheritedNames.map((name) => [name, process.env[name]]));

const inheritedNames = [
  'PATH',
  'HOME',
  'TMPDIR',
  'SystemRoot',
  'TEMP',
  'NODE_COMPILE_CACHE',
  // Tests set it (see `backend-child.ts`).
  'BACKEND_IS_SHORT_LIVED',
  // `faketime` sets these to shift the clock of a process and its children.
  'LD_PRELOAD',
  'FAKETIME',
  'FAKETIME_DONT_FAKE_MONOTONIC',
  'NO_FAKE_STAT',
];

function openLog(file: string) {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size > 1_000_000) truncateSync(file);
  return createWriteStream(file, { flags: 'a', mode: 0o600 });
}

type LiteEnd = { code: number | null; output: string };

export type LiteProcess = ReturnType<typeof startLite>;
