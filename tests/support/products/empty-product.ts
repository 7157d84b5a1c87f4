import type { TestProject } from 'vitest/node';
import { provideProduct } from './running-product.ts';

/** A product without posts, for tests that would disturb the others: they break it, fill it, or send it much. */
export default (project: TestProject): Promise<() => Promise<void>> =>
  provideProduct(project, { env: { SEED: 'none', CONTACT_LIMIT: '1000' } });
