import { rmSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../../local/start/free-port.ts';
import { newLocalDir, startProduct } from '../../local/product.ts';
import { openDesk } from './measured-product.ts';
import { medianRow, type Row } from './report.ts';

const runs = 3;
const cache = path.resolve(import.meta.dirname, '../../../node_modules/.cache');

/** Time from the command to a usable product: the first start in a folder, and the second. */
export async function startTimes(): Promise<Row[]> {
  const first: number[] = [];
  const again: number[] = [];
  for (let run = 1; run <= runs; run++) {
    console.log(`Starting a product twice (${run} of ${runs}) …`);
    // As after an installation: no compiled code and no bundle.
    for (const name of ['compile', 'site-bundles'])
      rmSync(path.join(cache, name), { recursive: true, force: true });
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

/** From the command to the home page and a session at the desk. */
async function startTime(place: { localDir: string; port: number }): Promise<number> {
  const began = performance.now();
  const product = await startProduct(place);
  try {
    const home = await fetch(product.url);
    if (!home.ok) throw new Error(`The home page answered ${home.status}.`);
    await openDesk(product);
    return performance.now() - began;
  } finally {
    await product.stop();
  }
}
