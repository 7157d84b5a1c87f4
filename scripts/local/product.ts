/** Starts and stops the whole product for tests and benchmarks, as a child process. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildHookPath } from './builds/build-hook.ts';
import { lambdaFlags } from './functions/lambda-flags.ts';
import { freePort } from './start/free-port.ts';
import type { StoredSecrets } from './stored-secrets.ts';

const project = path.resolve(import.meta.dirname, '../..');

/** Starts the product as `npm start` does. Resolves once it answers. */
export async function startProduct(options: ProductOptions = {}): Promise<Product> {
  const { outcome, ...started } = await spawned(options);
  if (outcome !== 'ready')
    throw new Error(`The product did not start (exit code ${outcome.code}):\n${started.output()}`);
  return started.product;
}

/** Tries to start a product that must refuse to start. Resolves with the output and the exit code. */
export async function startRefusedProduct(options: ProductOptions): Promise<Refused> {
  const { outcome, ...started } = await spawned(options);
  if (outcome !== 'ready') return { code: outcome.code, output: started.output() };
  await started.product.stop();
  throw new Error('The product started, although it was to refuse.');
}

export const newLocalDir = (): string => mkdtempSync(path.join(tmpdir(), 'product-'));

async function spawned({
  env = {},
  localDir = newLocalDir(),
  port,
  command = ['scripts/start.ts'],
}: ProductOptions) {
  const started = spawnProduct({ env, localDir, port: port ?? (await freePort()), command });
  return { ...started, outcome: await Promise.race([started.ready, started.ended]) };
}

function spawnProduct({ env, localDir, port, command }: Required<ProductOptions>) {
  const child = spawn(process.execPath, [...lambdaFlags, ...command], {
    cwd: project,
    env: { ...withoutTestRunner(process.env), PORT: String(port), LOCAL_DIR: localDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const isReady = Promise.withResolvers<'ready'>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      if (/^Ready in .*Publishable key/ms.test(printed)) isReady.resolve('ready');
    });
  }
  const ended = new Promise<{ code: number | null }>((resolve) =>
    child.once('close', (code) => resolve({ code })),
  );
  const signal = async (name: NodeJS.Signals): Promise<number | null> => {
    child.kill(name);
    return (await ended).code;
  };
  const product = {
    url: `http://localhost:${port}`,
    port,
    localDir,
    pid: child.pid ?? 0,
    get adminToken(): string {
      return wordAfter('Admin token', printed);
    },
    get publishableKey(): string {
      return wordAfter('Publishable key', printed);
    },
    get buildHookUrl(): string {
      const { hookSecret } = JSON.parse(
        readFileSync(path.join(localDir, 'settings.json'), 'utf8'),
      ) as StoredSecrets;
      return `http://localhost:${port}${buildHookPath(hookSecret)}`;
    },
    output: () => printed,
    stop: () => signal('SIGTERM'),
    kill9: () => signal('SIGKILL'),
    remove: async (): Promise<void> => {
      await signal('SIGTERM');
      rmSync(localDir, { recursive: true, force: true });
    },
  };
  return { product, ended, ready: isReady.promise, output: () => printed };
}

const wordAfter = (label: string, text: string): string =>
  new RegExp(`${label}\\s+(\\S+)`).exec(text)?.[1] ?? '';

export function withoutTestRunner(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const others = Object.entries(env).filter(
    ([name]) => !/^(VITEST|NODE_ENV|TEST|DEV|PROD|MODE|BASE_URL|SSR)/.test(name),
  );
  return Object.fromEntries(others);
}

export type ProductOptions = {
  env?: Record<string, string>;
  localDir?: string;
  port?: number;
  command?: string[];
};

export type Product = ReturnType<typeof spawnProduct>['product'];

export type Refused = { code: number | null; output: string };
