import type { BackendFolder } from './backend-folder.ts';
import { fullDisk, hasLessThan, SetupMistake } from '../start/setup-mistake.ts';

/** `backend-child.ts` exits with this code (EX_TEMPFAIL in sysexits.h) if another process holds the lock. */
export const folderInUse = 75;

/** Explains in one sentence why the embedded database did not start, and what to do about it. */
export function whyBackendFailed({ code, output, folder }: BackendEnd): SetupMistake {
  if (code === folderInUse) return databaseInUse(folder);
  if (
    /ENOSPC|EDQUOT|no space left|disk is full|quota exceeded/i.test(output) ||
    hasLessThan(segmentBytes, folder.folder)
  )
    return fullDisk(folder.folder);
  if (/EADDRINUSE/.test(output)) {
    return new SetupMistake('Another process has taken the port chosen for the database: start again.');
  }
  const migration = /Migration failed: (.*)/.exec(output)?.[1];
  if (migration !== undefined && !damageSigns.test(output)) {
    return new SetupMistake(
      `A migration of the database failed (${migration.slice(0, 300)}): nothing of it was kept; mend it in supabase/migrations, then start again. Details are in ${folder.logFile}.`,
    );
  }
  return damagedDatabase(folder, tellingLine(output) ?? `it ended with code ${code ?? 'unknown'}`);
}

export function databaseInUse({ folder }: BackendFolder): SetupMistake {
  return new SetupMistake(
    `The database in ${folder} is in use by another process: stop that one first, or name another folder in LOCAL_DIR.`,
  );
}

export function damagedDatabase({ databaseDir, logFile }: BackendFolder, why: string): SetupMistake {
  return new SetupMistake(
    `The database in ${databaseDir} does not start (${why}) and is probably damaged: put a copy of the folder back, or move it away to begin with an empty one. Details are in ${logFile}.`,
  );
}

/** Postgres cannot begin a new file of its log with less space, and then ends without saying why. */
const segmentBytes = 17 * 1024 ** 2;

/** What Postgres prints about a database that it can no longer read. */
const damageSigns =
  /unreachable|Aborted|RuntimeError|PANIC|FATAL|could not (?:open|read|access)|invalid (?:page|checkpoint)/i;

/** Returns the first line that names an error. */
function tellingLine(output: string): string | undefined {
  const lines = output.split('\n').map((line) => line.trim());
  const line = lines.find((each) => /PANIC|FATAL|error|abort/i.test(each) && !/^at /.test(each));
  return line?.replace(/^\W*(?:Uncaught )?(?:Error: )?/, '').slice(0, 200);
}

type BackendEnd = { code: number | null; output: string; folder: BackendFolder };
