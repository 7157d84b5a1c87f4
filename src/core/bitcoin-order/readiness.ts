/** The network of the business’s wallet. On the test network, coins have no value. */
export const bitcoinNetworks = ['mainnet', 'testnet'] as const;

/**
 * Why no order can be created. `key-private`: the site refuses a key that could spend money. Other `key-…` codes: the
 * extended public key is missing or unusable. `explorers-not-two`: `EXPLORER_URLS` lacks two different HTTPS hosts.
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
