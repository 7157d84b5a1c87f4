/** The extended public key determines the network of its addresses. */
export const bitcoinNetworks = ['mainnet', 'testnet'] as const;

/**
 * The reasons why no order can be created. `key-…` says what is wrong with the extended public key. `key-private` is a key that
 * could spend, which is never stored. `explorers-not-two` means fewer than two explorers, or both on the same host.
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
