import { accessSync, constants } from 'node:fs';
import type { ClientConfig } from 'pg';
import { isPlaceholder } from '#adapters/placeholder.ts';
import { SetupMistake } from '../../local/start/setup-mistake.ts';

/**
 * Reads DATABASE_URL, with which `npm run set-up` applies the migrations. Throws a `SetupMistake` if it cannot be the
 * session pooler or database of the project.
 */
export function databaseAddress({ databaseUrl, supabaseUrl }: Target): ClientConfig {
  if (!/^postgres(ql)?:\/\//.test(databaseUrl))
    throw new SetupMistake('DATABASE_URL is no address that begins with postgresql://.');
  if (isPlaceholder(databaseUrl))
    throw new SetupMistake(
      'DATABASE_URL still contains a placeholder such as [YOUR-PASSWORD]: enter the real value there.',
    );
  const [, credentials = ''] = /\/\/(.*)@/.exec(databaseUrl) ?? [];
  const project = /^https:\/\/([a-z0-9]+)\.supabase\.co/.exec(supabaseUrl)?.[1];
  if (/[#/?]/.test(credentials) || !URL.canParse(databaseUrl) || isCut(new URL(databaseUrl), project))
    throw new SetupMistake(
      'DATABASE_URL cannot be read: write # in its password as %23, / as %2F and ? as %3F, or reset the password to letters and digits (Supabase → Database → Settings), and copy the whole address again.',
    );
  const { hostname, username, port, searchParams } = new URL(databaseUrl);
  if (project !== undefined && !hostname.includes(project) && !username.endsWith(`.${project}`))
    throw new SetupMistake(
      `DATABASE_URL belongs to another project than SUPABASE_URL (${project}): copy it under Connect of that project.`,
    );
  if (port === '6543')
    throw new SetupMistake(
      `DATABASE_URL is the address of the transaction pooler (port 6543), which cannot lock the database during the migrations: ${copyPooler}.`,
    );
  for (const name of ['sslrootcert', 'sslcert', 'sslkey']) requireReadable(name, searchParams.get(name));
  return {
    connectionString: databaseUrl,
    connectionTimeoutMillis: 15_000,
    ...encryption(new URL(databaseUrl)),
  };
}

/** Says why the database could not be connected to, and what to do about it. */
export function connectionMistake({
  databaseUrl,
  cause,
}: {
  databaseUrl: string;
  cause: unknown;
}): SetupMistake {
  const { code = '', message } = cause as { code?: string; message: string };
  const { hostname } = new URL(databaseUrl);
  const isUnreachable = ['ENOTFOUND', 'ENETUNREACH', 'EHOSTUNREACH', 'ENODATA'].includes(code);
  if (isUnreachable && hostname.startsWith('db.'))
    return new SetupMistake(
      `${hostname} cannot be reached: it has an IPv6 address only, and this network may have none. ${upperFirst(copyPooler)}.`,
      { cause },
    );
  if (code === '28P01')
    return new SetupMistake(
      'The database refuses the password in DATABASE_URL: it is the one of the database, not of your account at Supabase.',
      { cause },
    );
  if (/CERT|SIGNATURE|^ERR_TLS|^ERR_SSL|^ERR_OSSL/.test(code))
    return new SetupMistake(
      `The certificate of the database is not the one that DATABASE_URL requires (${code}): download it again under Supabase → Database → Settings → SSL, and name it in sslrootcert.`,
      { cause },
    );
  return new SetupMistake(`The database of DATABASE_URL does not answer: ${message || code}.`, { cause });
}

/** A settings file ends at “#”, which leaves “postgres.<project>” as the host. */
const isCut = ({ hostname }: URL, project: string | undefined): boolean =>
  project !== undefined && hostname.includes(project) && !/\.supabase\.com?$/.test(hostname);

function requireReadable(name: string, file: string | null): void {
  if (file === null || file === 'system') return;
  try {
    accessSync(file, constants.R_OK);
  } catch (cause) {
    throw new SetupMistake(`${name} in DATABASE_URL names “${file}”, which cannot be read.`, { cause });
  }
}

/** Encrypts a remote connection without verifying the certificate. `ssl…` parameters in the URL take precedence. */
function encryption({ hostname, searchParams }: URL): ClientConfig {
  const isOnThisMachine = ['', 'localhost', '127.0.0.1'].includes(hostname);
  const says = [...searchParams.keys()].some((key) => key.startsWith('ssl'));
  return isOnThisMachine || says ? {} : { ssl: { rejectUnauthorized: false } };
}

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const copyPooler = 'copy the one under Supabase → Connect → Session pooler (port 5432)';

export type Target = { databaseUrl: string; supabaseUrl: string };
