import path from 'node:path';
import * as v from 'valibot';
import type { Ability, Check } from '../check/ability.ts';
import { Unmet } from '../check/unmet.ts';
import { supabaseAnswer } from '../check/clients.ts';
import { migrationContents, plainCondition, type MigratedThing } from './migration-contents.ts';

export const migrationsFolder = path.resolve(import.meta.dirname, '../../../../supabase/migrations');

export const migrationsAbility: Ability = {
  name: 'Migrations',
  needs: ['Database'],
  async run(check) {
    const expected = migrationContents(migrationsFolder);
    const absent = missingFrom(await installedContents(check), expected);
    const [example] = absent;
    if (example === undefined) return `All of them: ${expected.length} things as the files say.`;
    const files = [...new Set(absent.map(({ migration }) => migration))].toSorted();
    throw new Unmet(
      `Not applied, or changed afterwards: ${files.slice(0, 5).join(', ')}${files.length > 5 ? ` and ${files.length - 5} more` : ''} (the ${example.kind} ${example.name}, for one). Run npm run set-up with DATABASE_URL`,
    );
  },
};

export function missingFrom(installed: InstalledContents, expected: MigratedThing[]): MigratedThing[] {
  const known = new Set([
    ...installed.tables.flatMap(({ name, columns }) => [
      `table ${name}`,
      ...columns.map((column) => `column ${name}.${column}`),
    ]),
    ...installed.functions.map(({ name, digest }) => `function ${name} ${digest}`),
    ...installed.policies.map(({ name, digest }) => `policy ${name} ${digest}`),
    ...installed.triggers.map((name) => `trigger ${name}`),
  ]);
  return expected.filter(
    ({ kind, name, digest }) => !known.has([kind, name, digest].filter(Boolean).join(' ')),
  );
}

export async function installedContents({ clients }: Check): Promise<InstalledContents> {
  const read = await clients.owner().rpc('installation_contents');
  return v.parse(contentsSchema, supabaseAnswer(read, 'listing what the migrations have made'));
}

const names = v.array(v.string());

/** `visitor`: a visitor's rights to a table, or whether a visitor may call a function. `secured`: row security is on. */
const contentsSchema = v.object({
  tables: v.array(
    v.object({
      name: v.string(),
      columns: names,
      secured: v.boolean(),
      writable: v.string(),
      visitor: names,
    }),
  ),
  functions: v.array(
    v.object({
      name: v.string(),
      digest: v.string(),
      arguments: names,
      trigger: v.boolean(),
      visitor: v.boolean(),
    }),
  ),
  policies: v.array(
    v.pipe(
      v.object({ name: v.string(), digest: v.string(), condition: v.string() }),
      v.transform(({ name, digest, condition }) => ({
        name,
        digest: `${digest}: ${plainCondition(condition)}`,
      })),
    ),
  ),
  triggers: names,
});

export type InstalledContents = v.InferOutput<typeof contentsSchema>;

/** Checks that the host runs `tick`, because scheduled posts and mail retries depend on it. */
export const scheduleAbility: Ability = {
  name: 'Schedule',
  needs: ['Database', 'Migrations'],
  async run({ clients }) {
    // The database computes the age of the last tick, because this machine’s clock may be wrong.
    const pulse = supabaseAnswer(
      await clients.owner().rpc('site_pulse'),
      'asking when the schedule last ran',
    );
    const { tick_age: age } = v.parse(v.object({ tick_age: v.nullable(v.number()) }), pulse);
    if (age !== null && age <= maxSilenceMinutes * 60)
      return `It ran in the last ${maxSilenceMinutes} minutes, as it should every five.`;
    const since = age === null ? 'has never run' : `last ran ${Math.round(age / 60)} minutes ago`;
    throw new Unmet(
      `The scheduled function tick ${since}: is it listed as scheduled at the host (Netlify → Functions), and what does its log say? After the very first deploy, wait five minutes and run this again.`,
    );
  },
};

/** In minutes. The host may miss two ticks before the check fails. */
const maxSilenceMinutes = 15;
