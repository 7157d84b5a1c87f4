import { describe, expect, test } from 'vitest';
import { keyId, newBackupKeys, privateBackupKey, publicBackupKey, seal, unseal } from './seal.ts';

const aPair = () => {
  const { publicKey, privateKey } = newBackupKeys();
  const keys = { publicKey: publicBackupKey(publicKey), privateKey: privateBackupKey(privateKey) };
  if (keys.publicKey === undefined || keys.privateKey === undefined) throw new Error('no keys');
  return { publicKey: keys.publicKey, privateKey: keys.privateKey };
};

describe('seal', () => {
  const { publicKey, privateKey } = aPair();
  const bytes = Buffer.from('Zoë, zoe@example.com');
  const sealed = seal(bytes, { name: 'a/b', publicKey });

  test('encrypts bytes so that only the private key can decrypt them', () => {
    expect(unseal(sealed, { name: 'a/b', privateKey })).toEqual(bytes);
    expect(() => unseal(sealed, { name: 'a/b', privateKey: aPair().privateKey })).toThrow('another key');
    expect(sealed.includes('zoe@')).toBe(false);
    expect(seal(bytes, { name: 'a/b', publicKey })).not.toEqual(sealed);
    expect([keyId(publicKey), keyId(aPair().publicKey) === keyId(publicKey)]).toEqual([
      keyId(privateKey),
      false,
    ]);
  });

  test('fails to decrypt bytes that were changed, cut or stored under another name', () => {
    for (let place = 0; place < sealed.length; place++) {
      const altered = Buffer.from(sealed);
      altered[place] = (altered[place] ?? 0) ^ 1;
      expect(() => unseal(altered, { name: 'a/b', privateKey })).toThrow(/altered|cut/);
      expect(() => unseal(sealed.subarray(0, place), { name: 'a/b', privateKey })).toThrow(/altered|cut/);
    }
    expect(() => unseal(sealed, { name: 'a/c', privateKey })).toThrow('altered');
    expect(() => unseal(Buffer.from('backup-2 and more'), { name: 'a/b', privateKey })).toThrow('format');
  });

  test('rejects keys of the wrong kind, and text that is no key', () => {
    const keys = newBackupKeys();
    expect(publicBackupKey(keys.privateKey)).toBeUndefined();
    expect(privateBackupKey(keys.publicKey)).toBeUndefined();
    for (const other of ['', 'a key', 'AAAA'])
      expect([publicBackupKey(other), privateBackupKey(other)]).toEqual([undefined, undefined]);
  });
});
