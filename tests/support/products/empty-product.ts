import type { TestProject } from 'vitest/node';
import { provideProduct } from './running-product.ts';

/**
 * A product without posts, for tests that would disturb the others: they break it, fill it, or send it much. Its table takes times
 * that no program can read.
 */
export default (project: TestProject): Promise<() => Promise<void>> =>
  provideProduct(project, {
    env: { SEED: 'none', CONTACT_LIMIT: '1000' },
    sql: 'alter table public.blog_posts drop constraint blog_posts_times_range;',
  });
