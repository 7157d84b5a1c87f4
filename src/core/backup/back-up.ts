import { migrations } from './migrations.ts';

/**
 * Writes a backup: all rows as they were at one moment, then the images that are not stored yet, then the manifest.
 * Returns undefined if the time of this run is over. The next run continues the backup.
 */
export async function backUp(
  deps: BackupDeps,
  progress: BackupProgress,
): Promise<BackupManifest | undefined> {
  progress.state ??= await readRows(deps, progress);
  if (progress.state === undefined) return undefined;
  await deps.save(progress);
  const images = await storeImages(deps);
  if (images === undefined) return undefined;
  const { state, folder } = progress;
  const read = await deps.source.tables();
  // In the manifest, as in `read`, each table comes after the tables that it references. `progress` may differ.
  const tables = read.flatMap(({ name }) => {
    const table = progress.tables[name];
    return table === undefined ? [] : [{ ...table, name }];
  });
  const manifest = { migrations: [...migrations], ...state, tables, images };
  await deps.store(`${folder}/manifest`, Buffer.from(JSON.stringify(manifest)));
  return manifest;
}

/** Reads all tables, then rereads the tables that changed since the previous round, until none has changed. */
async function readRows(deps: BackupDeps, progress: BackupProgress): Promise<FinalState | undefined> {
  for (; progress.rounds < roundsMax; progress.rounds++) {
    progress.marks ??= (await deps.source.state()).marks;
    for (const { name, columns } of await deps.source.tables()) {
      const table = (progress.tables[name] ??= { columns, rows: 0, parts: [], after: null, isRead: false });
      while (!table.isRead) {
        if (deps.isTimeOver()) return undefined;
        await readPage(deps, { name, table, folder: progress.folder });
        await deps.save(progress);
      }
    }
    const { marks, ...state } = await deps.source.state();
    const changed = Object.keys(marks).filter((name) => marks[name] !== progress.marks?.[name]);
    if (changed.length === 0) return { made_at: new Date().toISOString(), ...state };
    progress.tables = Object.fromEntries(
      Object.entries(progress.tables).filter(([name]) => !changed.includes(name)),
    );
    progress.marks = marks;
    await deps.save(progress);
  }
  throw new Error(
    `The tables changed during each of ${roundsMax} attempts to read them. Try again when fewer people are working.`,
  );
}

async function readPage(
  { source, store }: BackupDeps,
  { name, table, folder }: TableInFolder,
): Promise<void> {
  const page = await source.page(name, table.after);
  if (page.rows.length === 0) {
    table.isRead = true;
    return;
  }
  const part = `${folder}/${name}.${table.parts.length + 1}`;
  const bytes = Buffer.from(`${page.rows.join('\n')}\n`);
  table.parts.push({ name: part, bytes: bytes.length, sha256: await store(part, bytes) });
  table.rows += page.rows.length;
  table.after = page.after;
}

async function storeImages({ media, store, stored, isTimeOver }: BackupDeps): Promise<string[] | undefined> {
  const there = new Set(await stored(imagePartName('')));
  const names = await Array.fromAsync(media.names());
  const missing = names.filter((name) => !there.has(imagePartName(name)));
  const keep = async (name: string) => store(imagePartName(name), await media.read(name));
  for (let first = 0; first < missing.length; first += imagesAtOnce) {
    if (isTimeOver()) return undefined;
    await Promise.all(missing.slice(first, first + imagesAtOnce).map(keep));
  }
  return names;
}

/** This many images are copied at once, because copying an image is mostly waiting for three requests. */
const imagesAtOnce = 8;

export const imagePartName = (name: string): string => `images/${name}`;

/** The backup fails after this many rounds. A round rereads only the tables that changed in the previous round. */
const roundsMax = 20;

/** `marks`: per table, a mark that every write changes, read before the rows. `state`: set once all rows are read. */
export type BackupProgress = {
  folder: string;
  rounds: number;
  marks?: Record<string, string> | undefined;
  tables: Record<string, TableProgress>;
  state?: FinalState | undefined;
};

export const newBackup = (folder: string): BackupProgress => ({ folder, rounds: 0, tables: {} });

type TableProgress = {
  columns: Record<string, string>;
  rows: number;
  parts: { name: string; bytes: number; sha256: string }[];
  after: unknown;
  isRead: boolean;
};

type TableInFolder = { name: string; table: TableProgress; folder: string };

type FinalState = {
  made_at: string;
  content_version: number;
  sequences: Record<string, number>;
  accounts: { id: string; email: string; is_shared: boolean }[];
};

export type BackupManifest = FinalState & {
  migrations: string[];
  tables: (Pick<TableProgress, 'columns' | 'rows' | 'parts'> & { name: string })[];
  images: string[];
};

export type BackupDeps = {
  source: {
    tables: () => Promise<{ name: string; columns: Record<string, string> }[]>;
    page: (table: string, after: unknown) => Promise<{ rows: string[]; after: unknown }>;
    /** A mark changes with every write to its table. */
    state: () => Promise<Omit<FinalState, 'made_at'> & { marks: Record<string, string> }>;
  };
  media: { names: () => AsyncIterable<string>; read: (name: string) => Promise<Uint8Array> };
  /** Returns the SHA-256 of the bytes. */
  store: (name: string, bytes: Uint8Array) => Promise<string>;
  stored: (prefix: string) => Promise<string[]>;
  save: (progress: BackupProgress) => Promise<void>;
  isTimeOver: () => boolean;
};
