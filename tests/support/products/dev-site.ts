import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { lambdaFlags } from '../../../scripts/local/functions/lambda-flags.ts';
import { freePort } from '../../../scripts/local/start/free-port.ts';
import { withoutTestRunner } from '../../../scripts/local/product.ts';
import { aLocalDir } from '../database/backend.ts';

/** Runs `npm run dev` in a copy of the project, so that a test may change files. */
export async function startDevSite(): Promise<DevSite> {
  const project = copiedProject();
  const localDir = await aLocalDir();
  const port = await freePort();
  const child = spawn(process.execPath, [...lambdaFlags, 'scripts/dev.ts'], {
    cwd: project,
    env: {
      ...withoutTestRunner(process.env),
      NODE_COMPILE_CACHE: path.join(packages, '.cache/compile'),
      BACKEND_IS_SHORT_LIVED: 'yes',
      PORT: String(port),
      LOCAL_DIR: localDir,
    },
  });
  let printed = '';
  const isReady = Promise.withResolvers<undefined>();
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  void ended.then(() => isReady.reject(new Error(`It ended:\n${printed}`)));
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      if (/^Ready in .*Ctrl-C/ms.test(printed)) isReady.resolve(undefined);
    });
  }
  const site: DevSite = {
    url: `http://localhost:${port}`,
    localDir,
    printed: () => printed,
    write: (file, text) => writeFileSync(path.join(project, file), text),
    delete: (file) => rmSync(path.join(project, file)),
    async stop() {
      child.kill('SIGTERM');
      return ended;
    },
    async remove() {
      child.kill('SIGKILL');
      await ended;
      for (const folder of [project, localDir]) rmSync(folder, { recursive: true, force: true });
    },
  };
  try {
    await isReady.promise;
  } catch (error) {
    await site.remove();
    throw error;
  }
  return site;
}

/**
 * Copies the project. In the copy, `node_modules` is a real folder with a link to each package, so that Astro
 * and Vite write their files into the copy.
 */
function copiedProject(): string {
  const project = mkdtempSync(path.join(tmpdir(), 'dev-project-'));
  for (const name of parts) cpSync(path.join(root, name), path.join(project, name), { recursive: true });
  mkdirSync(path.join(project, 'node_modules'));
  for (const name of readdirSync(packages).filter((entry) => !entry.startsWith('.')))
    symlinkSync(path.join(packages, name), path.join(project, 'node_modules', name));
  return project;
}

const root = path.resolve(import.meta.dirname, '../../..');
const packages = path.join(root, 'node_modules');
const parts = [
  'astro.config.mjs',
  'functions',
  'netlify.toml',
  'package.json',
  'public',
  'scripts',
  'src',
  'supabase',
  'tsconfig.json',
];

export type DevSite = {
  url: string;
  localDir: string;
  printed: () => string;
  write: (file: string, text: string) => void;
  delete: (file: string) => void;
  /** Stops the process with SIGTERM. Resolves to its exit code. */
  stop: () => Promise<number | null>;
  remove: () => Promise<void>;
};
