import { fileURLToPath } from 'node:url';
import { hash } from 'node:crypto';
import { findSetting, isSafeAddress, requireSetting, SettingMissing } from '../settings.ts';
import { BackupPlaceFailure, type BackupPlace, type PrivateBackupKey } from './place.ts';
import { s3Place } from './s3-place.ts';
import { keyId, publicBackupKey, seal } from './seal.ts';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Returns the configured place for backups, or undefined. Throws a `SettingMissing` for an invalid setting. */
export function findBackupPlace(): BackupPlace | undefined {
  const setting = findSetting('BACKUP_URL');
  if (setting === undefined) return undefined;
  const url = URL.canParse(setting) ? new URL(setting) : undefined;
  if (url?.protocol === 'file:' && url.hostname === '') return folderPlace(fileURLToPath(url));
  if (url === undefined || !isSafeAddress(setting) || url.pathname === '/')
    throw new SettingMissing(
      'BACKUP_URL',
      'The setting BACKUP_URL must be a bucket (https://…/bucket) or a folder (file:///…).',
    );
  return s3Place(url, {
    accessKeyId: requireSetting('BACKUP_KEY_ID'),
    secretAccessKey: requireSetting('BACKUP_SECRET'),
    region: findSetting('BACKUP_REGION') ?? 'us-east-1',
  });
}

export function requireBackupKey(): string {
  const key = publicBackupKey(requireSetting('BACKUP_PUBLIC_KEY'));
  if (key !== undefined) return key;
  throw new SettingMissing(
    'BACKUP_PUBLIC_KEY',
    'The setting BACKUP_PUBLIC_KEY must be a public key of npm run backup-key.',
  );
}

/** Returns the prefix of the object names of one site and key, so that several sites can share one backup place. */
export const folderOf = (id: string): string => `${new URL(requireSetting('SITE_URL')).hostname}/${id}/`;

/** Stores encrypted backup parts. Reads each part back, because a place may confirm a part that it did not store. */
export function sealedParts(place: BackupPlace, publicKey: string) {
  const folder = folderOf(keyId(publicKey));
  return {
    async store(name: string, bytes: Uint8Array): Promise<string> {
      const sealed = Buffer.from(await seal(bytes, { name: folder + name, publicKey }));
      await place.put(folder + name, sealed);
      const stored = await place.get(folder + name);
      if (stored === undefined || !sealed.equals(stored))
        throw new BackupPlaceFailure(`it confirmed ${name}, but does not return what was stored`, 200);
      return hash('sha256', bytes);
    },
    names: async (prefix: string): Promise<string[]> =>
      (await place.names(folder + prefix)).map((name) => name.slice(folder.length)),
    remove: (names: readonly string[]): Promise<void> => place.remove(names.map((name) => folder + name)),
  };
}

export const sealedReader =
  (place: BackupPlace, { id, unseal }: PrivateBackupKey) =>
  async (name: string): Promise<Uint8Array> => {
    const stored = folderOf(id) + name;
    const sealed = await place.get(stored);
    if (sealed === undefined) throw new BackupPlaceFailure(`${name} is missing`, 404);
    return unseal(sealed, stored);
  };

function folderPlace(folder: string): BackupPlace {
  return {
    async put(name, bytes) {
      const file = path.join(folder, name);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(`${file}.part`, bytes, { mode: 0o600 });
      await rename(`${file}.part`, file);
    },
    async get(name) {
      const file = path.join(folder, name);
      return existsSync(file) ? readFile(file) : undefined;
    },
    async names(prefix) {
      if (!existsSync(folder)) return [];
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      return entries
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
        .filter((name) => name.startsWith(prefix) && !name.endsWith('.part'));
    },
    async remove(names) {
      for (const name of names) await rm(path.join(folder, name), { force: true });
    },
  };
}
