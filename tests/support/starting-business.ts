import { setBusiness } from '#core/business/current.ts';
import { startingBusiness } from '#site-config';

/** Sets what `business()` returns in unit tests. */
setBusiness(startingBusiness);

export { startingBusiness };
