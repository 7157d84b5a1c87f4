/** DANGER: fills an empty product with the data of an archive. Refuses a product that contains other data. */
import type { BackupSource, RestoreTarget } from '#adapters/supabase/site/backup.ts';
import { migrations as ownMigrations } from '#core/backup/migrations.ts';
import type { MediaBucket } from '#adapters/supabase/images/media-bucket.ts';
import { readEntries, verifyArchive, type VerifiedArchive } from './archive-reader.ts';
import { mediaEntry, tableEntry, type Account, type Manifest } from './manifest.ts';
import { SetupMistake } from '../../local/start/setup-mistake.ts';
import { explainFailure } from '../explain-failure.ts';

/**
 * Restores the rows, then the images. After an interruption, the product refuses other writes until a later run has
 * completed the restore.
 */
export async function restoreBackup({ source, target, media, liveVersion }: RestoreDeps, file: string) {
  const archive = await verifyArchive(file);
  const { manifest, digest, accounts } = archive;
  requireSameMigrations(manifest);
  await requireSameColumns(manifest, source);
  const there = new Set(await Array.fromAsync(media.names()));
  const otherImages = [...there].filter((name) => !archive.images.has(name));
  const { shared, continues, placed } = await open(archive, {
    target,
    hasImages: otherImages.length > 0,
  });

  try {
    await media.remove(otherImages);
    const ids = await makeAccounts(accounts, { target, shared, digest });
    await readEntries(file, async (name, content) => {
      const table = Object.keys(manifest.tables).find((known) => tableEntry(known) === name);
      const image = name.startsWith(mediaEntry('')) ? name.slice(mediaEntry('').length) : undefined;
      if (table !== undefined)
        await placeTable(table, { content, ids, target, digest, placed: placed[table] ?? 0 });
      else if (image === undefined || (continues && there.has(image))) await Array.fromAsync(content);
      else await media.write(image, Buffer.concat(await Array.fromAsync(content)));
    });
    const tables = Object.fromEntries(
      Object.entries(manifest.tables).map(([name, { rows }]) => [name, rows]),
    );
    const finished = await target.finish(digest, { tables, sequences: manifest.sequences }, liveVersion);
    if (!finished.is_known) throw new SetupMistake('Another restore has begun since.');
    return { manifest, continues, contentVersion: finished.content_version };
  } catch (error) {
    throw new SetupMistake(
      `The restore stopped: ${(explainFailure(error) as Error).message} What was restored so far is kept, and the product is closed until the restore ends. Run the same command again: it continues.`,
      { cause: error },
    );
  }
}

function requireSameMigrations({ migrations }: Manifest): void {
  const unknown = migrations.filter((name) => !ownMigrations.includes(name));
  if (unknown.length > 0)
    throw new SetupMistake(
      `The backup was made with newer code: ${unknown.at(-1)} is not known here. Update the code and apply its migrations, then restore.`,
    );
  if (ownMigrations.some((name) => !migrations.includes(name)))
    throw new SetupMistake(
      `The backup was made with older code, whose last migration was ${migrations.at(-1)}. Check that version out, set up an empty product with it and restore there; then update the code and apply the newer migrations.`,
    );
}

async function requireSameColumns({ tables }: Manifest, source: BackupSource): Promise<void> {
  const here = Object.fromEntries((await source.tables()).map(({ name, columns }) => [name, columns]));
  const differing = [...new Set([...Object.keys(here), ...Object.keys(tables)])].filter(
    (name) => sorted(here[name]) !== sorted(tables[name]?.columns),
  );
  if (differing.length > 0)
    throw new SetupMistake(
      `The database is not as the backup needs it (${differing.join(', ')}): apply all migrations first.`,
    );
}

const sorted = (columns: Record<string, string> | undefined): string =>
  JSON.stringify(Object.entries(columns ?? {}).toSorted(([a], [b]) => (a < b ? -1 : 1)));

async function open(
  { digest, accounts, manifest }: VerifiedArchive,
  { target, hasImages }: { target: RestoreTarget; hasImages: boolean },
) {
  const emails = personalAccounts(accounts).map(({ email }) => email.toLowerCase());
  const {
    filled,
    taken,
    shared,
    was_restored: wasRestored,
    ...progress
  } = await target.open(digest, emails, hasImages);
  if (filled.length > 0)
    throw new SetupMistake(
      wasRestored
        ? `The product is not empty: this backup of ${manifest.made_at} was restored into it completely. Nothing was changed.`
        : `The product is not empty (${filled.join(', ')}). A backup is restored into an empty one only: make a new project, or name another folder in LOCAL_DIR. Nothing was changed.`,
    );
  if (taken.length > 0)
    throw new SetupMistake(
      `There are accounts of ${taken.join(', ')} already: delete them (Supabase → Authentication → Users), then restore.`,
    );
  if (shared === null)
    throw new SetupMistake('The product has no shared account yet: make it first (docs/deploy.md, step 3).');
  return { shared, ...progress };
}

/** Lists the accounts except the newest shared account, whose data goes to the new product's shared account. */
const personalAccounts = (accounts: Account[]): Account[] =>
  accounts.filter((account) => account !== accounts.find(({ is_shared }) => is_shared));

async function makeAccounts(
  accounts: Account[],
  { target, shared, digest }: { target: RestoreTarget; shared: string; digest: string },
): Promise<Map<string, string>> {
  const known = await target.accounts(digest);
  for (const { email } of personalAccounts(accounts))
    if (known[email.toLowerCase()] === undefined) await target.makeAccount(email.toLowerCase());
  const made = await target.accounts(digest);
  const before = accounts.find(({ is_shared }) => is_shared);
  const ids = new Map(before === undefined ? [] : [[before.id, shared]]);
  for (const { id, email } of personalAccounts(accounts)) {
    const account = made[email.toLowerCase()];
    if (account === undefined) throw new Error(`The account of ${email} could not be created.`);
    ids.set(id, account);
  }
  return ids;
}

/** Inserts the rows of a table page by page, except the rows that an earlier run has inserted. */
async function placeTable(
  table: string,
  { content, ids, target, digest, placed }: TableParts,
): Promise<void> {
  let [page, bytes, read]: [string[], number, number] = [[], 0, 0];
  const place = async () => {
    if (page.length > 0) await target.place(digest, table, read - page.length, page);
    [page, bytes] = [[], 0];
  };
  for await (const line of linesOf(content)) {
    read += 1;
    if (read <= placed) continue;
    const row = withIds(line, ids);
    page.push(row);
    bytes += row.length;
    if (bytes > placedBytes || page.length === 1000) await place();
  }
  await place();
}

/** Counted in characters. The database inserts a page of this size in at most two seconds. */
const placedBytes = 2_000_000;

/** Only a line feed ends a row, because a text may contain other line separators. */
async function* linesOf(content: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let rest: Buffer[] = [];
  for await (const chunk of content) {
    let from = 0;
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, from)) {
      yield Buffer.concat([...rest, chunk.subarray(from, end)]).toString();
      rest = [];
      from = end + 1;
    }
    rest.push(chunk.subarray(from));
  }
}

/** Replaces account ids everywhere in the row, because a column may contain a copy of another row. */
function withIds(row: string, ids: Map<string, string>): string {
  return row.replaceAll(uuid, (id) => ids.get(id) ?? id);
}

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

type TableParts = {
  content: AsyncIterable<Buffer>;
  ids: Map<string, string>;
  target: RestoreTarget;
  digest: string;
  placed: number;
};

type RestoreDeps = {
  source: BackupSource;
  target: RestoreTarget;
  media: MediaBucket;
  /** The public site’s content version. The restored content gets a higher version, so that the site is rebuilt. */
  liveVersion: number;
};
