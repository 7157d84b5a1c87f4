export const bitcoinNetworks = ['mainnet', 'testnet'] as const;

/**
 * Why no order can be created. `key-private`: the key could spend money, so the site does not use it. Other `key-…`
 * codes: no usable extended public key is set. `explorers-not-two`: `EXPLORER_URLS` lacks two different HTTPS hosts.
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
