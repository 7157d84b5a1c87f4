/** Networks of addresses; the extended public key determines which one is used. */
export const bitcoinNetworks = ['mainnet', 'testnet'] as const;

/**
 * Why orders cannot be created. `key-…`: what is wrong with the extended public key; `key-private`: a key that could
 * spend, which is never stored. `explorers-not-two`: fewer than two, or both on the same host.
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

/** Most wallets scan this many consecutive unused addresses. */
export const usualGapLimit = 20;

export type BitcoinNetwork = (typeof bitcoinNetworks)[number];
export type MissingForOrders = (typeof missingForOrders)[number];
