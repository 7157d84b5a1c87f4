import type { SqlDatabase } from '../sql.ts';

/** Runs `sql` without triggers, returns the value of an SQL expression, and rolls everything back. */
export async function valueAfter(database: SqlDatabase, sql: string, expression: string): Promise<unknown> {
  await database.exec('begin; set local session_replication_role = replica');
  try {
    await database.exec(`select set_config('request.jwt.claims', '{"role": "service_role"}', true); ${sql}`);
    return (await database.query(`select ${expression} as value`))[0]?.['value'];
  } finally {
    await database.exec('rollback');
  }
}

/** Returns the id of the test row with this number, as an SQL literal. */
export const id = (n: number): string => `'00000000-0000-4000-8000-${String(n).padStart(12, '0')}'`;

/** Returns the SQL that inserts a row. The values are SQL expressions. */
export const insertSql = (table: string, row: Record<string, string>): string =>
  `insert into ${table} (${Object.keys(row).join(', ')}) values (${Object.values(row).join(', ')});`;
