/** The functions, packed as Netlify packs them, run with the flags of AWS Lambda and contain nothing superfluous. */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listFunctions, type FunctionResult } from '@netlify/zip-it-and-ship-it';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { siteHeaders } from '#adapters/http/guarded.ts';
import lock from '../../../package-lock.json' with { type: 'json' };
import { allContracts } from '../../../scripts/tools/api-guide/contracts.ts';
import { bundleFunctions } from '../../../scripts/local/functions/function-bundle.ts';
import { functionHost } from '../../../scripts/local/functions/function-host.ts';
import { requireBundle, serverEntry } from '../../../scripts/site-build/bundle/require-bundle.ts';
import { codeFingerprint } from '../../../scripts/site-build/site/fingerprint.ts';
import { startingBusiness } from '#site-config';
import { findRedirect, netlifyRules } from '../../../scripts/local/site/netlify-rules.ts';
import { aBackend, anEditor, type TestBackend } from '../../support/database/backend.ts';
import { aFolder } from '../../support/folder.ts';
import { refusedOnLambda } from '../../support/functions/lambda-loading.ts';
import { callPacked, lambdaEvent, packFunctions } from '../../support/functions/packed-functions.ts';
import { zippedSize } from '../../support/functions/zipped-size.ts';
import { portOf } from '../../support/port-of.ts';
import { createStandIn } from '../../support/stand-ins/create-stand-in.ts';

const project = path.resolve(import.meta.dirname, '../../..');
const folder = mkdtempSync(path.join(tmpdir(), 'netlify-bundle-'));
const builtSite = path.join(project, `node_modules/.astro/site-of-the-bundle-test-${process.pid}`);
const found = await listFunctions(path.join(project, 'functions'), { parseISC: true });
const contracts = await allContracts();
const { redirects } = await netlifyRules(path.join(project, 'netlify.toml'))(folder);
const scheduled = found.flatMap(({ name, schedule }) => (schedule === undefined ? [] : [{ name, schedule }]));
const isCalledByTheHost = (name: string) =>
  name === 'deploy-outcome' || scheduled.some((one) => one.name === name);

let packed: FunctionResult[];
let backend: TestBackend;
let site: Server;
let siteUrl: string;
let settings: Record<string, string>;

beforeAll(async () => {
  site = createStandIn((request, response) => {
    const isThere = request.url === '/build.json' || request.url === '/404';
    const posts = { nl: 0, en: 0, es: 0, de: 0 };
    response.writeHead(isThere ? 200 : 404).end(JSON.stringify({ contentVersion: 1, posts }));
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  siteUrl = `http://127.0.0.1:${portOf(site)}`;
  backend = await aBackend();
  settings = {
    SITE_URL: siteUrl,
    SUPABASE_URL: backend.url,
    SUPABASE_PUBLISHABLE_KEY: backend.keys.publishableKey,
    SUPABASE_SECRET_KEY: backend.keys.secretKey,
    SIGNING_SECRET: 'a secret of the tests, long enough for all',
    ADMIN_TOKEN: 'a token of the tests, long enough',
  };
  // Netlify’s build makes this bundle just before it packs the functions.
  const pages = await requireBundle({ project, code: codeFingerprint(project) });
  writeFileSync(
    path.join(pages, '../../current-bundle'),
    path.join(path.basename(pages), serverEntry(pages)),
  );
  fillSite();
  packed = await packFunctions(path.join(folder, 'hosted'));
  for (const { path: bundle } of packed) removeOldBundles(bundle, path.basename(pages));
}, 600_000);
afterAll(async () => {
  site.close();
  site.closeAllConnections();
  await backend.stop();
  rmSync(builtSite, { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true });
});

describe('functions packed for Netlify', () => {
  test('have the same names and schedules as on the local host', async () => {
    const host = await functionHost({
      functions: await bundleFunctions({ project, outDir: path.join(folder, 'local') }),
      siteUrl: 'http://localhost:8888',
      log: () => undefined,
    });
    const byName = (one: { name: string }, other: { name: string }) => (one.name < other.name ? -1 : 1);
    expect(host.scheduled.toSorted(byName)).toEqual(scheduled.toSorted(byName));
    expect(scheduled.length).toBeGreaterThan(0);
    const files = readdirSync(path.join(project, 'functions')).map((file) => path.parse(file).name);
    expect(found.map(({ name }) => name).toSorted()).toEqual(files.toSorted());
  });

  test('contain no development dependencies, run in the project’s version of Node, and are small enough', () => {
    expect(packed.map(({ name }) => name).toSorted()).toEqual(found.map(({ name }) => name).toSorted());
    for (const { name, bundler, runtimeVersion, inputs, path: bundle } of packed) {
      expect([name, bundler, runtimeVersion]).toEqual([name, 'nft', 'nodejs24.x']);
      expect([name, packagesAbove(bundle)]).toEqual([name, []]);
      expect([name, inputs?.filter(isOfTestsOnly)]).toEqual([name, []]);
      // Netlify accepts at most 50 MB, and 250 MB unpacked. The lower limits leave a margin, and keep cold starts short.
      expect([name, zippedSize(bundle) < maxZipped(name)]).toEqual([name, true]);
      expect([name, sizeOf(bundle) < 60_000_000]).toEqual([name, true]);
    }
  });

  test('contain nothing of the built site, however many posts it has, but the code that renders its pages', () => {
    const built = packed.flatMap(({ path: bundle }) =>
      filesOf(bundle).filter((file) => file.includes('node_modules/.astro/')),
    );
    const ofPages = /^node_modules\/\.astro\/(current-bundle|bundles\/\w+\/server\/.*)$/;
    expect(built.filter((file) => !ofPages.test(file))).toEqual([]);
    expect(built.length).toBeGreaterThan(20);
  });

  test('contain no module that Node refuses with the flags of AWS Lambda', () => {
    for (const { name, path: bundle } of packed) expect([name, refusedOnLambda(bundle)]).toEqual([name, []]);
    const broken = aFolder({
      'node_modules/new/package.json': '{ "type": "module" }',
      'node_modules/new/index.js': 'export const two = 2;',
      'node_modules/old/package.json': '{}',
      'node_modules/old/index.js': 'exports.three = require("new").two + 1;',
      'node_modules/odd/package.json': '{}',
      'node_modules/odd/index.js': 'export const four = 4;',
    });
    expect(refusedOnLambda(broken.folder).toSorted()).toEqual([
      'node_modules/odd/index.js has the syntax of an ES module',
      'node_modules/old/index.js requires the ES module new',
    ]);
    broken.remove();
  });

  test('load and answer requests with the security headers of the site', async () => {
    const names = packed.filter(({ name }) => !isCalledByTheHost(name));
    const answers = await forEach(names, ({ name }) =>
      call(
        name,
        addressesOf(name).flatMap((address) =>
          ['GET', 'POST', 'PUT'].map((method) => asked(address, method)),
        ),
      ),
    );
    for (const [index, { answers: given }] of answers.entries()) {
      const name = names[index]?.name ?? '';
      for (const { status, headers, text } of given) {
        const isSaid = status < 500 || (status === 503 && /"(setting-missing|price-unavailable)"/.test(text));
        expect([name, status, text, isSaid]).toEqual([name, status, text, true]);
        expect([name, headers]).toEqual([name, expect.objectContaining(alwaysTheSame)]);
      }
      const puts = given.filter((_, turn) => turn % 3 === 2);
      expect([name, puts.map(({ status }) => status)]).toEqual([name, puts.map(() => 405)]);
    }
  }, 600_000);

  test('run to the end when the host’s schedule calls them', async () => {
    const event = lambdaEvent(`${siteUrl}/.netlify/functions/x`, {
      method: 'POST',
      headers: { 'x-nf-event': 'schedule' },
      body: { next_run: new Date().toISOString() },
    });
    const runs = await forEach(scheduled, ({ name }) => call(name, [event]));
    for (const [index, { answers, log }] of runs.entries())
      expect([scheduled[index]?.name, answers[0]?.status, log]).toEqual([scheduled[index]?.name, 204, '']);
  }, 300_000);

  test('receive the event of a finished deploy, and record the build', async () => {
    const deploy = { id: 'a', state: 'ready', created_at: new Date().toISOString(), context: 'production' };
    const report = (name: string, changes: object) =>
      lambdaEvent(`${siteUrl}/`, {
        method: 'POST',
        headers: { 'x-netlify-event': name },
        body: {
          site: { id: 's', name: 's', url: siteUrl, admin_url: siteUrl },
          payload: { ...deploy, ...changes },
        },
      });
    const { answers, log } = await call('deploy-outcome', [
      report('deploy_succeeded', {}),
      report('deploy_failed', { state: 'error', error_message: 'The words of the host.' }),
      report('deploy_failed', { context: 'deploy-preview', error_message: 'Of a preview.' }),
    ]);
    expect([answers.map(({ status }) => status), log]).toEqual([[200, 200, 200], '']);
    const state = await backend.owner().rpc('rebuild_state');
    expect(state.data).toMatchObject({ built_at: expect.any(String) as string });
  });

  test('finish their background work before the process may end', async () => {
    const [answer] = (await call('visitors', [lambdaEvent(`${siteUrl}/nowhere-at-all`)])).answers;
    expect(answer?.status).toBe(404);
    const counted = await backend.owner().rpc('missing_paths');
    expect(counted.data).toContainEqual(expect.objectContaining({ path: '/nowhere-at-all' }));
  });

  test('render a preview of business details with the bundle of the pages', async () => {
    const { accessToken } = await anEditor(backend);
    const details = { ...startingBusiness, name: 'Casa Vooraf' };
    const form = { path: '/de/terms', token: accessToken, details: JSON.stringify(details) };
    const event = lambdaEvent(`${siteUrl}/functions/v1/preview-business`, { method: 'POST' });
    const body = new URLSearchParams(form).toString();
    const [answer] = (await call('desk', [{ ...event, body }])).answers;
    expect([answer?.status, answer?.text]).toEqual([200, expect.stringContaining('Casa Vooraf')]);
    expect(answer?.text).toContain('<html lang="de"');
  });

  test('render a social card with fonts that no import statement names', async () => {
    const [answer] = (await call('writing', [lambdaEvent(`${siteUrl}/og/nl/home.png`)])).answers;
    expect([answer?.status, answer?.headers['content-type']]).toEqual([200, 'image/png']);
    expect(await sharp(answer?.bytes).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  });

  test('read an uploaded image and render it in all sizes', async () => {
    const editor = await anEditor(backend);
    const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#2a6f8f' } })
      .jpeg()
      .toBuffer();
    const name = `${editor.userId}/${crypto.randomUUID()}`;
    const { error } = await editor.client.storage
      .from('incoming')
      .upload(name, photo, { contentType: 'image/jpeg' });
    expect(error).toBeNull();
    const headers = { authorization: `Bearer ${editor.accessToken}` };
    const event = lambdaEvent(`${siteUrl}/functions/v1/take-image`, {
      method: 'POST',
      headers,
      body: { path: name },
    });
    const [answer] = (await call('writing', [event])).answers;
    expect([answer?.status, answer?.text]).toEqual([200, expect.stringContaining('/media/')]);
  });
});

function call(name: string, events: Parameters<typeof callPacked>[1]) {
  const one = packed.find((each) => each.name === name);
  if (one === undefined) throw new Error(`${name} was not packed.`);
  return callPacked(one, events, settings);
}

const asked = (address: string, method: string) =>
  lambdaEvent(siteUrl + address, method === 'GET' ? {} : { method, body: {} });

const addressesOf = (name: string): string[] =>
  [...contracts.map((one) => one.name), 'contact-form', 'write-daily-news-background']
    .map((one) => `/functions/v1/${one}`)
    .filter((address) => findRedirect(redirects, { address, query: '' })?.to.endsWith(`/${name}`));

/** Runs `work` for at most two items at once, because each run starts a process. */
async function forEach<One, Value>(
  all: readonly One[],
  work: (one: One) => Promise<Value>,
): Promise<Value[]> {
  const values: Value[] = [];
  const left = [...all.entries()];
  const worker = async () => {
    for (let next = left.shift(); next !== undefined; next = left.shift())
      values[next[0]] = await work(next[1]);
  };
  await Promise.all([worker(), worker()]);
  return values;
}

/** The headers that all functions send unchanged. Images and previews set the two excluded ones themselves. */
const alwaysTheSame = Object.fromEntries(
  Object.entries(siteHeaders)
    .filter(([name]) => name !== 'Referrer-Policy' && name !== 'Cross-Origin-Resource-Policy')
    .map(([name, value]) => [name.toLowerCase(), value]),
);

/** Whether a file belongs to a development dependency. Netlify does not install these. */
function isOfTestsOnly(file: string): boolean {
  const [packagePath = ''] = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path.relative(project, file)) ?? [];
  return (lock.packages as Record<string, { dev?: boolean }>)[packagePath]?.dev === true;
}

/** Returns the folders above the bundle that contain `node_modules`, because Node would search these as well. */
function packagesAbove(bundle: string): string[] {
  const parent = path.dirname(bundle);
  return [
    ...(existsSync(path.join(parent, 'node_modules')) ? [parent] : []),
    ...(parent === path.dirname(parent) ? [] : packagesAbove(parent)),
  ];
}

const filesOf = (bundle: string): string[] =>
  readdirSync(bundle, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(bundle, path.join(entry.parentPath, entry.name)));

const sizeOf = (bundle: string): number =>
  filesOf(bundle).reduce((total, file) => total + statSync(path.join(bundle, file)).size, 0);

/** `desk` contains the code of all pages, and `writing` contains libvips. */
const maxZipped = (name: string): number => (name === 'writing' ? 15_000_000 : 10_000_000);

/** A developer's folder also has bundles of earlier code. On Netlify, `keep-cache` removes these before the packing. */
function removeOldBundles(bundle: string, current: string): void {
  const bundles = path.join(bundle, 'node_modules/.astro/bundles');
  if (!existsSync(bundles)) return;
  for (const name of readdirSync(bundles).filter((one) => one !== current))
    rmSync(path.join(bundles, name), { recursive: true });
}

/** Imitates a site with many posts, beside the bundle of its pages. No build reads this folder. */
function fillSite(): void {
  mkdirSync(builtSite, { recursive: true });
  for (let page = 0; page < 12; page += 1)
    writeFileSync(path.join(builtSite, `${page}.html`), randomBytes(1_000_000));
}
