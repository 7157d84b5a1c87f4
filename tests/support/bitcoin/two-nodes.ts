import { execFileSync, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { NodeCommand } from './node-process.ts';

const folder = import.meta.dirname;

/** Two real Bitcoin nodes in a separate process. The first call installs bcoin. */
export async function twoNodes(): Promise<TwoNodes> {
  // Install scripts would compile native code, which the nodes do not use (see `bcoin.ts`).
  if (!existsSync(path.join(folder, 'node_modules/bcoin')))
    execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder });
  const child = fork(path.join(folder, 'node-process.ts'), { execArgv: ['--no-deprecation'] });
  const waiting = new Map<number, (answer: Answer) => void>();
  let last = 0;
  const urls = await new Promise<string[]>((done, failed) => {
    child.on('message', (answer: Answer | { urls: string[] }) =>
      'urls' in answer ? done(answer.urls) : waiting.get(answer.id)?.(answer),
    );
    child.on('exit', (code) => failed(new Error(`The process of the nodes ended with ${code}.`)));
  });
  return {
    urls,
    async tell(command) {
      last += 1;
      const id = last;
      const answered = new Promise<Answer>((done) => waiting.set(id, done));
      child.send({ id, command });
      const { txid, error } = await answered;
      if (error !== undefined) throw new Error(error);
      return txid ?? '';
    },
    async stop() {
      child.disconnect();
      await new Promise((done) => child.once('exit', done));
    },
  };
}

type Answer = { id: number; txid?: string | null; error?: string };

/** `urls` are those of the two Esplora APIs. `tell` returns the id of the new transaction, or '' if there is none. */
export type TwoNodes = {
  urls: string[];
  tell: (command: NodeCommand) => Promise<string>;
  stop: () => Promise<void>;
};
