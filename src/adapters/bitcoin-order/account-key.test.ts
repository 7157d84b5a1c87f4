import { createBase58check } from '@scure/base';
import { HDKey } from '@scure/bip32';
import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { readAccountKey } from './account-key.ts';

/** The test vectors of BIP 84 contain this account key. */
const zpub =
  'zpub6rFR7y4Q2AijBEqTUquhVz398htDFrtymD9xYYfG1m4wAcvPhXNfE3EfH1r1ADqtfSdVCToUG868RvUUkgDKf31mGDtKsAYz2oz2AGutZYs';
const zprv =
  'zprvAdG4iTXWBoARxkkzNpNh8r6Qag3irQB8PzEMkAFeTRXxHpbF9z4QgEvBRmfvqWvGp42t42nvgGpNgYSJA9iefm1yYNZKEm7z6qUWCroSQnE';

describe('account key', () => {
  test('derives the addresses in the test vectors of BIP 84', () => {
    const read = readAccountKey(zpub);
    expect(read.ok && [0, 1].map(read.value.addressAt)).toEqual([
      'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu',
      'bc1qnjg0jd8228aq7egyzacy8cys3knf9xvrerkf9g',
    ]);
    expect(read.ok && [read.value.network, read.value.fingerprint]).toEqual(['mainnet', 'fd13aac9']);
  });

  test.each([
    ['xpub', 0x0488b21e, 'mainnet', 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu'],
    ['tpub', 0x043587cf, 'testnet', 'tb1qcr8te4kr609gcawutmrza0j4xv80jy8zmfp6l0'],
    ['vpub', 0x045f1cf6, 'testnet', 'tb1qcr8te4kr609gcawutmrza0j4xv80jy8zmfp6l0'],
  ])('determines the network of a key in the form %s', (start, version, network, first) => {
    const key = withVersion(zpub, version);
    expect(key.startsWith(start)).toBe(true);
    const read = readAccountKey(key);
    expect(read.ok && [read.value.network, read.value.addressAt(0)]).toEqual([network, first]);
  });

  test.each([
    ['zprv', zprv],
    ['a mistyped zprv', `${zprv.slice(0, -1)}F`],
    ['xprv', withVersion(zprv, 0x0488ade4)],
    ['yprv', withVersion(zprv, 0x049d7878)],
    ['tprv', withVersion(zprv, 0x04358394)],
    ['vprv', withVersion(zprv, 0x045f18bc)],
    ['a truncated private key', zprv.slice(0, 40)],
  ])('rejects %s, because it is a private key', (_, key) => {
    expect(readAccountKey(key)).toEqual({ ok: false, refusal: { code: 'key-private' } });
  });

  const account = HDKey.fromExtendedKey(zpub, { public: 0x04b24746, private: 0x04b2430c });

  test.each([
    ['a typo in the middle', `${zpub.slice(0, 60)}X${zpub.slice(61)}`, 'key-checksum'],
    ['a truncated key', zpub.slice(0, 60), 'key-checksum'],
    ['an extra letter', `${zpub}X`, 'key-checksum'],
    ['two swapped letters', zpub.replace('fH1r', 'fHr1'), 'key-checksum'],
    ['an address', 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu', 'key-unknown'],
    ['a seed phrase', 'abandon abandon about', 'key-unknown'],
    ['nothing', '', 'key-unknown'],
    ['a ypub', withVersion(zpub, 0x049d7cb2), 'key-unknown'],
    ['the key of the receiving chain', account.deriveChild(0).publicExtendedKey, 'key-depth'],
    ['the key of one address', account.deriveChild(0).deriveChild(0).publicExtendedKey, 'key-depth'],
    ['an account that is not hardened', withIndex(zpub, 0), 'key-depth'],
    ['a key that is not on the curve', withPublicKey(zpub, new Uint8Array(33)), 'key-unknown'],
  ])('rejects %s with its error code (case %#)', (_, key, code) => {
    expect(readAccountKey(key)).toEqual({ ok: false, refusal: { code } });
  });
});

function changed(key: string, change: (bytes: Uint8Array) => void): string {
  const coder = createBase58check(
    (bytes: Uint8Array) => new Uint8Array(createHash('sha256').update(bytes).digest()),
  );
  const bytes = Uint8Array.from(coder.decode(key));
  change(bytes);
  return coder.encode(bytes);
}
function withVersion(key: string, version: number): string {
  return changed(key, (bytes) => new DataView(bytes.buffer).setUint32(0, version));
}
function withIndex(key: string, index: number): string {
  return changed(key, (bytes) => new DataView(bytes.buffer).setUint32(9, index));
}
function withPublicKey(key: string, publicKey: Uint8Array): string {
  return changed(key, (bytes) => bytes.set(publicKey, 45));
}
