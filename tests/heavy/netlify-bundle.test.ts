import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listFunctions, zipFunction } from '@netlify/zip-it-and-ship-it';
import { afterAll, expect, test } from 'vitest';
import { bundleFunctions } from '../../scripts/local/function-bundle.ts';
import { functionHost } from '../../scripts/local/function-host.ts';

const project = path.resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(path.join(tmpdir(), 'netlify-bundle-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('Netlify finds the same functions and schedules as the local host', async () => {
  const found = await listFunctions(path.join(project, 'functions'), { parseISC: true });
  const host = await functionHost({
    functions: await bundleFunctions({ project, outDir: path.join(folder, 'local') }),
    siteUrl: 'http://localhost:8888',
    log: () => undefined,
  });
  const byName = (one: { name: string }, other: { name: string }) => (one.name < other.name ? -1 : 1);
  const scheduled = found.flatMap(({ name, schedule }) =>
    schedule === undefined ? [] : [{ name, schedule }],
  );
  expect(host.scheduled.toSorted(byName)).toEqual(scheduled.toSorted(byName));
  expect(scheduled.length).toBeGreaterThan(3);
  const files = readdirSync(path.join(project, 'functions')).map((file) => path.parse(file).name);
  expect(found.map(({ name }) => name).toSorted()).toEqual(files.toSorted());
});

// One with machine code, and one that reads files no import leads to.
test.each(['take-image', 'social-card'])('Netlify bundles %s with all it needs', async (name) => {
  const bundled = await zipFunction(path.join(project, `functions/${name}.ts`), path.join(folder, 'hosted'), {
    archiveFormat: 'none',
    basePath: project,
    config: { '*': { nodeBundler: 'esbuild' }, [name]: { includedFiles: includedFilesOf(name) } },
    featureFlags: { zisi_pure_esm: true, zisi_pure_esm_mjs: true },
  });
  const place = bundled?.path ?? '';
  expect(existsSync(path.join(place, 'node_modules/sharp/package.json'))).toBe(true);
  const fonts = path.join(place, 'node_modules/@fontsource');
  expect(existsSync(fonts)).toBe(name === 'social-card');
  // Netlify takes 250 MB; this machine's Node, which is traced here, does not exist there.
  rmSync(path.join(place, '.toolchain'), { recursive: true, force: true });
  expect(sizeOf(place)).toBeLessThan(60_000_000);
});

/** What netlify.toml says of a function. */
function includedFilesOf(name: string): string[] {
  const toml = readFileSync(path.join(project, 'netlify.toml'), 'utf8');
  const section = new RegExp(`\\[functions\\."${name}"\\]\\n {2}included_files = \\[([^\\]]+)\\]`).exec(toml);
  return [...(section?.[1] ?? '').matchAll(/"([^"]+)"/g)].map(([, file]) => file ?? '');
}

const sizeOf = (place: string): number =>
  readdirSync(place, { recursive: true, encoding: 'utf8' })
    .map((file) => statSync(path.join(place, file)))
    .reduce((total, file) => total + (file.isFile() ? file.size : 0), 0);
