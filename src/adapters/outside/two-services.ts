import { findSetting, isSafeAddress } from '../settings.ts';

/** Two addresses on one host would always agree, so they count as one service. */
export function twoServices(setting: 'EXPLORER_URLS' | 'PRICE_API_URLS'): URL[] {
  const named = (findSetting(setting) ?? '').split(',').map((address) => address.trim());
  const safe = named.filter(isSafeAddress).map((address) => new URL(address));
  return [...new Map(safe.map((url) => [url.host, url])).values()].slice(0, 2);
}
