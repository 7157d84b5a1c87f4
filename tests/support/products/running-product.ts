import type { TestProject } from 'vitest/node';
import { startProduct, type Product } from '../../../scripts/local/product.ts';
import { aLocalDir, runOn } from '../database/backend.ts';
import { findServer, startServer, type HostedServer } from '../hosted/postgres.ts';
import { findPostgrest } from '../hosted/postgrest.ts';

/**
 * Starts a product for a project of tests, and answers what ends it. It uses PostgreSQL and PostgREST, which answer in a quarter of
 * the processor time; where this machine has none, on the embedded backend. `sql` is run on its database before that, with all rights.
 */
export async function provideProduct(project: TestProject, settings: ProductSettings): Promise<Ending> {
  const binDir = findServer();
  const server =
    binDir === undefined || findPostgrest() === undefined ? undefined : await startServer(binDir);
  const serverPlace = server && { folder: server.folder, isSafeupdateLoaded: server.isSafeupdateLoaded };
  project.provide('hostedServer', serverPlace);
  const product = await aProduct(serverPlace, settings);
  project.provide('product', {
    url: product.url,
    adminToken: product.adminToken,
    publishableKey: product.publishableKey,
    localDir: product.localDir,
    buildHookUrl: product.buildHookUrl,
  });
  return async () => {
    await product.remove();
    await server?.stop();
  };
}

/** A product with a migrated database of its own on that server, or on the embedded backend. */
export async function aProduct(
  server: HostedServer | undefined,
  { env, sql = '' }: ProductSettings,
): Promise<Product> {
  const given = { ...ofAllProducts, ...env };
  const postgrest = findPostgrest();
  if (server !== undefined && postgrest !== undefined) {
    const command = ['tests/support/hosted/start.ts', JSON.stringify({ ...server, postgrest, sql })];
    return startProduct({ env: given, command });
  }
  const localDir = await aLocalDir();
  if (sql !== '') await runOn(localDir, sql);
  return startProduct({ env: { BACKEND_IS_SHORT_LIVED: 'yes', ...given }, localDir });
}

// Shorter than usual: many tests wait for a build, and each one would wait for more changes first.
const ofAllProducts = { REBUILD_QUIET_SECONDS: '1' };

type ProductSettings = { env: Record<string, string>; sql?: string };

type Ending = () => Promise<void>;

declare module 'vitest' {
  // Vitest's own way of typing what a global set-up hands to its tests.
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be merged
  export interface ProvidedContext {
    /** Where the feeds of the product stand. */
    feedHost: string;
    /** Controls the blockchain and the explorers of the product. */
    bitcoinControl: string;
    product: Pick<Product, 'url' | 'adminToken' | 'publishableKey' | 'localDir' | 'buildHookUrl'>;
  }
}
