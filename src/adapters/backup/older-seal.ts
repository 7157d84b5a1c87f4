import {
  createDecipheriv,
  createPrivateKey,
  createPublicKey,
  diffieHellman,
  hash,
  hkdfSync,
  type KeyObject,
} from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { alteredBackup, type PrivateBackupKey } from './place.ts';

/** Opens parts sealed before 28 November 2026 (X25519, HKDF-SHA256, AES-256-GCM). Returns undefined for another text. */
export function olderBackupKey(text: string): PrivateBackupKey | undefined {
  const privateKey = x25519(text);
  if (privateKey === undefined) return undefined;
  const spki = createPublicKey(privateKey).export({ format: 'der', type: 'spki' });
  return {
    id: hash('sha256', spki).slice(0, 12),
    unseal(sealed, name) {
      try {
        return Promise.resolve(gunzipSync(opened(Buffer.from(sealed), { name, privateKey, spki })));
      } catch (cause) {
        return Promise.reject(alteredBackup(name, cause));
      }
    },
  };
}

/** The name is authenticated, so bytes that are stored under another name cannot be decrypted. */
function opened(bytes: Buffer, { name, privateKey, spki }: OlderKey): Buffer {
  const [from, to] = [magic.length + senderBytes, bytes.length - tagBytes];
  if (to < from || !bytes.subarray(0, magic.length).equals(magic)) throw new Error('no such format');
  const sender = bytes.subarray(magic.length, from);
  const publicKey = createPublicKey({ key: sender, format: 'der', type: 'spki' });
  const secret = diffieHellman({ privateKey, publicKey });
  const key = Buffer.from(hkdfSync('sha256', secret, Buffer.concat([sender, spki]), 'backup', 32));
  const decipher = createDecipheriv('aes-256-gcm', key, Buffer.alloc(12));
  decipher.setAAD(Buffer.from(name));
  decipher.setAuthTag(bytes.subarray(to));
  return Buffer.concat([decipher.update(bytes.subarray(from, to)), decipher.final()]);
}

function x25519(text: string): KeyObject | undefined {
  try {
    const key = createPrivateKey({ key: Buffer.from(text, 'base64url'), format: 'der', type: 'pkcs8' });
    return key.asymmetricKeyType === 'x25519' ? key : undefined;
  } catch {
    // The text is no key in this format.
    return undefined;
  }
}

const magic = Buffer.from('backup-1');
const senderBytes = 44;
const tagBytes = 16;

type OlderKey = { name: string; privateKey: KeyObject; spki: Buffer };
