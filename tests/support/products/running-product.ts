import type { TestProject } from 'vitest/node';
import { startProduct, type Product } from '../../../scripts/local/start/product.ts';
import { aLocalDir, runOn } from '../database/backend.ts';

/** Starts a product for a project of tests, and answers what ends it. `sql` is run on its database before that, with all rights. */
export async function provideProduct(
  project: TestProject,
  env: Record<string, string>,
  { sql }: { sql?: string } = {},
): Promise<() => Promise<void>> {
  const localDir = await aLocalDir();
  if (sql !== undefined) await runOn(localDir, sql);
  // Shorter than usual: many tests wait for a build, and each one would wait for more changes first.
  const product = await startProduct({
    env: { BACKEND_IS_SHORT_LIVED: 'yes', REBUILD_QUIET_SECONDS: '1', ...env },
    localDir,
  });
  project.provide('product', {
    url: product.url,
    adminToken: product.adminToken,
    publishableKey: product.publishableKey,
    localDir: product.localDir,
    buildHookUrl: product.buildHookUrl,
  });
  return async () => {
    await product.remove();
  };
}

declare module 'vitest' {
  // Vitest's own way of typing what a global set-up hands to its tests.
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be merged
  export interface ProvidedContext {
    /** Where the feeds of the product stand. */
    feedHost: string;
    /** Where the chain and the explorers of the product are told what to do. */
    bitcoinControl: string;
    product: Pick<Product, 'url' | 'adminToken' | 'publishableKey' | 'localDir' | 'buildHookUrl'>;
  }
}
