/** Networks an address may belong to; the key says which. */
export const bitcoinNetworks = ['mainnet', 'testnet'] as const;

/**
 * What is missing before an order can be made. `key-…`: what is wrong with the extended public key; `key-private` is one that could
 * spend, which is never kept. `explorers-not-two`: fewer than two, or two of the same host.
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

/** So many unused addresses in a row most wallets look over. */
export const usualGapLimit = 20;

export type BitcoinNetwork = (typeof bitcoinNetworks)[number];
export type MissingForOrders = (typeof missingForOrders)[number];
