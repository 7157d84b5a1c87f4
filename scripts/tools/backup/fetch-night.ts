import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findBackupPlace, folderOf, sealedReader } from '#adapters/backup/backup-place.ts';
import { privateBackupKey } from '#adapters/backup/seal.ts';
import type { BackupManifest } from '#core/backup/back-up.ts';
import type { Shutdown } from '../../local/start/shutdown.ts';
import { SetupMistake } from '../../local/start/setup-mistake.ts';
import { packBackup } from './pack-backup.ts';

/** If `file` contains a private key, fetches a nightly backup and returns its path. Otherwise, returns `file`. */
export async function archiveOf(
  file: string,
  { night, shutdown }: { night: string | undefined; shutdown: Shutdown },
): Promise<string> {
  const privateKey = isShort(file) ? await privateBackupKey(readFileSync(file, 'utf8').trim()) : undefined;
  if (privateKey === undefined) return file;
  const place = findBackupPlace();
  if (place === undefined) throw new SetupMistake('BACKUP_URL is not set: it names where the backups are.');
  const folder = folderOf(privateKey.id);
  const stored = (await place.names('')).filter((name) => name.endsWith('/manifest'));
  const nights = stored.filter((name) => name.startsWith(folder)).map((name) => name.split('/').at(-2) ?? '');
  const wanted = night ?? nights.toSorted().at(-1);
  if (wanted === undefined || !nights.includes(wanted)) {
    const others = [...new Set(stored.map((name) => name.split('/nights/')[0]))].join(', ');
    throw new SetupMistake(
      `There is no complete backup ${night === undefined ? '' : `of ${night} `}in ${folder} (site and key): ${nights.join(', ') || others || 'the place is empty'}.`,
    );
  }
  const read = sealedReader(place, privateKey);
  // The manifest is not validated here, because `restoreBackup` verifies the whole archive that is packed from it.
  const manifest = JSON.parse(
    Buffer.from(await read(`nights/${wanted}/manifest`)).toString(),
  ) as BackupManifest;
  const target = mkdtempSync(path.join(tmpdir(), 'backup-'));
  shutdown.before(() => rmSync(target, { recursive: true, force: true }));
  const archive = path.join(target, `${wanted}.tar.gz`);
  await packBackup(manifest, { read, file: archive });
  console.log(`Fetched the backup of ${wanted}, and every part of it was as it was stored.`);
  return archive;
}

const isShort = (file: string): boolean =>
  (statSync(file, { throwIfNoEntry: false })?.size ?? Infinity) < 200;
