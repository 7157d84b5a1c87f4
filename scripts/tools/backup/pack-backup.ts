import { Readable } from 'node:stream';
import { imagePartName, type BackupManifest } from '#core/backup/back-up.ts';
import { writeArchive } from './archive-writer.ts';
import { accountsEntry, backupFormat, mediaEntry, sha256, tableEntry } from './manifest.ts';
import { SetupMistake } from '../../local/start/setup-mistake.ts';

/** Packs the parts of a backup into one archive. Throws if a part is missing, or if a table’s part has changed. */
export async function packBackup(
  { accounts, tables, images, ...manifest }: BackupManifest,
  { read, file }: { read: (name: string) => Promise<Uint8Array>; file: string },
): Promise<void> {
  const writer = writeArchive(file, new Date(manifest.made_at));
  async function* contentOf(parts: BackupManifest['tables'][number]['parts']) {
    for (const { name, sha256: digest } of parts) {
      const bytes = await read(name);
      if (sha256(bytes) !== digest)
        throw new SetupMistake(`The backup is damaged: ${name} is not what was stored.`);
      yield bytes;
    }
  }
  try {
    for (const { name, parts } of tables) {
      const size = parts.reduce((sum, { bytes }) => sum + bytes, 0);
      await writer.addStream(tableEntry(name), { size, content: Readable.from(contentOf(parts)) });
    }
    await writer.add(accountsEntry, Buffer.from(JSON.stringify(accounts)));
    for (const name of images) await writer.add(mediaEntry(name), await read(imagePartName(name)));
    await writer.end({
      ...manifest,
      format: backupFormat,
      tables: Object.fromEntries(tables.map(({ name, rows, columns }) => [name, { rows, columns }])),
      images: images.length,
      accounts: accounts.length,
    });
  } catch (error) {
    await writer.abort();
    throw error;
  }
}
