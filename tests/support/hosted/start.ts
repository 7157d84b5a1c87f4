/** Runs the product as `npm start` does, but on PostgreSQL and PostgREST. */
import path from 'node:path';
import { keepCompiledCode } from '../../../scripts/local/start/compile-cache.ts';
import type { ReceivedMail } from './mailbox.ts';
import type { HostedServer } from './postgres.ts';

const project = path.resolve(import.meta.dirname, '../../..');
// Only modules that load after this call are cached, so the product’s modules are imported below.
keepCompiledCode(project);
const { authMail } = await import('../../../scripts/local/backend/auth-mail.ts');
const { startSite } = await import('../../../scripts/local/start-site.ts');
const { startHosted } = await import('./backend.ts');

const { postgrest, sql, ...server } = JSON.parse(process.argv[2] ?? '') as OnServer;

await startSite(project, async ({ keys, siteUrl = '' }) => {
  const mail = (sent: ReceivedMail): Promise<void> => authMail(siteUrl).send(sent);
  const settings = { isSignUpOpen: true, secondsBetweenMails: 0, offersSecondFactor: false };
  const { url, stop } = await startHosted({
    server,
    postgrest,
    keys,
    sql,
    auth: { settings, siteUrl, mail },
  });
  return { url, stop, pid: process.pid };
});

type OnServer = HostedServer & { postgrest: string; sql: string };
