import {
  createCipheriv,
  createDecipheriv,
  createPrivateKey,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
  hash,
  hkdfSync,
  type KeyObject,
} from 'node:crypto';
import { BackupPlaceFailure } from './place-failure.ts';

/** Returns a new pair of keys. The site gets only the public key, which cannot decrypt backups. */
export function newBackupKeys(): { publicKey: string; privateKey: string } {
  const { publicKey, privateKey } = generateKeyPairSync('x25519');
  return {
    publicKey: publicKey.export({ format: 'der', type: 'spki' }).toString('base64url'),
    privateKey: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64url'),
  };
}

/**
 * Encrypts bytes for the owner of the public key (X25519, HKDF-SHA256, AES-256-GCM). The name is authenticated, so
 * bytes that are stored under another name cannot be decrypted.
 */
export function seal(bytes: Uint8Array, { name, publicKey }: { name: string; publicKey: KeyObject }): Buffer {
  const once = generateKeyPairSync('x25519');
  const sender = once.publicKey.export({ format: 'der', type: 'spki' });
  const secret = diffieHellman({ privateKey: once.privateKey, publicKey });
  const cipher = createCipheriv('aes-256-gcm', keyFrom(secret, { sender, publicKey }), nonce);
  cipher.setAAD(Buffer.from(name));
  return Buffer.concat([magic, sender, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
}

/** Decrypts sealed bytes. Throws if the bytes were altered, have another name, or were sealed for another key. */
export function unseal(
  sealed: Uint8Array,
  { name, privateKey }: { name: string; privateKey: KeyObject },
): Buffer {
  const bytes = Buffer.from(sealed);
  const [from, to] = [magic.length + senderBytes, bytes.length - tagBytes];
  if (to < from || !bytes.subarray(0, magic.length).equals(magic))
    throw new BackupPlaceFailure(
      `${name} is cut, or has a format that this version of the code cannot read`,
      200,
    );
  const sender = bytes.subarray(magic.length, from);
  try {
    const publicKey = createPublicKey(privateKey);
    const secret = diffieHellman({
      privateKey,
      publicKey: createPublicKey({ key: sender, format: 'der', type: 'spki' }),
    });
    const decipher = createDecipheriv('aes-256-gcm', keyFrom(secret, { sender, publicKey }), nonce);
    decipher.setAAD(Buffer.from(name));
    decipher.setAuthTag(bytes.subarray(to));
    return Buffer.concat([decipher.update(bytes.subarray(from, to)), decipher.final()]);
  } catch (cause) {
    throw new BackupPlaceFailure(`${name} was altered, or is sealed for another key`, 200, { cause });
  }
}

export const publicBackupKey = (text: string): KeyObject | undefined =>
  x25519(() => createPublicKey({ key: Buffer.from(text, 'base64url'), format: 'der', type: 'spki' }));
export const privateBackupKey = (text: string): KeyObject | undefined =>
  x25519(() => createPrivateKey({ key: Buffer.from(text, 'base64url'), format: 'der', type: 'pkcs8' }));

/** Derives the id of a key pair from its public or private key. The names of the backup’s objects contain this id. */
export const keyId = (key: KeyObject): string => hash('sha256', publicBytes(key)).slice(0, 12);

function x25519(read: () => KeyObject): KeyObject | undefined {
  try {
    const key = read();
    return key.asymmetricKeyType === 'x25519' ? key : undefined;
  } catch {
    // The text is no key in this format.
    return undefined;
  }
}

const publicBytes = (key: KeyObject): Buffer =>
  (key.type === 'private' ? createPublicKey(key) : key).export({ format: 'der', type: 'spki' });

const keyFrom = (secret: Buffer, { sender, publicKey }: { sender: Buffer; publicKey: KeyObject }): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, Buffer.concat([sender, publicBytes(publicKey)]), 'backup', 32));

/** The last character is the version of the format. */
const magic = Buffer.from('backup-1');
const senderBytes = 44;
const tagBytes = 16;
/** Each call of `seal` derives a new AES key, which encrypts nothing else, so the nonce may be constant. */
const nonce = Buffer.alloc(12);
