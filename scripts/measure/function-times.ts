import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { zipFunctions } from '@netlify/zip-it-and-ship-it';
import { allContracts } from '../api-guide/contracts.ts';
import { findRedirect, netlifyRules } from '../local/site/netlify-rules.ts';
import { inSeconds, summary, type Row } from './report.ts';

const project = path.resolve(import.meta.dirname, '../..');
const starts = 7;

/**
 * What the host deploys, packed as it packs them: how many addresses each answers for, how large it is, and how long a new process takes
 * from its start to the first answer: a refusal, which loads what answers there.
 */
export async function functionTimes(): Promise<Row[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'function-times-'));
  try {
    const packed = await zipFunctions(path.join(project, 'functions'), folder, {
      archiveFormat: 'none',
      basePath: project,
      repositoryRoot: project,
      config: { '*': { nodeVersion: '24', includedFiles: ['!.toolchain/**'] } },
    });
    const addresses = await addressesByFunction(folder);
    const rows: Row[] = [];
    for (const { name, path: place } of packed) {
      const own = addresses.get(name) ?? [];
      rows.push({
        what: `${name}: ${own.length} addresses, unpacked`,
        value: `${(sizeOf(place) / 1e6).toFixed(1)} MB`,
      });
      const [address] = own;
      if (address === undefined) continue;
      const entry = entryOf(place, name);
      const times: number[] = [];
      for (let start = 0; start < starts; start++) times.push(await firstAnswer(entry, address));
      rows.push({
        what: `${name}: from the start of a process to its first answer (median)`,
        value: inSeconds(summary(times).median),
      });
    }
    return rows;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** By the function that netlify.toml leads to. */
async function addressesByFunction(folder: string): Promise<Map<string, string[]>> {
  const { redirects } = await netlifyRules(path.join(project, 'netlify.toml'))(folder);
  const found = (await allContracts()).map(({ name }) => `/functions/v1/${name}`);
  return Map.groupBy(found, (address) =>
    path.basename(findRedirect(redirects, { address, query: '', isForced: false })?.to ?? ''),
  );
}

function entryOf(place: string, name: string): string {
  const entry = ['.mjs', '.js', '.cjs']
    .map((end) => path.join(place, 'functions', name + end))
    .find(existsSync);
  if (entry === undefined) throw new Error(`${name} was packed without a file of its name.`);
  return entry;
}

async function firstAnswer(entry: string, address: string): Promise<number> {
  const script = `
    const { default: run } = await import(${JSON.stringify(entry)});
    const request = new Request('https://www.example.com${address}', { method: 'PUT', body: 'x' });
    const { status } = await run(request, { waitUntil() {} });
    process.exit(status === 405 ? 0 : 1);`;
  const began = performance.now();
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'inherit' });
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error(`${entry} did not answer.`);
  return performance.now() - began;
}

function sizeOf(place: string): number {
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(path.join(entry.parentPath, entry.name)).size, 0);
}
