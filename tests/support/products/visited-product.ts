import type { TestProject } from 'vitest/node';
import { provideProduct } from './running-product.ts';

/** Provides the product as `npm start` first shows it, with the demo posts. */
export default (project: TestProject): Promise<() => Promise<void>> => provideProduct(project, { env: {} });
