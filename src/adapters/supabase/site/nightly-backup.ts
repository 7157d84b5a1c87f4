/** DANGER: uses the secret key. Stores the progress of the nightly backup. */
import * as v from 'valibot';
import type { BackupProgress } from '#core/backup/back-up.ts';
import { answerOf } from '../answer.ts';
import type { Database } from '../client.ts';
import { rpc } from '../rpc.ts';

/** Begins or continues the backup of a night. Returns undefined during another run, and for an hour after a failure. */
export async function beginBackup(owner: Database, night: string) {
  const run = crypto.randomUUID();
  const begun = answerOf(await owner.rpc('begin_backup', { night, run }), 'beginning a backup') as Begun;
  if (begun === null) return undefined;
  const keep = async (result: { progress?: BackupProgress; error?: string }): Promise<void> => {
    const args = { run, progress: null, error: null, ...result };
    if (!(await rpc(owner, 'keep_backup', args, v.boolean())))
      throw new Error('Another run continues this backup.');
  };
  return {
    progress: begun.progress ?? undefined,
    save: (progress: BackupProgress) => keep({ progress }),
    pause: () => keep({}),
    fail: (error: string) => keep({ error: error.slice(0, 500) }),
    end: () => rpc(owner, 'end_backup', { run }),
  };
}

/** The database stores the progress unchanged, so the progress needs no validation. */
type Begun = { progress: BackupProgress | null } | null;
