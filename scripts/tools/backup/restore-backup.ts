/** DANGER: fills an empty product with the data of an archive. Refuses any other product. */
import type { BackupSource, ExpectedState, RestoreTarget } from '#adapters/supabase/site/backup.ts';
import type { MediaBucket } from '#adapters/supabase/images/media-bucket.ts';
import { readEntries, verifyArchive, type VerifiedArchive } from './archive-reader.ts';
import {
  knownMigrations,
  mediaEntry,
  rowsDigest,
  tableEntry,
  type Account,
  type Manifest,
} from './manifest.ts';
import { SetupMistake } from '../../local/start/setup-mistake.ts';

/**
 * Restores an archive into an empty product, atomically: pictures first, then all rows in one transaction. On any error it
 * removes the accounts and pictures that it created.
 */
export async function restoreBackup(
  { source, target, media, liveVersion }: RestoreDeps,
  file: string,
): Promise<Restored> {
  const archive = await verifyArchive(file);
  requireSameMigrations(archive.manifest);
  await requireSameColumns(archive.manifest, source);
  const there = await requireOnlyOwnPictures(archive, media);
  const shared = await open(archive.accounts, target);

  const stored: string[] = [];
  const expected: ExpectedState = { tables: {}, sequences: archive.manifest.sequences };
  try {
    const ids = await makeAccounts(archive.accounts, { target, shared });
    await readEntries(file, async (name, content) => {
      const table = Object.keys(archive.manifest.tables).find((known) => tableEntry(known) === name);
      if (table !== undefined) {
        expected.tables[table] = await stageTable(table, { content, ids, target });
      } else if (name.startsWith(mediaEntry(''))) {
        const picture = name.slice(mediaEntry('').length);
        if (!there.has(picture)) stored.push(picture);
        await media.write(picture, Buffer.concat(await allOf(content)));
      } else {
        await allOf(content);
      }
    });
    const finished = await target.finish(expected, liveVersion);
    if (finished.outcome === 'filled') throw filled(finished.filled);
    if (finished.outcome === 'unknown')
      throw new SetupMistake('Another restore has started since. Nothing of this one was stored.');
    return { manifest: archive.manifest, contentVersion: finished.content_version };
  } catch (error) {
    const contentVersion = await takeBack({ source, target, media, stored, expected, error });
    return { manifest: archive.manifest, contentVersion };
  }
}

/**
 * Undoes a failed restore. If the last step succeeded and only its answer was lost, the restore is complete. The function
 * then returns the version of the restored content.
 */
async function takeBack({ source, target, media, stored, expected, error }: Failure): Promise<number> {
  try {
    if (await target.abandon()) await media.remove(stored);
    else if (!(error instanceof SetupMistake)) {
      const state = await source.state();
      if (holds(state, expected)) return state.content_version;
    }
  } catch {
    throw new SetupMistake(
      `The restore failed (${String(error)}), and so did clearing up. Nothing of it is visible. Run it again when the service answers: it clears up first.`,
      { cause: error },
    );
  }
  throw error;
}

function requireSameMigrations({ migrations }: Manifest): void {
  const known = knownMigrations();
  const unknown = migrations.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new SetupMistake(
      `The backup was made with newer code: ${unknown.at(-1)} is not known here. Update the code and apply its migrations, then restore.`,
    );
  if (known.some((name) => !migrations.includes(name)))
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

/**
 * Refuses a bucket with pictures that the archive does not contain. Pictures of an earlier attempt may remain, because the
 * restore overwrites them.
 */
async function requireOnlyOwnPictures(
  { pictures }: VerifiedArchive,
  media: MediaBucket,
): Promise<Set<string>> {
  const there = new Set(await allOf(media.names()));
  const own = new Set(pictures);
  if ([...there].some((name) => !own.has(name))) throw filled(['the bucket media']);
  return there;
}

async function open(accounts: Account[], target: RestoreTarget): Promise<string> {
  const {
    filled: full,
    taken,
    shared,
  } = await target.open(named(accounts).map(({ email }) => email.toLowerCase()));
  if (full.length > 0) throw filled(full);
  if (taken.length > 0)
    throw new SetupMistake(
      `There are accounts of ${taken.join(', ')} already: delete them (Supabase → Authentication → Users), then restore.`,
    );
  if (shared === null)
    throw new SetupMistake('The product has no shared account yet: make it first (docs/deploy.md, step 3).');
  return shared;
}

const filled = (what: string[]): SetupMistake =>
  new SetupMistake(
    `The product is not empty (${what.join(', ')}). A backup is restored into an empty one only: make a new project, or name another folder in LOCAL_DIR. Nothing was changed.`,
  );

/**
 * Lists the accounts that keep their addresses: all but the newest shared account, whose data goes to the shared account of
 * the new product.
 */
const named = (accounts: Account[]): Account[] =>
  accounts.filter((account) => account !== accounts.find(({ is_shared }) => is_shared));

/** Creates the accounts of an archive, and maps their old ids to the new ones. */
async function makeAccounts(
  accounts: Account[],
  { target, shared }: { target: RestoreTarget; shared: string },
): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  const before = accounts.find(({ is_shared }) => is_shared);
  if (before !== undefined) ids.set(before.id, shared);
  for (const { id, email } of named(accounts)) ids.set(id, await target.makeAccount(email.toLowerCase()));
  return ids;
}

/** Whether the restore is complete. Ignores the tables that the restore itself changes. */
const holds = (state: ExpectedState, expected: ExpectedState): boolean =>
  Object.entries(expected.tables).every(
    ([name, { digest }]) =>
      ['private.site', 'public.mail_outbox'].includes(name) || state.tables[name]?.digest === digest,
  );

async function stageTable(
  table: string,
  {
    content,
    ids,
    target,
  }: { content: AsyncIterable<Buffer>; ids: Map<string, string>; target: RestoreTarget },
) {
  const digest = rowsDigest();
  let page: string[] = [];
  let bytes = 0;
  let pages = 0;
  const bring = async () => {
    if (page.length > 0) await target.stage(table, ++pages, page);
    [page, bytes] = [[], 0];
  };
  for await (const line of linesOf(content)) {
    const row = withIds(line, ids);
    digest.add(row);
    page.push(row);
    bytes += row.length;
    if (bytes > stagedBytes || page.length === 1000) await bring();
  }
  await bring();
  return digest.end();
}

async function allOf<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
}

const stagedBytes = 2_000_000;

/** Splits rows. Only a line feed ends a row, because a text may contain other line separators. */
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

/** Replaces the ids of people everywhere, also inside stored copies of rows. */
function withIds(row: string, ids: Map<string, string>): string {
  return row.replaceAll(uuid, (id) => ids.get(id) ?? id);
}

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

type Failure = Omit<RestoreDeps, 'liveVersion'> & {
  stored: string[];
  expected: ExpectedState;
  error: unknown;
};

export type RestoreDeps = {
  source: BackupSource;
  target: RestoreTarget;
  media: MediaBucket;
  /** The restored content gets a version above this version of the public site, so that the site is rebuilt. */
  liveVersion: number;
};

export type Restored = { manifest: Manifest; contentVersion: number };
