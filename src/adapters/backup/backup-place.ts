import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import { hash, type KeyObject } from 'node:crypto';
import { findSetting, isSafeAddress, requireSetting, SettingMissing } from '../settings.ts';
import { folderPlace } from './folder-place.ts';
import { BackupPlaceFailure, type BackupPlace } from './place-failure.ts';
import { s3Place } from './s3-place.ts';
import { keyId, publicBackupKey, seal, unseal } from './seal.ts';

/** Returns the configured place for backups, or undefined. Throws a `SettingMissing` for an invalid setting. */
export function findBackupPlace(): BackupPlace | undefined {
  const given = findSetting('BACKUP_URL');
  if (given === undefined) return undefined;
  const url = URL.canParse(given) ? new URL(given) : undefined;
  if (url?.protocol === 'file:') return folderPlace(fileURLToPath(url));
  if (url === undefined || !isSafeAddress(given) || url.pathname === '/')
    throw new SettingMissing(
      'BACKUP_URL',
      'The setting BACKUP_URL must be a bucket (https://…/bucket) or a folder (file:///…).',
    );
  return s3Place(url, {
    keyId: requireSetting('BACKUP_KEY_ID'),
    secret: requireSetting('BACKUP_SECRET'),
    region: findSetting('BACKUP_REGION') ?? 'us-east-1',
  });
}

export function requireBackupKey(): KeyObject {
  const key = publicBackupKey(requireSetting('BACKUP_PUBLIC_KEY'));
  if (key !== undefined) return key;
  throw new SettingMissing(
    'BACKUP_PUBLIC_KEY',
    'The setting BACKUP_PUBLIC_KEY must be a public key of npm run backup-key.',
  );
}

/** Returns the prefix of the object names of one site and key, so that several sites can share one backup place. */
export const folderOf = (key: KeyObject): string =>
  `${new URL(requireSetting('SITE_URL')).hostname}/${keyId(key)}/`;

/** Stores encrypted backup parts. Reads each part back, because a place may confirm a part that it did not store. */
export function sealedParts(place: BackupPlace, publicKey: KeyObject) {
  const folder = folderOf(publicKey);
  return {
    async store(name: string, bytes: Uint8Array): Promise<string> {
      const sealed = seal(gzipSync(bytes), { name: folder + name, publicKey });
      await place.put(folder + name, sealed);
      const kept = await place.get(folder + name);
      if (kept === undefined || !sealed.equals(kept))
        throw new BackupPlaceFailure(`it confirmed ${name}, but does not return what was stored`, 200);
      return hash('sha256', bytes);
    },
    names: async (prefix: string): Promise<string[]> =>
      (await place.names(folder + prefix)).map((name) => name.slice(folder.length)),
    remove: (names: readonly string[]): Promise<void> => place.remove(names.map((name) => folder + name)),
  };
}

export const sealedReader =
  (place: BackupPlace, privateKey: KeyObject) =>
  async (name: string): Promise<Uint8Array> => {
    const stored = folderOf(privateKey) + name;
    const sealed = await place.get(stored);
    if (sealed === undefined) throw new BackupPlaceFailure(`${name} is missing`, 404);
    return gunzipSync(unseal(sealed, { name: stored, privateKey }));
  };
