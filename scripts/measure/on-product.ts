import { rmSync } from 'node:fs';
import { startProduct, type Product } from '../local/start/product.ts';

/** How long the products measured here wait for further changes before they build. */
export const quietSeconds = 0.5;

/** Starts a product of its own for a measurement and clears it away afterwards. */
export async function onProduct<Value>(
  seed: 'demo' | 'none',
  measure: (product: Product) => Promise<Value>,
  env: Record<string, string> = {},
): Promise<Value> {
  console.log(`Starting a product (SEED=${seed}) …`);
  const product = await startProduct({
    env: { ...env, SEED: seed, REBUILD_QUIET_SECONDS: String(quietSeconds) },
  });
  try {
    return await measure(product);
  } finally {
    await product.stop();
    rmSync(product.localDir, { recursive: true, force: true });
  }
}
