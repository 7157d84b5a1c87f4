/** DANGER: uses the secret key. Reads all data for a backup, and restores a backup into an empty installation. */
import pRetry from 'p-retry';
import * as v from 'valibot';
import { answerOf, BackendFailure } from '../answer.ts';
import type { Database } from '../client.ts';
import { createAccount } from '../access/create-account.ts';

/** Reads the database for a backup. A row is the text of a JSON object, and is never parsed. */
export function backupSource(owner: Database) {
  return {
    async tables(): Promise<BackupTable[]> {
      return v.parse(v.array(tableSchema), await ask(owner, 'backup_tables', {}, 'listing the tables'));
    },
    /** Reads all rows of a table in the order of its key, page by page. */
    async *rows(table: string): AsyncGenerator<string[]> {
      let after: unknown = null;
      for (;;) {
        const given = { table_name: table, after, most_bytes: pageBytes };
        const page = v.parse(pageSchema, await ask(owner, 'backup_rows', given, `reading ${table}`));
        if (page.rows.length === 0) return;
        yield page.rows;
        after = page.after;
      }
    },
    /** Returns digests of all tables, taken at one moment. */
    async state(): Promise<BackupState> {
      return v.parse(stateSchema, await ask(owner, 'backup_state', {}, 'comparing what was read'));
    },
  };
}

/** Writes the data of a restore into the database. None of the data is visible before `finish`. */
export function restoreTarget({ owner, visitor }: { owner: Database; visitor: Database }, restore: string) {
  return {
    async open(emails: readonly string[]): Promise<Opened> {
      const given = { restore, emails };
      return v.parse(openedSchema, await ask(owner, 'open_restore', given, 'looking whether it is empty'));
    },
    async makeAccount(email: string): Promise<string> {
      const password = `Aa1-${crypto.randomUUID()}`;
      const { outcome } = await createAccount({ owner, visitor }, { email, password });
      const made = await ask(owner, 'restore_accounts', { restore }, 'looking for an account');
      const id = v.parse(v.record(v.string(), v.string()), made)[email];
      if (outcome === 'created' && id !== undefined) return id;
      throw new BackendFailure(`making an account for ${email}`, {
        status: 422,
        cause: { message: outcome },
      });
    },
    async stage(table: string, page: number, rows: readonly string[]): Promise<void> {
      const given = { restore, table_name: table, page, rows };
      const known = await ask(owner, 'stage_restore', given, `bringing rows of ${table}`);
      if (known === true) return;
      const cause = { message: 'Another restore has begun since.' };
      throw new BackendFailure(`bringing rows of ${table}`, { status: 409, cause });
    },
    /** This call is never retried. If its answer is lost, `abandon` reports whether the call succeeded. */
    async finish(expected: ExpectedState, liveVersion: number): Promise<Finished> {
      const given = { restore, expected, live_version: liveVersion };
      const answer = answerOf(await owner.rpc('finish_restore', given), 'putting the rows in their places');
      return v.parse(finishedSchema, answer);
    },
    /**
     * Removes the accounts and the staged rows of a restore. Returns false if the restore does not exist or has finished.
     */
    async abandon(): Promise<boolean> {
      return v.parse(v.boolean(), await ask(owner, 'abandon_restore', { restore }, 'giving the restore up'));
    },
  };
}

/**
 * The maximum size of a page of rows. Four megabytes stay far below the size limit of a request, and are read in far less
 * than the statement timeout of eight seconds.
 */
const pageBytes = 4_000_000;

/** Calls a database function that may safely run twice. Retries failed calls. */
function ask(owner: Database, name: string, given: Record<string, unknown>, doing: string): Promise<unknown> {
  return pRetry(async () => answerOf(await owner.rpc(name, given), doing), retrying);
}

/** Retries if the service did not answer or failed temporarily. */
export const retrying = {
  retries: 3,
  minTimeout: 300,
  shouldRetry: ({ error }: { error: Error }) =>
    error instanceof BackendFailure && (error.status === 0 || error.status === 429 || error.status >= 502),
};

const tableSchema = v.object({ name: v.string(), columns: v.record(v.string(), v.string()) });
const pageSchema = v.object({ rows: v.array(v.string()), after: v.unknown() });
const digestSchema = v.object({ rows: v.number(), digest: v.string() });
const stateSchema = v.object({
  tables: v.record(v.string(), digestSchema),
  sequences: v.record(v.string(), v.number()),
  accounts: v.array(v.object({ id: v.string(), email: v.string(), is_shared: v.boolean() })),
  content_version: v.number(),
});
const openedSchema = v.object({
  filled: v.array(v.string()),
  taken: v.array(v.string()),
  shared: v.nullable(v.string()),
});
const finishedSchema = v.variant('outcome', [
  v.object({ outcome: v.literal('restored'), content_version: v.number() }),
  v.object({ outcome: v.literal('filled'), filled: v.array(v.string()) }),
  v.object({ outcome: v.literal('unknown') }),
]);

export type BackupSource = ReturnType<typeof backupSource>;
export type RestoreTarget = ReturnType<typeof restoreTarget>;
export type BackupTable = v.InferOutput<typeof tableSchema>;
export type BackupState = v.InferOutput<typeof stateSchema>;
export type TableDigest = v.InferOutput<typeof digestSchema>;
export type ExpectedState = Pick<BackupState, 'tables' | 'sequences'>;
type Opened = v.InferOutput<typeof openedSchema>;
type Finished = v.InferOutput<typeof finishedSchema>;
