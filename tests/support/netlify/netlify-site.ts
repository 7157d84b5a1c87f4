import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../../scripts/local/start/free-port.ts';
import { withoutTestRunner } from '../../../scripts/local/product.ts';
import { frontOf, rebuildHook } from './netlify-front.ts';
import { netlify, run, type Running } from './netlify.ts';

/**
 * Builds and serves a clean copy of the project with Netlify’s own program, without a network or an account.
 * Beside it runs what only Netlify’s servers do: the build hook, and the `Cache-Control` of `netlify.toml`.
 */
export async function aNetlifySite(settings: Record<string, string>): Promise<NetlifySite> {
  // On disk, because the packages and thousands of pages are too large for a folder in memory.
  const project = mkdtempSync('/var/tmp/netlify-site-');
  const stops: (() => Promise<void> | void)[] = [() => rmSync(project, { recursive: true, force: true })];
  const stop = async () => {
    for (const each of stops.splice(0).toReversed()) await each();
  };
  try {
    copyProject(project);
    const port = await freePort();
    const hook = await rebuildHook(() => buildAgain());
    stops.push(hook.stop);
    const front = await frontOf(port);
    stops.push(front.stop);
    const env = {
      ...withoutTestRunner(process.env),
      ...settings,
      SITE_URL: front.url,
      BUILD_HOOK_URL: `${hook.url}/build_hooks/of-the-tests`,
      NETLIFY: 'true',
    };
    const npm = run('npm', ['ci', '--omit=dev', '--no-audit', '--no-fund'], { cwd: project, env });
    requireSuccess(await npm.ended, npm.printed());
    // A build for production would refuse the local address of the site.
    const words = ['build', '--offline', '--context', 'branch-deploy'];
    const build = netlify(words, { cwd: project, env });
    requireSuccess(await build.ended, build.printed());
    const host = netlify([...serving, '--port', String(port)], { cwd: project, env });
    stops.push(host.stop);
    await untilLoaded(host);

    async function buildAgain(): Promise<void> {
      const again = run('npm', ['run', 'build'], { cwd: project, env });
      requireSuccess(await again.ended, again.printed());
    }

    return { project, url: front.url, env, built: build.printed(), printed: host.printed, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Copies the files that are in the repository or would be added to it. */
function copyProject(to: string): void {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of listed.split('\0').filter((name) => name !== '' && existsSync(path.join(root, name)))) {
    mkdirSync(path.dirname(path.join(to, file)), { recursive: true });
    cpSync(path.join(root, file), path.join(to, file));
  }
}

function requireSuccess(code: number | null, printed: string): void {
  if (code !== 0) throw new Error(`The command ended with ${code}:\n${printed.slice(-4000)}`);
}

async function untilLoaded({ printed, hasEnded }: Running): Promise<void> {
  // The functions are packed one after the other, once the server is ready.
  for (let seconds = 0; (printed().match(/Loaded function/g)?.length ?? 0) < functions; seconds += 1) {
    if (hasEnded() || seconds === 300) throw new Error(`netlify dev does not serve:\n${printed()}`);
    await pause(1000);
  }
}

const root = path.resolve(import.meta.dirname, '../../..');
const functions = readdirSync(path.join(root, 'functions')).length;
const files = ['--dir', 'dist', '--functions', 'functions', '--framework', '#static'];
const serving = ['dev', '--offline', '--no-open', '--internal-disable-edge-functions', ...files];

export type NetlifySite = {
  project: string;
  url: string;
  env: NodeJS.ProcessEnv;
  /** What `netlify build` printed. */
  built: string;
  /** What `netlify dev` has printed so far, with the console of the functions. */
  printed: () => string;
  stop: () => Promise<void>;
};
