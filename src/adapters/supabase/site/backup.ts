/** DANGER: uses the secret key. Reads all data for a backup, and restores a backup into an empty installation. */
import pRetry from 'p-retry';
import * as v from 'valibot';
import { answerOf, BackendFailure, retryOptions } from '../answer.ts';
import type { Database } from '../client.ts';
import { createAccount } from '../access/create-account.ts';

/** Reads the database for a backup. Rows stay JSON texts, because parsing them in JavaScript would round numbers. */
export function backupSource(owner: Database) {
  return {
    async tables() {
      return v.parse(v.array(tableSchema), await ask(owner, 'backup_tables', {}, 'listing the tables'));
    },
    /** Returns the next rows of a table, in the order of their keys. `after` is the last key of the previous page. */
    async page(table: string, after: unknown) {
      const args = { table_name: table, after, max_bytes: pageBytes };
      return v.parse(pageSchema, await ask(owner, 'backup_rows', args, `reading ${table}`));
    },
    async state() {
      return v.parse(stateSchema, await ask(owner, 'backup_state', {}, 'comparing what was read'));
    },
  };
}

/** From `open` to `finish`, the database refuses all writes outside the restore. Every call is safe to repeat. */
export function restoreTarget({ owner, visitor }: { owner: Database; visitor: Database }) {
  return {
    async open(
      archive: string,
      emails: readonly string[],
      hasImages: boolean,
    ): Promise<v.InferOutput<typeof openedSchema>> {
      const args = { archive, emails, has_images: hasImages };
      return v.parse(openedSchema, await ask(owner, 'open_restore', args, 'starting the restore'));
    },
    /** Returns the ids of the accounts that the restore has created. The keys of the record are e-mail addresses. */
    async accounts(archive: string): Promise<Record<string, string>> {
      const made = await ask(owner, 'restore_accounts', { archive }, 'looking for accounts');
      return v.parse(v.record(v.string(), v.string()), made);
    },
    async makeAccount(email: string): Promise<void> {
      await createAccount({ owner, visitor }, { email, password: `Aa1-${crypto.randomUUID()}` });
    },
    async place(archive: string, table: string, first: number, rows: readonly string[]): Promise<void> {
      const args = { archive, table_name: table, first, rows };
      const reached = await ask(owner, 'place_restore', args, `restoring rows of ${table}`);
      if (reached === first + rows.length) return;
      const cause = { message: 'Another restore has begun since.' };
      throw new BackendFailure(`restoring rows of ${table}`, { status: 409, cause });
    },
    async finish(
      archive: string,
      expected: ExpectedState,
      liveVersion: number,
    ): Promise<v.InferOutput<typeof finishedSchema>> {
      const args = { archive, expected, live_version: liveVersion };
      return v.parse(finishedSchema, await ask(owner, 'finish_restore', args, 'finishing the restore'));
    },
  };
}

/** Maximum bytes of a page with several rows. Reading a page takes well under the timeout of 30 seconds. */
const pageBytes = 4_000_000;

/** Retries temporary failures, so the database function must be safe to run twice. */
function ask(owner: Database, name: string, args: Record<string, unknown>, doing: string): Promise<unknown> {
  return pRetry(async () => answerOf(await owner.rpc(name, args), doing), retryOptions);
}

const tableSchema = v.object({ name: v.string(), columns: v.record(v.string(), v.string()) });
const pageSchema = v.object({ rows: v.array(v.string()), after: v.unknown() });
const stateSchema = v.object({
  marks: v.record(v.string(), v.string()),
  sequences: v.record(v.string(), v.number()),
  accounts: v.array(v.object({ id: v.string(), email: v.string(), is_shared: v.boolean() })),
  content_version: v.number(),
});
/**
 * What the project holds before a restore: tables that are `filled`, e-mail addresses that are `taken` by accounts, the id
 * of the `shared` account, and what an interrupted restore of the same archive, which this one `continues`, has `placed`:
 * the number of rows of each table.
 */
const openedSchema = v.object({
  filled: v.array(v.string()),
  taken: v.array(v.string()),
  shared: v.nullable(v.string()),
  continues: v.boolean(),
  placed: v.record(v.string(), v.number()),
  was_restored: v.boolean(),
});
const finishedSchema = v.object({ is_known: v.boolean(), content_version: v.number() });

export type BackupSource = ReturnType<typeof backupSource>;
export type RestoreTarget = ReturnType<typeof restoreTarget>;
/** The number of rows of each table, and the positions of sequences. */
export type ExpectedState = { tables: Record<string, number>; sequences: Record<string, number> };
