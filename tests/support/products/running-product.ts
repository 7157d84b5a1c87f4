import type { TestProject } from 'vitest/node';
import { startProduct, type Product } from '../../../scripts/local/start/product.ts';
import { aLocalDir, runOn } from '../database/backend.ts';
import { findServer, startServer } from '../hosted/postgres.ts';
import { findPostgrest } from '../hosted/postgrest.ts';

/** Starts a product for a project of tests, and answers what ends it. */
export const provideProduct = (project: TestProject, env: Record<string, string>): Promise<Ending> =>
  provideEmbedded(project, { env });

/**
 * The same on PostgreSQL and PostgREST, which answer in a quarter of the processor time; where this machine has none, on the embedded
 * backend. `sql` is run on its database before that, with all rights.
 */
export async function provideHostedProduct(
  project: TestProject,
  { env, sql }: { env: Record<string, string>; sql: string },
): Promise<Ending> {
  const [binDir, postgrest] = [findServer(), findPostgrest()];
  if (binDir === undefined || postgrest === undefined) return provideEmbedded(project, { env, sql });
  const server = await startServer(binDir);
  const command = ['tests/support/hosted/start.ts', JSON.stringify({ ...server, postgrest, sql })];
  const product = await startProduct({ env: { ...ofAllProducts, ...env }, command });
  provide(project, product);
  return async () => {
    await product.remove();
    await server.stop();
  };
}

async function provideEmbedded(
  project: TestProject,
  { env, sql }: { env: Record<string, string>; sql?: string },
): Promise<Ending> {
  const localDir = await aLocalDir();
  if (sql !== undefined) await runOn(localDir, sql);
  const product = await startProduct({
    env: { ...ofAllProducts, BACKEND_IS_SHORT_LIVED: 'yes', ...env },
    localDir,
  });
  provide(project, product);
  return product.remove;
}

// Shorter than usual: many tests wait for a build, and each one would wait for more changes first.
const ofAllProducts = { REBUILD_QUIET_SECONDS: '1' };

function provide(project: TestProject, product: Product): void {
  project.provide('product', {
    url: product.url,
    adminToken: product.adminToken,
    publishableKey: product.publishableKey,
    localDir: product.localDir,
    buildHookUrl: product.buildHookUrl,
  });
}

type Ending = () => Promise<void>;

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
