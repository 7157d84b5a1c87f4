import { findSetting, isSafeAddress } from '../settings.ts';

/** Returns at most two URLs. They have different hosts, because callers compare the answers of two services. */
export function twoServices(setting: 'EXPLORER_URLS' | 'PRICE_API_URLS'): URL[] {
  const named = (findSetting(setting) ?? '').split(',').map((address) => address.trim());
  const safe = named.filter(isSafeAddress).map((address) => new URL(address));
  return [...new Map(safe.map((url) => [url.host, url])).values()].slice(0, 2);
}
