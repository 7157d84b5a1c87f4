import { setPriceLists } from '../quote/prices.ts';
import type { Business } from './business.ts';

/**
 * Returns the details of the business as this process knows them. A build sets them before each page, and functions set
 * them before each request (`src/adapters/supabase/site/business.ts`). In the browser the details are never set, so code
 * there must get the values that it shows as arguments.
 */
export function business(): Business {
  if (current === undefined) throw new Error('The details of the business were not read yet.');
  return current;
}

/** The version of the details in a build: 0 for a new installation. In functions, it is always 0. */
export const businessVersion = (): number => currentVersion;

export function setBusiness(details: Business, version = 0): void {
  current = details;
  setPriceLists({ current: details.prices, earlier: details.earlierPrices });
  currentVersion = version;
}

let current: Business | undefined;
let currentVersion = 0;
