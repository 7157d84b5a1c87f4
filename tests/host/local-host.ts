import { request as startRequest, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { emptySite, writeFresh } from '../../scripts/site-build/site/folder-files.ts';
import { backendProxy } from '../../scripts/local/server/backend-proxy.ts';
import { buildHook } from '../../scripts/local/builds/build-hook.ts';
import { bundleFunctions } from '../../scripts/local/functions/function-bundle.ts';
import { functionHost, type FunctionHost } from '../../scripts/local/functions/function-host.ts';
import { mailService } from '../../scripts/local/mail/mail-service.ts';
import { netlifyRules } from '../../scripts/local/site/netlify-rules.ts';
import { listenOnLocalhost, publicHandler } from '../../scripts/local/server/public-server.ts';
import { siteBuilder, type SiteBuilder } from '../../scripts/local/builds/site-builder.ts';
import { staticSite } from '../../scripts/local/site/static-site.ts';
import { aFolder, type Folder } from '../support/folder.ts';

/** Starts the public server. The test defines what a build does. */
export async function aLocalHost({
  functions = {},
  toml = '',
  build,
  backendUrl = 'http://127.0.0.1:9',
  limits = {},
}: HostMaking) {
  const project = aFolder({ 'netlify.toml': toml, 'package.json': '{ "type": "module" }' });
  for (const [name, code] of Object.entries(functions)) project.write(`functions/${name}.ts`, code);
  const local = aFolder();
  const logged: string[] = [];
  const log = (...words: unknown[]): void => void logged.push(words.map(String).join(' '));
  const builder = siteBuilder({
    localDir: local.folder,
    runBuild: async (slot) => {
      emptySite(slot.siteDir);
      const answer = await build(slot.siteDir, (name, content) =>
        writeFresh(path.join(slot.siteDir, name), content),
      );
      return answer.ok ? { ...answer, changes: { isWhole: true, written: [], removed: [] } } : answer;
    },
    onOutcome: () => undefined,
  });
  const host = await functionHost({
    functions: await bundleFunctions({
      project: project.folder,
      outDir: path.join(local.folder, 'functions'),
    }),
    siteUrl: 'http://localhost:8888',
    log,
    limits,
  });
  const handler = publicHandler({
    site: staticSite(),
    functions: host,
    backend: backendProxy(backendUrl, limits.proxy === undefined ? {} : { timeLimit: limits.proxy }),
    hook: buildHook({ secret: 'hook-secret', requestBuild: () => void builder.request() }),
    mails: mailService({ localDir: local.folder }),
    rulesOf: netlifyRules(path.join(project.folder, 'netlify.toml')),
    siteUrl: 'http://localhost:8888',
    builder,
    log,
  });
  const servers = await listenOnLocalhost(handler, 0);
  const { port } = servers[0]?.address() as AddressInfo;
  const stop = async (): Promise<void> => {
    await Promise.all(servers.map(closeServer));
    await builder.settled();
    project.remove();
    local.remove();
  };
  const ask = (address: string, options: Asking = {}): Promise<Answer> => askServer(port, address, options);
  return { ask, port, builder, functions: host, logged, local, project, stop } satisfies LocalHost;
}

export function aServedSite(files: Record<string, string | Buffer>, making: Partial<HostMaking> = {}) {
  const build: HostMaking['build'] = (_, write) => {
    for (const [name, content] of Object.entries(files)) write(name, content);
    return Promise.resolve({ ok: true, contentVersion: 1 });
  };
  return aLocalHost({ build, ...making }).then(async (host) => {
    await host.builder.request();
    return host;
  });
}

/** Sends a request whose path is exactly `address`. With `fetch`, parts such as `..` would be resolved. */
function askServer(
  port: number,
  address: string,
  { method = 'GET', headers = {}, body }: Asking,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = startRequest({ host: '127.0.0.1', port, path: address, method, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () => {
        const bytes = Buffer.concat(chunks);
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, bytes, text: bytes.toString() });
      });
    });
    asked.on('error', reject);
    asked.end(body);
  });
}

function closeServer(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}

type HostMaking = {
  functions?: Record<string, string>;
  toml?: string;
  build: (
    siteDir: string,
    write: Folder['write'],
  ) => Promise<{ ok: true; contentVersion: number } | { ok: false; reason: string }>;
  backendUrl?: string;
  limits?: NonNullable<Parameters<typeof functionHost>[0]['limits']> & { proxy?: number };
};

type Asking = { method?: string; headers?: Record<string, string>; body?: string | Buffer };

export type Answer = { status: number; headers: IncomingHttpHeaders; bytes: Buffer; text: string };

export type LocalHost = {
  ask: (address: string, options?: Asking) => Promise<Answer>;
  port: number;
  builder: SiteBuilder;
  functions: FunctionHost;
  logged: string[];
  local: Folder;
  project: Folder;
  stop: () => Promise<void>;
};
