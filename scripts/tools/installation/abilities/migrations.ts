import path from 'node:path';
import * as v from 'valibot';
import { migrations } from '#core/backup/migrations.ts';
import type { Ability, Check } from '../check/ability.ts';
import { Unmet } from '../check/unmet.ts';
import { supabaseAnswer } from '../check/clients.ts';

export const migrationsFolder = path.resolve(import.meta.dirname, '../../../../supabase/migrations');

/** Checks that the database has the newest migration, and still everything that the migrations created. */
export const migrationsAbility: Ability = {
  name: 'Migrations',
  needs: ['Database'],
  async run(check) {
    const { migratedTo, missing } = await installedContents(check);
    const newest = newestMigration();
    if (migratedTo !== newest)
      throw new Unmet(
        `The newest migration in the database is ${migratedTo ?? 'unknown'}, and in this folder ${newest}: run npm run set-up with DATABASE_URL, from the newest code.`,
      );
    requireUnchanged(missing);
    return `All of them, up to ${newest}, and the database is as they left it.`;
  },
};

/** The time at the start of the file name, as the newest migration records it. */
export const newestMigration = (): string => migrations.at(-1)?.slice(0, '20261122200000'.length) ?? '';

export function requireUnchanged(missing: InstalledContents['missing']): void {
  if (missing.length === 0) return;
  const some = missing.slice(0, 5).map(({ kind, name }) => `the ${kind} ${name}`);
  throw new Unmet(
    `Changed or removed by hand after the migrations: ${some.join(', ')}${missing.length > 5 ? ` and ${missing.length - 5} more` : ''}. Create them again as in ${path.relative(process.cwd(), migrationsFolder)}, in Supabase's SQL editor.`,
  );
}

export async function installedContents({ clients }: Check): Promise<InstalledContents> {
  const read = await clients.owner().rpc('installation_contents');
  return v.parse(contentsSchema, supabaseAnswer(read, 'listing what the migrations have made'));
}

const names = v.array(v.string());
const things = v.array(v.object({ kind: v.string(), name: v.string(), definition: v.string() }));

/** `visitor`: a visitor's rights to a table, or whether a visitor may call a function. `secured`: row security is on. */
export const contentsSchema = v.pipe(
  v.object({
    migrated_to: v.nullable(v.string()),
    missing: things,
    foreign_policies: things,
    tables: v.array(
      v.object({
        name: v.string(),
        secured: v.boolean(),
        key: v.string(),
        writable: v.string(),
        visitor: names,
      }),
    ),
    functions: v.array(v.object({ name: v.string(), arguments: names, visitor: v.boolean() })),
  }),
  v.transform(({ migrated_to: migratedTo, foreign_policies: foreignPolicies, ...rest }) => ({
    migratedTo,
    foreignPolicies,
    ...rest,
  })),
);

export type InstalledContents = v.InferOutput<typeof contentsSchema>;
