import type { TestProject } from 'vitest/node';
import { startProduct } from '../../scripts/local/product.ts';

/** Starts the product once, as `npm start` does, for all tests that look at it from outside. */
export default async function runningProduct(project: TestProject): Promise<() => Promise<void>> {
  // Shorter than usual: many tests wait for a build, and each one would wait for more changes first.
  const product = await startProduct({ env: { REBUILD_QUIET_SECONDS: '1' } });
  project.provide('product', {
    url: product.url,
    adminToken: product.adminToken,
    publishableKey: product.publishableKey,
    localDir: product.localDir,
  });
  return async () => {
    await product.remove();
  };
}

declare module 'vitest' {
  // Vitest's own way of typing what a global set-up hands to its tests.
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface can be merged
  export interface ProvidedContext {
    product: { url: string; adminToken: string; publishableKey: string; localDir: string };
  }
}
