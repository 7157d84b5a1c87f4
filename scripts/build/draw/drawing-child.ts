/** Draws the batches of pages it is given, until its parent ends it or is gone. */
import { openBundle, type Bundle } from '../bundle/open-bundle.ts';
import { drawBatch, type DrawingAnswer, type DrawingOrder } from './draw-pages.ts';

let place: { bundle: Promise<Bundle>; outDir: string } | undefined;
let before: Promise<unknown> = Promise.resolve();

process.on('disconnect', () => process.exit(1));
process.on('message', (order: DrawingOrder) => {
  if ('batch' in order) before = before.then(() => draw(order.batch));
  else {
    place = { bundle: openBundle(order.bundleFolder), outDir: order.outDir };
    // Whoever asks for a batch hears of its failure.
    place.bundle.catch(() => undefined);
  }
});

async function draw(batch: Parameters<typeof drawBatch>[0]): Promise<void> {
  try {
    if (place === undefined) throw new Error('Nobody said where to draw.');
    answer({ drawn: await drawBatch(batch, { bundle: await place.bundle, outDir: place.outDir }) });
  } catch (error) {
    answer({ reason: error instanceof Error ? error.message : String(error) });
  }
}

function answer(message: DrawingAnswer): void {
  process.send?.(message);
}
