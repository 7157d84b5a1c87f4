export const bitcoinNetworks = ['mainnet', 'testnet'] as const;

/**
 * Why no order can be created. `key-…`: the extended public key is unusable. `key-private`: the key could spend
 * money, so it is never stored. `explorers-not-two`: `EXPLORER_URLS` does not name two different HTTPS hosts.
 */
export const missingForOrders = [
  'key-missing',
  'key-private',
  'key-checksum',
  'key-unknown',
  'key-depth',
  'explorers-missing',
  'explorers-not-two',
  'prices-not-two',
  'mail-missing',
] as const;

/** Most wallets stop looking for payments after this many consecutive unused addresses. */
export const usualGapLimit = 20;

export type BitcoinNetwork = (typeof bitcoinNetworks)[number];
export type MissingForOrders = (typeof missingForOrders)[number];
