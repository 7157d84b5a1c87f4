/**
 * Runs the backend's tool in this very process, so that there is one process to end and none to be left behind.
 * It holds the lock on the database as long as it lives, and ends when its standard input does: that happens when the
 * parent asks for it, and when the parent is gone, even by `kill -9`.
 */
import { pathToFileURL } from 'node:url';
import { takeLock } from '../../build/lock.ts';

// As little work per password as there can be: those of a backend that lives for seconds are not worth guessing.
if (process.env['BACKEND_IS_SHORT_LIVED'] === 'yes') process.env['LITE_AUTH_BCRYPT_COST'] = '4';

/** The exit code for "somebody else has this folder", as in sysexits.h: try again later. */
const folderInUse = 75;

const [lockFile, cli, ...command] = process.argv.slice(2);
if (lockFile === undefined || cli === undefined)
  throw new Error('Usage: backend-child.ts <lock file> <cli> [command…]');

process.stdin.on('end', end).on('error', end).resume();
// Nobody reads what we print any more: the end of standard input is about to be seen.
process.stdout.on('error', () => undefined);
process.stderr.on('error', () => undefined);

// One whose parent was just killed may need a moment to end.
const lock = await takeLock(lockFile, { timeoutMs: 5000 });
if (lock === undefined) process.exit(folderInUse);
// Kept reachable: a lock that is collected is a lock that is gone.
process.on('exit', lock.release);

process.argv = [process.execPath, cli, ...command];
await import(pathToFileURL(cli).href);

/** The tool closes its database on SIGTERM; should it hang, its database survives a sudden end as well. */
function end(): void {
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), 3000).unref();
  if (process.listenerCount('SIGTERM') === 0) process.exit(0);
  process.kill(process.pid, 'SIGTERM');
}
