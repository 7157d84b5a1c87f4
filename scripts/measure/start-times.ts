import { rmSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../local/start/free-port.ts';
import { newLocalDir, startProduct, type Product } from '../local/start/product.ts';
import { openDesk } from './desk-client.ts';
import { medianRow, type Row } from './report.ts';

/** How long somebody waits who starts the installed product: for the first time in a folder, and again. */
export async function startTimes(): Promise<Row[]> {
  const first: number[] = [];
  const again: number[] = [];
  for (let run = 1; run <= runs; run++) {
    console.log(`Starting a product twice (${run} of ${runs}) …`);
    // As installing leaves it: nothing of ours is compiled or bundled.
    for (const name of ['compile', 'site-bundles'])
      rmSync(path.join(project, 'node_modules/.cache', name), { recursive: true, force: true });
    const place = { localDir: newLocalDir(), port: await freePort() };
    first.push(await startTime(place));
    again.push(await startTime(place));
    rmSync(place.localDir, { recursive: true, force: true });
  }
  return [
    medianRow('a first start, until the desk is open', first, 8000),
    medianRow('a start again', again, 4000),
  ];
}

const runs = 3;
const project = path.resolve(import.meta.dirname, '../..');

/** From the command to the home page and a session at the desk. */
async function startTime(place: { localDir: string; port: number }): Promise<number> {
  const began = performance.now();
  const product = await startProduct(place);
  try {
    await isUsable(product);
    return performance.now() - began;
  } finally {
    await product.stop();
  }
}

async function isUsable(product: Product): Promise<void> {
  const home = await fetch(product.url);
  if (!home.ok) throw new Error(`The home page answered ${home.status}.`);
  await openDesk(product);
}
