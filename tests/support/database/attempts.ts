import type { SqlDatabase } from '../sql.ts';

/** Grants the privileges that the embedded backend grants at its first request. */
export async function openToEverybody(database: SqlDatabase): Promise<void> {
  for (const schema of ['public', 'private']) {
    await database.exec(`grant all on all tables in schema ${schema} to anon, authenticated, service_role`);
    await database.exec(
      `grant all on all sequences in schema ${schema} to anon, authenticated, service_role`,
    );
  }
}

/** The column `answer` of the returned row contains the result. */
export async function call(
  connection: SqlDatabase,
  name: string,
  given: object,
): Promise<Record<string, unknown>[]> {
  const named = Object.keys(given).map((argument, index) => `${argument} => $${index + 1}`);
  return connection.query(
    `select to_json(t) as answer from (select public.${name}(${named.join(', ')}) as t) as called limit 1`,
    Object.values(given),
  );
}
