import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { backUp, newBackup, type BackupDeps } from '#core/backup/back-up.ts';
import { verifyArchive } from './archive-reader.ts';
import { sha256 } from './manifest.ts';
import { packBackup } from './pack-backup.ts';
import { SetupMistake } from '../../local/start/setup-mistake.ts';

/** Writes all data into one archive. The archive gets the name `file` only after its content has been verified. */
export async function makeBackup(
  { source, media, shutdown }: ArchiveDeps,
  file: string,
): Promise<{ rows: number; tables: number; images: number }> {
  if (existsSync(file)) throw new SetupMistake(`${file} is there already: name a file that is not.`);
  const folder = makeFolder(file);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  shutdown?.before(remove);
  try {
    const store = (name: string, bytes: Uint8Array): Promise<string> => {
      const part = path.join(folder, name);
      mkdirSync(path.dirname(part), { recursive: true });
      writeFileSync(part, bytes, { mode: 0o600 });
      return Promise.resolve(sha256(bytes));
    };
    const neverSaved = {
      stored: () => Promise.resolve([]),
      save: () => Promise.resolve(),
      isTimeOver: () => false,
    };
    const manifest = await backUp({ source, media, store, ...neverSaved }, newBackup('rows'));
    if (manifest === undefined) throw new Error('The backup ended early.');
    const archive = path.join(folder, 'archive');
    await packBackup(manifest, {
      read: (name) => Promise.resolve(readFileSync(path.join(folder, name))),
      file: archive,
    });
    await verifyArchive(archive);
    renameSync(archive, file);
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    return { rows, tables: manifest.tables.length, images: manifest.images.length };
  } finally {
    remove();
  }
}

/** Creates a private folder on the disk of `file`, because the finished archive cannot be renamed across disks. */
function makeFolder(file: string): string {
  try {
    return mkdtempSync(`${path.resolve(file)}.part-`);
  } catch (cause) {
    const { code } = cause as { code?: string };
    const why = code === 'ENOENT' ? 'its folder is not there' : `its folder may not be written to (${code})`;
    throw new SetupMistake(`${file} cannot be written: ${why}.`, { cause });
  }
}

type ArchiveDeps = Pick<BackupDeps, 'source' | 'media'> & {
  shutdown?: { before: (task: () => unknown) => void };
};
