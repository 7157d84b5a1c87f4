import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** Starts a process that calls the function once the test calls `go`. The test may kill the process with `kill`. */
export const killableCall = ({ file, name, body, token = '' }: Call, env: Record<string, string>) =>
  killable([child, file, name, body === undefined ? '' : JSON.stringify(body), token], env);

/** Runs Node with `args`. The code must print `ready`, and start its work when data arrives on standard input. */
export function killable(args: string[], env: Record<string, string>) {
  const started = spawn(process.execPath, args, {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let text = '';
  const isReady = Promise.withResolvers<undefined>();
  started.stdout.setEncoding('utf8').on('data', (part: string) => {
    text += part;
    if (text.includes('ready')) isReady.resolve(undefined);
  });
  const closed = once(started, 'close');
  started.once('close', () => isReady.reject(new Error('The child ended before it began.')));
  return {
    ready: isReady.promise,
    go: () => void started.stdin.write('go\n'),
    hasEnded: () => started.exitCode !== null,
    printed: () => text,
    kill: async (): Promise<void> => {
      started.kill('SIGKILL');
      await closed;
    },
  };
}

const child = path.join(import.meta.dirname, 'killable-child.ts');

/** Without a body, the process runs a scheduled function. */
type Call = { file: string; name: string; body?: unknown; token?: string };
