import { fork, type ChildProcess } from 'node:child_process';
import { hash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { writeFresh } from '../site/folder-files.ts';
import type { KnownPage } from '../site/site-cache.ts';
import type { PageToRender } from './entry.ts';
import type { Bundle } from './open-bundle.ts';

/**
 * Renders pages into a folder: a few in this process; with many, workers pull batches from the same queue: one worker per further
 * core at most, and no more than have enough to do. `first`: what this process renders while they start.
 */
export async function renderAll(
  { pages, count }: PagesToRender,
  rendering: Rendering,
  first: () => Promise<KnownPage[]> = () => Promise.resolve([]),
): Promise<KnownPage[]> {
  const batches = inBatches(pages);
  const workers = Array.from({ length: workersFor(Math.ceil(count / batchSize)) }, () =>
    startWorker(rendering),
  );
  const rendered: KnownPage[][] = [];
  const takeAll = async (render: (batch: PageToRender[]) => Promise<KnownPage[]>): Promise<void> => {
    // Several take from it in turn, so that a loop over it, which closes it where it ends early, will not do.
    for (let next = batches.next(); next.done !== true; next = batches.next())
      rendered.push(await render(next.value));
  };
  try {
    await Promise.all([
      first().then((done) => {
        rendered.push(done);
        return takeAll((batch) => renderBatch(batch, rendering));
      }),
      // Two batches each, so that a worker need not wait for this process, which may be busy with its own.
      ...workers.flatMap((worker) => [takeAll(worker.render), takeAll(worker.render)]),
    ]);
  } finally {
    for (const { stop } of workers) stop();
  }
  return rendered.flat();
}

const batchSize = 20;

/** A process takes up to a second and 170 MB before it has drawn anything. */
const workersFor = (batches: number): number =>
  batches < minBatchesForWorkers ? 0 : Math.min(availableParallelism() - 1, Math.ceil(batches / batchesEach));

/** In batches: from so many on, starting a process is worth it; and how many each further one is to have. */
const minBatchesForWorkers = 15;
const batchesEach = 8;

function* inBatches(pages: Iterable<PageToRender>): Generator<PageToRender[], undefined> {
  let batch: PageToRender[] = [];
  for (const page of pages) {
    batch.push(page);
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

export async function renderBatch(
  batch: readonly PageToRender[],
  { bundle, outDir, siteUrl }: Pick<Rendering, 'bundle' | 'outDir' | 'siteUrl'>,
): Promise<KnownPage[]> {
  // Written together afterwards: a page that is rendered right after a file was written takes a quarter longer.
  const rendered = (await bundle.renderPages(batch, siteUrl)).map(({ page, file, body }) => {
    writeFresh(path.join(outDir, file), body);
    return {
      path: page.path,
      route: page.route,
      file,
      key: digestOfKey('key' in page ? page.key : undefined),
    };
  });
  // Messages are answered between two batches.
  await new Promise((resolve) => setImmediate(resolve));
  return rendered;
}

/** What the cache stores of a page's key. */
export const digestOfKey = (key: string | undefined): string =>
  key === undefined ? '' : hash('sha1', key, 'base64url');

/** In megabytes: what is rendered is forgotten at once, and Node would take more only because there is more. */
export const lowMemoryFlags = ['--max-old-space-size=256', '--max-semi-space-size=8'];

function startWorker({ bundleFolder, outDir, siteUrl, snapshotFile }: Rendering): Worker {
  const child = fork(path.join(import.meta.dirname, 'render-child.ts'), {
    serialization: 'advanced',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    execArgv: lowMemoryFlags,
    env: { ...process.env, CONTENT_SNAPSHOT: snapshotFile },
  });
  const waiting: PromiseWithResolvers<KnownPage[]>[] = [];
  const fail = (error: Error): void => {
    for (const each of waiting.splice(0)) each.reject(error);
  };
  child.on('message', (answer: WorkerAnswer) => {
    const next = waiting.shift();
    if ('rendered' in answer) next?.resolve(answer.rendered);
    else next?.reject(new Error(answer.reason));
  });
  child.on('error', fail);
  child.on('close', () => fail(new Error('A process that renders pages ended before it was done.')));
  send(child, { bundleFolder, outDir, siteUrl }, fail);
  return {
    render(batch) {
      const answer = Promise.withResolvers<KnownPage[]>();
      waiting.push(answer);
      send(child, { batch }, fail);
      return answer.promise;
    },
    stop: () => void child.kill(),
  };
}

const send = (child: ChildProcess, order: WorkerOrder, fail: (error: Error) => void): void => {
  child.send(order, (error) => {
    if (error !== null) fail(error);
  });
};

type Worker = { render: (batch: PageToRender[]) => Promise<KnownPage[]>; stop: () => void };

/** The first one says where; each later one is answered. */
export type WorkerOrder =
  | { bundleFolder: string; outDir: string; siteUrl: string }
  | { batch: PageToRender[] };

export type WorkerAnswer = { rendered: KnownPage[] } | { reason: string };

/** `count`: how many there are, about. */
export type PagesToRender = { pages: Iterable<PageToRender>; count: number };

export type Rendering = {
  bundle: Bundle;
  bundleFolder: string;
  outDir: string;
  siteUrl: string;
  snapshotFile: string;
};
