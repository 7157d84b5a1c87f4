import type { TestProject } from 'vitest/node';
import { provideProduct } from './running-product.ts';

/** The product as `npm start` first shows it, with its demo posts. */
export default (project: TestProject): Promise<() => Promise<void>> => provideProduct(project, { env: {} });
