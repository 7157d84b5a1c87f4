import type { TestProject } from 'vitest/node';
import { startProduct, type Product } from '../../scripts/local/product.ts';
import { translatesWhatItKnows } from './demo-translator.ts';
import { aLanguageModel } from './model-stand-in.ts';

/**
 * Starts the product once, as `npm start` does, for all tests that look at it from outside; beside it a language model
 * that knows some sentences. The empty product of other tests has none.
 */
export default async function runningProduct(project: TestProject): Promise<() => Promise<void>> {
  const model = await aLanguageModel(translatesWhatItKnows);
  const settings = {
    AI_BASE_URL: model.url,
    AI_API_KEY: 'a key',
    AI_MODEL: 'a-model',
    AI_PRICES: '0.40,1.60',
  };
  const end = await provideProduct(project, settings);
  return async () => {
    await end();
    await model.stop();
  };
}

/** Starts a product for a project of tests, and answers what ends it. */
export async function provideProduct(
  project: TestProject,
  env: Record<string, string>,
): Promise<() => Promise<void>> {
  // Shorter than usual: many tests wait for a build, and each one would wait for more changes first.
  const product = await startProduct({ env: { REBUILD_QUIET_SECONDS: '1', ...env } });
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
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface can be merged
  export interface ProvidedContext {
    product: Pick<Product, 'url' | 'adminToken' | 'publishableKey' | 'localDir' | 'buildHookUrl'>;
  }
}
