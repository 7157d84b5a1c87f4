import type { TestProject } from 'vitest/node';
import { startProduct } from '../../scripts/local/product.ts';
import { aFeedHost } from './feed-stand-in.ts';

/** Starts the product once, as `npm start` does, for all tests that look at it from outside. */
export default async function runningProduct(project: TestProject): Promise<() => Promise<void>> {
  // Without reports at first: a test that wants news brings them, and takes its posts away again.
  const feeds = await aFeedHost();
  const product = await startProduct({
    env: {
      NEWS_FEEDS: ['diario.rss', 'island.atom', 'consell.json', 'dead', 'malformed']
        .map((name) => `${feeds.url}/${name}`)
        .join(','),
    },
  });
  project.provide('product', {
    url: product.url,
    adminToken: product.adminToken,
    publishableKey: product.publishableKey,
    localDir: product.localDir,
    feedHost: feeds.url,
  });
  return async () => {
    await product.remove();
    await feeds.stop();
  };
}

declare module 'vitest' {
  // Vitest's own way of typing what a global set-up hands to its tests.
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface can be merged
  export interface ProvidedContext {
    product: { url: string; adminToken: string; publishableKey: string; localDir: string; feedHost: string };
  }
}
