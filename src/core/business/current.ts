import { setPriceLists } from '../quote/prices.ts';
import type { Business } from './business.ts';

/**
 * The details of the business as this process knows them. A build sets them before each page, and functions before each request
 * (`src/adapters/supabase/site/business.ts`). Not for code in the browser, where nobody sets them: pass it what it shows.
 */
export function business(): Business {
  if (current === undefined) throw new Error('The details of the business were not read yet.');
  return current;
}

/** The version of these details; 0 for those of a new installation. */
export const businessVersion = (): number => currentVersion;

export function setBusiness(details: Business, version = 0): void {
  current = details;
  setPriceLists({ current: details.prices, earlier: details.earlierPrices });
  currentVersion = version;
}

let current: Business | undefined;
let currentVersion = 0;
