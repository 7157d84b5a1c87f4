import type { Locale } from '../locale.ts';
import { setPriceLists } from '../quote/price-lists.ts';
import type { Business } from './business.ts';

/**
 * `setBusiness` is called by a build before each page, by a function before each request, and by the desk when it
 * renders. Other code in the browser must get the details as arguments.
 */
export function business(): Business {
  if (current === undefined) throw new Error('The details of the business were not read yet.');
  return current;
}

/** Returns the version of the details during a build. Returns 0 anywhere else, or if no details were ever saved. */
export const businessVersion = (): number => currentVersion;

/**
 * Returns a setting that the owner entered at the desk. Returns '' if there is none.
 *
 * @example ownSetting('NEWS_HOUR') // => '8'
 */
export function ownSetting(name: string): string {
  const entered: Record<string, string | string[]> = current?.settings ?? {};
  return [entered[name] ?? ''].flat().join(',');
}

/** Returns the owner’s description of an image, or '' if there is none. Only a build knows the descriptions. */
export const imageText = (path: string, locale: Locale): string => imageTexts[path]?.[locale] ?? '';

/** Sets the details that `business()` returns, and the price lists that belong to them. */
export function setBusiness(details: Business, version = 0, descriptions: typeof imageTexts = {}): void {
  current = details;
  imageTexts = descriptions;
  setPriceLists({ current: details.prices, earlier: details.earlierPrices });
  currentVersion = version;
}

let current: Business | undefined;
let currentVersion = 0;
let imageTexts: Record<string, Record<string, string>> = {};
