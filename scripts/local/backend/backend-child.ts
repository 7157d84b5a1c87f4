/**
 * Runs the backend's command-line tool inside this process, so that no second process can survive, and holds the lock on
 * the database. The process ends as soon as its standard input ends. That happens when the parent closes the input or dies,
 * even by `kill -9`.
 */
import { pathToFileURL } from 'node:url';
import { takeLock } from '../../site-build/lock.ts';

// Chooses the cheapest password hash for a backend that runs for seconds only (in tests), because its passwords need no
// protection.
if (process.env['BACKEND_IS_SHORT_LIVED'] === 'yes') process.env['LITE_AUTH_BCRYPT_COST'] = '4';

/** If another process uses this folder, this process exits with this code (EX_TEMPFAIL in sysexits.h). */
const folderInUse = 75;

const [lockFile, cli, ...command] = process.argv.slice(2);
if (lockFile === undefined || cli === undefined)
  throw new Error('Usage: backend-child.ts <lock file> <cli> [command…]');

process.stdin.on('end', end).on('error', end).resume();
// Writing fails once the parent has stopped reading our output. Standard input then ends as well, which ends this process.
process.stdout.on('error', () => undefined);
process.stderr.on('error', () => undefined);

// If the previous parent was just killed, its child may hold the lock for another moment.
const lock = await takeLock(lockFile, { timeoutMs: 5000 });
if (lock === undefined) process.exit(folderInUse);
// The listener keeps a reference to the lock, because garbage collection would release it.
process.on('exit', lock.release);

process.argv = [process.execPath, cli, ...command];
await import(pathToFileURL(cli).href);

/**
 * Ends the process. On SIGTERM, Postgres, which runs in this process, closes the database. If Postgres hangs, the process
 * is killed after three seconds. The database survives that.
 */
function end(): void {
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), 3000).unref();
  if (process.listenerCount('SIGTERM') === 0) process.exit(0);
  process.kill(process.pid, 'SIGTERM');
}
