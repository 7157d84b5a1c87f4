import { createWriteStream, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import path from 'node:path';
import { finished } from 'node:stream/promises';
import type { BackupSource, TableDigest } from '#adapters/supabase/site/backup.ts';
import type { MediaBucket } from '#adapters/supabase/images/media-bucket.ts';
import { verifyArchive } from './archive-reader.ts';
import { writeArchive } from './archive-writer.ts';
import {
  accountsEntry,
  backupFormat,
  knownMigrations,
  mediaEntry,
  rowsDigest,
  tableEntry,
} from './manifest.ts';
import { SetupMistake } from '../../local/start/setup-mistake.ts';

/**
 * Writes all data into one archive. All rows are from the same moment: tables that changed during the read are read again.
 * Pictures are read after the rows, and pictures are never changed or deleted. The archive therefore contains every picture
 * that a row names.
 */
export async function makeBackup(
  { source, media, ending }: BackupDeps,
  file: string,
): Promise<{ rows: number; tables: number; pictures: number }> {
  if (existsSync(file)) throw new SetupMistake(`${file} is there already: name a file that is not.`);
  const folder = makeFolder(file);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  ending?.before(remove);
  try {
    const tables = await source.tables();
    const pathOf = (table: string) => path.join(folder, `${table}.ndjson`);
    const state = await readAtOneMoment(source, { names: tables.map(({ name }) => name), pathOf });

    const madeAt = new Date();
    const archive = path.join(folder, 'archive');
    const writer = writeArchive(archive, madeAt);
    let pictures = 0;
    try {
      for (const { name } of tables) await writer.addFile(tableEntry(name), pathOf(name));
      await writer.add(accountsEntry, Buffer.from(JSON.stringify(state.accounts)));
      for await (const name of media.names()) {
        await writer.add(mediaEntry(name), await media.read(name));
        pictures += 1;
      }
      await writer.end({
        format: backupFormat,
        made_at: madeAt.toISOString(),
        content_version: state.content_version,
        migrations: knownMigrations(),
        sequences: state.sequences,
        tables: Object.fromEntries(
          tables.map(({ name, columns }) => [name, { ...digestOf(state.tables, name), columns }]),
        ),
        pictures,
        accounts: state.accounts.length,
      });
    } catch (error) {
      await writer.abort();
      throw error;
    }
    await verifyArchive(archive);
    renameSync(archive, file);
    const rows = Object.values(state.tables).reduce((sum, table) => sum + table.rows, 0);
    return { rows, tables: tables.length, pictures };
  } finally {
    remove();
  }
}

/** Reads all tables into files, then reads the changed tables again, until a round finds no change. */
async function readAtOneMoment(source: BackupSource, { names, pathOf }: TableFiles) {
  const read: Record<string, TableDigest> = {};
  let changed = names;
  for (let round = 0; round < rounds; round++) {
    for (const name of changed) read[name] = await readTable(source, { name, file: pathOf(name) });
    const state = await source.state();
    changed = names.filter((name) => state.tables[name]?.digest !== read[name]?.digest);
    if (changed.length === 0) return state;
  }
  throw new SetupMistake(
    `${changed.join(', ')} changed each of the ${rounds} times it was read: try again when less is going on.`,
  );
}

/** Each round reads only what has changed during the previous round, so rounds soon become short. */
const rounds = 8;

async function readTable(source: BackupSource, { name, file }: { name: string; file: string }) {
  const digest = rowsDigest();
  const output = createWriteStream(file, { mode: 0o600 });
  try {
    for await (const rows of source.rows(name)) {
      for (const row of rows) digest.add(row);
      if (!output.write(`${rows.join('\n')}\n`)) await once(output, 'drain');
    }
  } finally {
    output.end();
    await finished(output);
  }
  return digest.end();
}

function digestOf(tables: Record<string, TableDigest>, name: string): TableDigest {
  const digest = tables[name];
  if (digest === undefined) throw new SetupMistake(`The table ${name} went away while it was read.`);
  return digest;
}

/** Creates a folder beside the archive, on the same disk, accessible only to its owner. */
function makeFolder(file: string): string {
  try {
    return mkdtempSync(`${path.resolve(file)}.part-`);
  } catch (cause) {
    const { code } = cause as { code?: string };
    const why = code === 'ENOENT' ? 'its folder is not there' : `its folder may not be written to (${code})`;
    throw new SetupMistake(`${file} cannot be written: ${why}.`, { cause });
  }
}

type TableFiles = { names: string[]; pathOf: (table: string) => string };

export type BackupDeps = {
  source: BackupSource;
  media: MediaBucket;
  /** Cleans up when the command is interrupted. */
  ending?: { before: (task: () => unknown) => void };
};
