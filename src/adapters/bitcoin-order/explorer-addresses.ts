import { findSetting, isLocalSite } from '../settings.ts';

/** The first two explorers of the setting. Two addresses of one host are one explorer: it would always agree with itself. */
export function explorerAddresses(): URL[] {
  const named = (findSetting('EXPLORER_URLS') ?? '').split(',').map((address) => address.trim());
  const safe = named.filter(isSafeAddress).map((address) => new URL(address));
  return [...new Map(safe.map((url) => [url.host, url])).values()].slice(0, 2);
}

const isSafeAddress = (address: string): boolean =>
  URL.canParse(address) &&
  (address.startsWith('https://') || (address.startsWith('http://') && isLocalSite(address)));
