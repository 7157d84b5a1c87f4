/** The networks that an extended public key can belong to. The key determines the network of its addresses. */
export const bitcoinNetworks = ['mainnet', 'testnet'] as const;

/**
 * The reasons why no order can be created. Reasons that begin with `key-` say what is wrong with the extended public key.
 * `key-private` means that the key could spend money. Such a key is never stored. `explorers-not-two` means that there are
 * fewer than two explorers, or that both are on the same host.
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

/** Most wallets stop scanning for payments after this many consecutive unused addresses. */
export const usualGapLimit = 20;

export type BitcoinNetwork = (typeof bitcoinNetworks)[number];
export type MissingForOrders = (typeof missingForOrders)[number];
