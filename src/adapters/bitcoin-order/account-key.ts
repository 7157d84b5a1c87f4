/** Refusals and errors in this file never contain part of a key, because the key may be private. */
import { hash } from 'node:crypto';
import { base58, bech32, createBase58check } from '@scure/base';
import { HARDENED_OFFSET, HDKey, type Versions } from '@scure/bip32';
import { done, refuse, type Result } from '#core/result.ts';
import type { BitcoinNetwork, MissingForOrders } from '#core/bitcoin-order/readiness.ts';

/** Reads a `zpub`, `xpub`, `vpub` or `tpub`. The prefix of the key determines the network (SLIP 132). */
export function readAccountKey(text: string): Result<AccountKey, { code: KeyProblem }> {
  const version = versionOf(text);
  // Even a mistyped private key is refused as private, so this check precedes the check of the checksum.
  if (/^[a-z]prv/i.test(text) || (version !== undefined && privateVersions.has(version)))
    return refuse({ code: 'key-private' });
  const kind = version === undefined ? undefined : publicVersions.get(version);
  // A typing error can change the version, so a text with a public prefix but an unknown version counts as mistyped.
  if (version === undefined || kind === undefined)
    return refuse({ code: /^[xztv]pub/.test(text) ? 'key-checksum' : 'key-unknown' });
  if (!hasChecksum(text)) return refuse({ code: 'key-checksum' });

  const key = publicKeyIn(text, { public: version, private: kind.privateVersion });
  if (key === undefined) return refuse({ code: 'key-unknown' });
  if (key.depth !== accountDepth || key.index < HARDENED_OFFSET) return refuse({ code: 'key-depth' });
  return done(accountKey(key, kind.network));
}

/** The depth is the number of steps in the path `m/84'/0'/0'`: purpose, coin and account. */
const accountDepth = 3;

function accountKey(key: HDKey, network: BitcoinNetwork): AccountKey {
  const receiving = key.deriveChild(0);
  return {
    network,
    fingerprint: key.fingerprint.toString(16).padStart(8, '0'),
    addressAt: (index) => segwitAddress(receiving.deriveChild(index), network),
  };
}

/** Returns an address for the hash of the public key (BIP 141, version 0), written as in BIP 173. */
function segwitAddress({ pubKeyHash }: HDKey, network: BitcoinNetwork): string {
  if (pubKeyHash === undefined) throw new Error('A derived key has no public key.');
  return bech32.encode(network === 'mainnet' ? 'bc' : 'tb', [0, ...bech32.toWords(pubKeyHash)]);
}

function publicKeyIn(text: string, versions: Versions): HDKey | undefined {
  try {
    return HDKey.fromExtendedKey(text, versions);
  } catch {
    // The library throws if the key has the wrong length, is in fact private, or is no point on the curve.
    return undefined;
  }
}

/** Returns the version (the first four bytes) of a Base58 key, or undefined if the text is no Base58 key. */
function versionOf(text: string): number | undefined {
  if (!/^[1-9A-HJ-NP-Za-km-z]{107,113}$/.test(text)) return undefined;
  return new DataView(Uint8Array.from(base58.decode(text)).buffer).getUint32(0);
}

function hasChecksum(text: string): boolean {
  try {
    createBase58check((bytes: Uint8Array) => new Uint8Array(hash('sha256', bytes, 'buffer'))).decode(text);
    return true;
  } catch {
    return false;
  }
}

/** Maps the version of a public key to the key’s network and to the version of its private key (SLIP 132). */
const publicVersions = new Map<number, { network: BitcoinNetwork; privateVersion: number }>([
  [0x0488b21e, { network: 'mainnet', privateVersion: 0x0488ade4 }],
  [0x04b24746, { network: 'mainnet', privateVersion: 0x04b2430c }],
  [0x043587cf, { network: 'testnet', privateVersion: 0x04358394 }],
  [0x045f1cf6, { network: 'testnet', privateVersion: 0x045f18bc }],
]);

/** The versions of `xprv`, `yprv`, `zprv`, `Yprv`, `Zprv` and of the private keys of test networks. */
const privateVersions = new Set([
  0x0488ade4, 0x049d7878, 0x04b2430c, 0x0295b005, 0x02aa7a99, 0x04358394, 0x044a4e28, 0x045f18bc, 0x024285b5,
  0x02575048,
]);

export type AccountKey = {
  network: BitcoinNetwork;
  /** The fingerprint of the account key itself (BIP 32), in eight hexadecimal digits. */
  fingerprint: string;
  /** Returns the address with the path `m/84'/…/0/index`. */
  addressAt: (index: number) => string;
};

export type KeyProblem = Extract<MissingForOrders, `key-${string}`>;
