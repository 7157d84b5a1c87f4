import type { TestProject } from 'vitest/node';
import { startProduct, type Product } from '../../../scripts/local/product.ts';
import { aLocalDir, runOn } from '../database/backend.ts';
import { findServer, startServer, type HostedServer } from '../hosted/postgres.ts';
import { findPostgrest } from '../hosted/postgrest.ts';

/**
 * Starts a product for a Vitest project, and returns a function that removes the product. Uses PostgreSQL and
 * PostgREST if both are installed, because PostgreSQL needs a quarter of the embedded backend’s processor time.
 */
export async function provideProduct(project: TestProject, settings: ProductSettings): Promise<Ending> {
  const binDir = findServer();
  const server =
    binDir === undefined || findPostgrest() === undefined ? undefined : await startServer(binDir);
  const hostedServer = server && { folder: server.folder, isSafeupdateLoaded: server.isSafeupdateLoaded };
  project.provide('hostedServer', hostedServer);
  const product = await aProduct(hostedServer, settings);
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

/** Starts a product with a new migrated database on the given server, or else on the embedded backend. */
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

// Shorter than usual, because many tests wait for a build.
const ofAllProducts = { REBUILD_QUIET_SECONDS: '1' };

type ProductSettings = { env: Record<string, string>; sql?: string };

type Ending = () => Promise<void>;

declare module 'vitest' {
  // Declares the types of the values that a global set-up provides, as Vitest’s documentation prescribes.
  // oxlint-disable-next-line typescript/consistent-type-definitions -- TypeScript merges only interfaces
  export interface ProvidedContext {
    feedHost: string;
    bitcoinControl: string;
    product: Pick<Product, 'url' | 'adminToken' | 'publishableKey' | 'localDir' | 'buildHookUrl'>;
  }
}
