import { setBusiness } from '#core/business/current.ts';
import { startingBusiness } from '#site-config';

/** Sets what `business()` returns in the process that runs the tests. */
setBusiness(startingBusiness);

export { startingBusiness };
