import pg from 'pg';
import type { SqlDatabase } from '../sql.ts';

/** Connects with all rights, or with those of `user`. */
export async function connect(
  address: DatabaseAddress,
  { user }: { user?: string } = {},
): Promise<HostedConnection> {
  const client = new pg.Client(user === undefined ? address : asUser(address, user));
  await client.connect();
  return {
    exec: (sql) => client.query(sql),
    query: async (sql, values) => (await client.query<Record<string, unknown>>(sql, values)).rows,
    close: () => client.end(),
  };
}

/** All roles of a local Supabase project share a password. Those of our own server need none. */
export function asUser(address: DatabaseAddress, user: string): DatabaseAddress {
  const url = new URL(address);
  url.username = user;
  return url.href;
}

/** The URL of a database, with a user who has all rights. */
export type DatabaseAddress = string;

export type HostedConnection = SqlDatabase & { close: () => Promise<void> };
