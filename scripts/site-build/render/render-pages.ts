import { fork, type ChildProcess } from 'node:child_process';
import { hash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { writeFresh } from '../site/folder-files.ts';
import type { RenderedKey } from '../site/site-cache.ts';
import type { PageToRender } from './entry.ts';
import type { Bundle } from './open-bundle.ts';

/**
 * Renders pages into files. For many pages, starts up to (number of cores - 1) workers. While they start, this process
 * runs `first`.
 */
export async function renderAll(
  { pages, count }: PagesToRender,
  rendering: Rendering,
  first: () => Promise<void> = () => Promise.resolve(),
): Promise<RenderedKey[]> {
  const batches = inBatches(pages);
  const workers = Array.from({ length: workersFor(Math.ceil(count / batchSize)) }, () =>
    startWorker(rendering),
  );
  const rendered: RenderedKey[][] = [];
  const pullBatches = async (render: (batch: PageToRender[]) => Promise<RenderedKey[]>): Promise<void> => {
    // All workers share the generator `batches`. A for-of loop would close the generator if `render` threw.
    for (let next = batches.next(); next.done !== true; next = batches.next())
      rendered.push(await render(next.value));
  };
  try {
    await Promise.all([
      first().then(() => pullBatches((batch) => renderBatch(batch, rendering))),
      // Each worker has a second batch waiting, because this process sends none while it renders its own batch.
      ...workers.flatMap((worker) => [pullBatches(worker.render), pullBatches(worker.render)]),
    ]);
  } finally {
    for (const { stop } of workers) stop();
  }
  return rendered.flat();
}

const batchSize = 20;

/** Returns how many workers save time. A worker takes up to a second and 170 MB before its first page. */
const workersFor = (batches: number): number =>
  batches < minBatchesForWorkers
    ? 0
    : Math.min(availableParallelism() - 1, Math.ceil(batches / batchesPerWorker));

const minBatchesForWorkers = 15;
const batchesPerWorker = 8;

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
): Promise<RenderedKey[]> {
  // Writes the files only after the whole batch is rendered, because rendering right after a write takes 25% longer.
  const rendered = (await bundle.renderPages(batch, siteUrl)).map(({ page, file, body }) => {
    writeFresh(path.join(outDir, file), body);
    return { path: page.path, file, key: digestOfKey('key' in page ? page.key : undefined) };
  });
  // The pause lets this process handle messages from other processes between batches.
  await new Promise((resolve) => setImmediate(resolve));
  return rendered;
}

export const digestOfKey = (key: string | undefined): string =>
  key === undefined ? '' : hash('sha1', key, 'base64url');

/** In megabytes. Without these limits, Node frees rendered pages late and needs far more memory. */
export const lowMemoryFlags = ['--max-old-space-size=256', '--max-semi-space-size=8'];

function startWorker({ bundleFolder, outDir, siteUrl }: Rendering): Worker {
  const child = fork(path.join(import.meta.dirname, 'render-child.ts'), {
    serialization: 'advanced',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    execArgv: lowMemoryFlags,
  });
  const pending: PromiseWithResolvers<RenderedKey[]>[] = [];
  const fail = (error: Error): void => {
    for (const each of pending.splice(0)) each.reject(error);
  };
  child.on('message', (answer: WorkerAnswer) => {
    const next = pending.shift();
    if ('rendered' in answer) next?.resolve(answer.rendered);
    else next?.reject(new Error(answer.reason));
  });
  child.on('error', fail);
  child.on('close', () => fail(new Error('A process that renders pages ended before it was done.')));
  send(child, { bundleFolder, outDir, siteUrl }, fail);
  return {
    render(batch) {
      const answer = Promise.withResolvers<RenderedKey[]>();
      pending.push(answer);
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

type Worker = { render: (batch: PageToRender[]) => Promise<RenderedKey[]>; stop: () => void };

/** A worker's first message says where to render. Each later message contains a batch. */
export type WorkerOrder =
  | { bundleFolder: string; outDir: string; siteUrl: string }
  | { batch: PageToRender[] };

export type WorkerAnswer = { rendered: RenderedKey[] } | { reason: string };

type PagesToRender = { pages: Iterable<PageToRender>; count: number };

export type Rendering = { bundle: Bundle; bundleFolder: string; outDir: string; siteUrl: string };
