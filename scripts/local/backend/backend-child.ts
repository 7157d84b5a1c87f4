/**
 * Holds the lock on the database while the backend’s command-line tool runs in this process.
 * This process ends when its standard input ends. The standard input also ends if the parent process is killed.
 */
import { pathToFileURL } from 'node:url';
import { takeLock } from '../../site-build/lock.ts';
import { folderInUse } from './backend-failure.ts';

// A backend that runs only for a test uses the cheapest password hash.
if (process.env['BACKEND_IS_SHORT_LIVED'] === 'yes') process.env['LITE_AUTH_BCRYPT_COST'] = '4';

const [lockFile, cli, ...command] = process.argv.slice(2);
if (lockFile === undefined || cli === undefined)
  throw new Error('Usage: backend-child.ts <lock file> <cli> [command…]');

process.stdin.on('end', end).on('error', end).resume();
// These errors occur only after the parent has ended. The end of the standard input then ends this process.
process.stdout.on('error', () => undefined);
process.stderr.on('error', () => undefined);

// If an earlier start of the backend was killed, its child process may still hold the lock for a moment.
const lock = await takeLock(lockFile, { timeoutMs: 5000 });
if (lock === undefined) process.exit(folderInUse);
// The listener keeps a reference to the lock, because garbage collection would release the lock.
process.on('exit', lock.release);

process.argv = [process.execPath, cli, ...command];
await import(pathToFileURL(cli).href);

/** Ends the process after Postgres has closed the database, or after three seconds if Postgres hangs. */
function end(): void {
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), 3000).unref();
  if (process.listenerCount('SIGTERM') === 0) process.exit(0);
  process.kill(process.pid, 'SIGTERM');
}
