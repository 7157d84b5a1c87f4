/** Renders the batches of pages that the parent process sends, until the parent exits or kills this process. */
import { reasonOf } from '#core/result.ts';
import { openBundle, type Bundle } from './open-bundle.ts';
import { renderBatch, type WorkerAnswer, type WorkerOrder } from './render-pages.ts';

let site: { bundle: Promise<Bundle>; outDir: string; siteUrl: string } | undefined;
let previous: Promise<unknown> = Promise.resolve();

process.on('disconnect', () => process.exit(1));
process.on('message', (order: WorkerOrder) => {
  if ('batch' in order) previous = previous.then(() => render(order.batch));
  else {
    site = { ...order, bundle: openBundle(order.bundleFolder) };
    // A failure to load the bundle is ignored here, because the first batch reports the failure.
    site.bundle.catch(() => undefined);
  }
});

async function render(batch: Parameters<typeof renderBatch>[0]): Promise<void> {
  try {
    if (site === undefined) throw new Error('A batch arrived before the message that says where to render.');
    answer({ rendered: await renderBatch(batch, { ...site, bundle: await site.bundle }) });
  } catch (error) {
    answer({ reason: reasonOf(error) });
  }
}

function answer(message: WorkerAnswer): void {
  process.send?.(message);
}
