/**
 * Encrypts the parts of a backup, so that the service that stores them can neither read them nor exchange one for
 * another.
 */
import { hash } from 'node:crypto';
import { crc32, deflateRawSync, gunzipSync } from 'node:zlib';
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { olderBackupKey } from './older-seal.ts';
import { alteredBackup, type PrivateBackupKey } from './place.ts';

/** Returns a new pair of keys. The site gets only the public key, which cannot decrypt backups. */
export async function newBackupKeys(): Promise<{ publicKey: string; privateKey: string }> {
  const privateKey = await generateX25519Identity();
  return { publicKey: await identityToRecipient(privateKey), privateKey };
}

/**
 * Compresses bytes, and encrypts them for the owner of the public key: `age -d -i KEYFILE PART | gunzip` restores them.
 * The gzip header holds the name, so bytes that are stored under another name are refused.
 */
export function seal(
  bytes: Uint8Array,
  { name, publicKey }: { name: string; publicKey: string },
): Promise<Uint8Array> {
  const encrypter = new Encrypter();
  encrypter.addRecipient(publicKey);
  return encrypter.encrypt(zipped(bytes, name));
}

/** Returns the public key, or undefined if the text is none that `npm run backup-key` prints. */
export function publicBackupKey(text: string): string | undefined {
  try {
    if (!/^age1(?!pq1|tag)/.test(text)) return undefined;
    new Encrypter().addRecipient(text);
    return text;
  } catch {
    return undefined;
  }
}

/** Reads the content of a key file: of `npm run backup-key`, or of its version before 28 November 2026. */
export async function privateBackupKey(text: string): Promise<PrivateBackupKey | undefined> {
  if (!text.startsWith('AGE-SECRET-KEY-1')) return olderBackupKey(text);
  try {
    const decrypter = new Decrypter();
    decrypter.addIdentity(text);
    return {
      id: keyId(await identityToRecipient(text)),
      unseal: async (sealed, name) => unzipped(await decrypted(decrypter, { sealed, name }), name),
    };
  } catch {
    return undefined;
  }
}

/** Derives the id of a key pair from its public key. The names of the backup’s objects contain this id. */
export const keyId = (publicKey: string): string => hash('sha256', publicKey).slice(0, 12);

async function decrypted(
  decrypter: Decrypter,
  { sealed, name }: { sealed: Uint8Array; name: string },
): Promise<Uint8Array> {
  try {
    return await decrypter.decrypt(sealed);
  } catch (cause) {
    throw alteredBackup(name, cause);
  }
}

/** The gzip format (RFC 1952) with the name of the file, which Node’s own `gzipSync` cannot write. */
function zipped(bytes: Uint8Array, name: string): Buffer {
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(crc32(bytes));
  trailer.writeUInt32LE(bytes.length, 4);
  return Buffer.concat([gzipHeader, Buffer.from(`${name}\0`), deflateRawSync(bytes), trailer]);
}

function unzipped(bytes: Uint8Array, name: string): Uint8Array {
  const start = Buffer.concat([gzipHeader, Buffer.from(`${name}\0`)]);
  if (!start.equals(bytes.subarray(0, start.length))) throw alteredBackup(name);
  return gunzipSync(bytes);
}

/** The flag 8 announces a name, and 255 says that the system is unknown. */
const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 8, 0, 0, 0, 0, 0, 255]);
