import { startProduct, type Product } from '../local/start/product.ts';

/** Starts a product of its own for a measurement and clears it away afterwards. */
export async function onProduct<Value>(
  seed: 'demo' | 'none',
  measure: (product: Product) => Promise<Value>,
  env: Record<string, string> = {},
): Promise<Value> {
  console.log(`Starting a product (SEED=${seed}) …`);
  const product = await startProduct({ env: { ...env, SEED: seed } });
  try {
    return await measure(product);
  } finally {
    await product.remove();
  }
}
