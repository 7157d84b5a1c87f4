import { fork, type ChildProcess } from 'node:child_process';
import { hash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import type { Bundle, PageToDraw } from '../bundle/open-bundle.ts';
import { writeFresh } from '../site/folder-files.ts';
import type { KnownPage } from '../site/site-state.ts';

/**
 * Draws pages into a folder: a few in this process; of many, further processes take their share, with the same bundle: one per
 * core of the machine at most, and no more than have enough to do. `first`: what this process draws while they start.
 */
export async function drawPages(
  { pages, count }: PagesToDraw,
  tools: DrawingTools,
  first: () => Promise<KnownPage[]> = () => Promise.resolve([]),
): Promise<KnownPage[]> {
  const batches = inBatches(pages);
  const helpers = Array.from({ length: helpersFor(Math.ceil(count / batchSize)) }, () => startHelper(tools));
  const drawn: KnownPage[][] = [];
  const takeAll = async (draw: (batch: PageToDraw[]) => Promise<KnownPage[]>): Promise<void> => {
    // Several take from it in turn, so that a loop over it, which closes it where it ends early, will not do.
    for (let next = batches.next(); next.done !== true; next = batches.next())
      drawn.push(await draw(next.value));
  };
  try {
    await Promise.all([
      first().then((done) => {
        drawn.push(done);
        return takeAll((batch) => drawBatch(batch, tools));
      }),
      // The next batch lies ready while one is drawn: this process may be busy with its own.
      ...helpers.flatMap((helper) => [takeAll(helper.draw), takeAll(helper.draw)]),
    ]);
  } finally {
    for (const { stop } of helpers) stop();
  }
  return drawn.flat();
}

const batchSize = 20;

/** A process takes up to a second and 170 MB before it has drawn anything. */
const helpersFor = (batches: number): number =>
  batches < worthHelp ? 0 : Math.min(availableParallelism() - 1, Math.ceil(batches / batchesEach));

/** In batches: from so many on, starting a process is worth it; and how many each further one is to have. */
const worthHelp = 15;
const batchesEach = 8;

function* inBatches(pages: Iterable<PageToDraw>): Generator<PageToDraw[], undefined> {
  let batch: PageToDraw[] = [];
  for (const page of pages) {
    batch.push(page);
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

export async function drawBatch(
  batch: readonly PageToDraw[],
  { bundle, outDir }: Pick<DrawingTools, 'bundle' | 'outDir'>,
): Promise<KnownPage[]> {
  // Written only now, together: a page that is drawn right after a file was written takes a quarter longer.
  const drawn = (await bundle.draw(batch)).map(({ page, file, body }) => {
    writeFresh(path.join(outDir, file), body);
    return {
      path: page.path,
      route: page.route,
      file,
      key: digestOfKey(page.key),
      size: body.length,
      digest: crc32(body),
    };
  });
  // Whoever waits for a message gets it between two batches.
  await new Promise((resolve) => setImmediate(resolve));
  return drawn;
}

/** What is kept of a page's key. */
export const digestOfKey = (key: string | undefined): string =>
  key === undefined ? '' : hash('sha1', key, 'base64url');

/** In megabytes: what is drawn is forgotten at once, and Node would take more only because there is more. */
export const littleMemory = ['--max-old-space-size=256', '--max-semi-space-size=8'];

function startHelper({ bundleFolder, outDir, snapshotFile }: DrawingTools): Helper {
  const child = fork(path.join(import.meta.dirname, 'drawing-child.ts'), {
    serialization: 'advanced',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    execArgv: littleMemory,
    env: { ...process.env, CONTENT_SNAPSHOT: snapshotFile },
  });
  const waiting: PromiseWithResolvers<KnownPage[]>[] = [];
  const fail = (error: Error): void => {
    for (const each of waiting.splice(0)) each.reject(error);
  };
  child.on('message', (answer: DrawingAnswer) => {
    const next = waiting.shift();
    if ('drawn' in answer) next?.resolve(answer.drawn);
    else next?.reject(new Error(answer.reason));
  });
  child.on('error', fail);
  child.on('close', () => fail(new Error('A process that draws pages ended before it was done.')));
  send(child, { bundleFolder, outDir }, fail);
  return {
    draw(batch) {
      const answer = Promise.withResolvers<KnownPage[]>();
      waiting.push(answer);
      send(child, { batch }, fail);
      return answer.promise;
    },
    stop: () => void child.kill(),
  };
}

const send = (child: ChildProcess, order: DrawingOrder, fail: (error: Error) => void): void => {
  child.send(order, (error) => {
    if (error !== null) fail(error);
  });
};

type Helper = { draw: (batch: PageToDraw[]) => Promise<KnownPage[]>; stop: () => void };

/** The first one says where; each later one is answered. */
export type DrawingOrder = { bundleFolder: string; outDir: string } | { batch: PageToDraw[] };

export type DrawingAnswer = { drawn: KnownPage[] } | { reason: string };

/** `count`: how many there are, about. */
export type PagesToDraw = { pages: Iterable<PageToDraw>; count: number };

export type DrawingTools = { bundle: Bundle; bundleFolder: string; outDir: string; snapshotFile: string };
