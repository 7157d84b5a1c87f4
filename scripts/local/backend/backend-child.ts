/**
 * Runs the backend's tool inside this process, so that no second process can be left behind. Holds the lock on the database
 * while it runs, and ends when its standard input ends: when the parent asks for it, or when the parent dies, even by `kill
 * -9`.
 */
import { pathToFileURL } from 'node:url';
import { takeLock } from '../../site-build/lock.ts';

// The cheapest password hash: the passwords of a backend that lives for seconds need no protection.
if (process.env['BACKEND_IS_SHORT_LIVED'] === 'yes') process.env['LITE_AUTH_BCRYPT_COST'] = '4';

/** EX_TEMPFAIL of sysexits.h: another process uses this folder. */
const folderInUse = 75;

const [lockFile, cli, ...command] = process.argv.slice(2);
if (lockFile === undefined || cli === undefined)
  throw new Error('Usage: backend-child.ts <lock file> <cli> [command…]');

process.stdin.on('end', end).on('error', end).resume();
// The parent has stopped reading our output, so standard input is about to end.
process.stdout.on('error', () => undefined);
process.stderr.on('error', () => undefined);

// A process whose parent was just killed needs a moment to end.
const lock = await takeLock(lockFile, { timeoutMs: 5000 });
if (lock === undefined) process.exit(folderInUse);
// A reference that lasts: garbage collection of the lock would release it.
process.on('exit', lock.release);

process.argv = [process.execPath, cli, ...command];
await import(pathToFileURL(cli).href);

/** The tool closes its database on SIGTERM. If it hangs, the database survives a sudden end as well. */
function end(): void {
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), 3000).unref();
  if (process.listenerCount('SIGTERM') === 0) process.exit(0);
  process.kill(process.pid, 'SIGTERM');
}
