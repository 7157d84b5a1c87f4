/** A sealed backup opens only whole, unchanged, under its own name and with the right key. */
import { gunzipSync } from 'node:zlib';
import { Decrypter } from 'age-encryption';
import { beforeAll, describe, expect, test } from 'vitest';
import { keyId, newBackupKeys, privateBackupKey, publicBackupKey, seal } from './seal.ts';

const bytes = Buffer.from('Zoë, zoe@example.com');

async function opener(text: string) {
  const key = await privateBackupKey(text);
  if (key === undefined) throw new Error('no key');
  return key;
}

describe('seal', () => {
  let keys: { publicKey: string; privateKey: string };
  let sealed: Uint8Array;

  beforeAll(async () => {
    keys = await newBackupKeys();
    sealed = await seal(bytes, { name: 'a/ü', publicKey: keys.publicKey });
  });

  test('encrypts bytes so that only the private key can decrypt them', async () => {
    const { id, unseal } = await opener(keys.privateKey);
    expect(Buffer.from(await unseal(sealed, 'a/ü'))).toEqual(bytes);
    const other = await newBackupKeys();
    await expect((await opener(other.privateKey)).unseal(sealed, 'a/ü')).rejects.toThrow('another key');
    expect(Buffer.from(sealed).includes('zoe@')).toBe(false);
    expect(await seal(bytes, { name: 'a/ü', publicKey: keys.publicKey })).not.toEqual(sealed);
    expect([keyId(keys.publicKey), keyId(other.publicKey) === id]).toEqual([id, false]);
  });

  test('writes what age and gunzip can read without this product', async () => {
    const decrypter = new Decrypter();
    decrypter.addIdentity(keys.privateKey);
    expect(gunzipSync(await decrypter.decrypt(sealed))).toEqual(bytes);
  });

  test('fails to decrypt bytes that were changed, cut or stored under another name', async () => {
    const { unseal } = await opener(keys.privateKey);
    for (let position = 0; position < sealed.length; position++) {
      const altered = Buffer.from(sealed);
      altered[position] = (altered[position] ?? 0) ^ 1;
      await expect(unseal(altered, 'a/ü')).rejects.toThrow('altered');
      await expect(unseal(sealed.subarray(0, position), 'a/ü')).rejects.toThrow('altered');
    }
    await expect(unseal(sealed, 'a/u')).rejects.toThrow('altered');
  });

  test('rejects keys of the wrong kind, and text that is no key', async () => {
    for (const other of ['', 'a key', 'AAAA', keys.privateKey, `${keys.publicKey}x`, 'age1'])
      expect(publicBackupKey(other)).toBeUndefined();
    for (const other of ['', 'a key', 'AAAA', keys.publicKey, `${keys.privateKey}x`])
      expect(await privateBackupKey(other)).toBeUndefined();
  });
});

describe('parts that were sealed before 28 November 2026', () => {
  const older = {
    privateKey: 'MC4CAQAwBQYDK2VuBCIEIADeqWGHpVyTja5Ne4cJ78kWZHtdA-SEh0cSlwtI2KtY',
    id: '35a4a55ce4a3',
    sealed: Buffer.from(
      'YmFja3VwLTEwKjAFBgMrZW4DIQD_ciZn1AnbN3l0ZkMHU8DXTFImiz3qFsJ1yXT0yRfWX7lOQYgAW91_5jn_QPO0wfQMqhhrLgl9fDAQ5EoDMoUZyNt-8GqfufuQc_HUBx8PwlCbyVGPcgaMLQ',
      'base64url',
    ),
  };

  test('can be read with their key file, unless they were changed, cut or stored under another name', async () => {
    const { id, unseal } = await opener(older.privateKey);
    expect([id, Buffer.from(await unseal(older.sealed, 'a/b'))]).toEqual([older.id, bytes]);
    await expect(unseal(older.sealed, 'a/c')).rejects.toThrow('altered');
    for (let position = 0; position < older.sealed.length; position++) {
      const altered = Buffer.from(older.sealed);
      altered[position] = (altered[position] ?? 0) ^ 1;
      await expect(unseal(altered, 'a/b')).rejects.toThrow('altered');
      await expect(unseal(older.sealed.subarray(0, position), 'a/b')).rejects.toThrow('altered');
    }
  });
});
