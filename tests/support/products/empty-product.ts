import type { TestProject } from 'vitest/node';
import { provideProduct } from './running-product.ts';

/** Provides a product without posts, for heavy tests and for tests that would disturb the tests on other products. */
export default (project: TestProject): Promise<() => Promise<void>> =>
  provideProduct(project, {
    env: { SEED: 'none', CONTACT_LIMIT: '1000' },
    // The last line keeps `check-installation` from reporting the missing constraint.
    sql: `alter table public.blog_posts drop constraint blog_posts_times_range;
      select private.record_catalogue(migrated_to) from private.installation;`,
  });
