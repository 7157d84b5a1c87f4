import path from 'node:path';
import { Unmet } from '../unmet.ts';
import { type Ability } from '../ability.ts';
import { installedContents, type InstalledContents } from '../contents/installed-contents.ts';
import { migrationContents, type MigratedThing } from '../contents/migration-contents.ts';

export const migrationsFolder = path.resolve(import.meta.dirname, '../../../supabase/migrations');

/** Everything the migrations of this folder make is in the database. */
export const migrationsAbility: Ability = {
  name: 'Migrations',
  needs: ['Database'],
  async run(check) {
    const expected = migrationContents(migrationsFolder);
    const absent = missingFrom(await installedContents(check), expected);
    if (absent.length === 0) return `All of them: ${expected.length} things as the files say.`;
    const files = [...new Set(absent.map(({ migration }) => migration))].toSorted();
    const example = absent[0];
    throw new Unmet(
      `Not applied, or changed afterwards: ${files.slice(0, 5).join(', ')}${files.length > 5 ? ` and ${files.length - 5} more` : ''} (the ${example?.kind ?? 'thing'} ${example?.name ?? ''}, for one). Run: npx supabase db push`,
    );
  },
};

/** What should be there and is not, or has another text. */
export function missingFrom(installed: InstalledContents, expected: MigratedThing[]): MigratedThing[] {
  const known = new Set([
    ...installed.tables.flatMap(({ name, columns }) => [
      `table ${name}`,
      ...columns.map((column) => `column ${name}.${column}`),
    ]),
    ...installed.functions.map(({ name, digest }) => `function ${name} ${digest}`),
    ...installed.policies.map((name) => `policy ${name}`),
    ...installed.triggers.map((name) => `trigger ${name}`),
  ]);
  return expected.filter(
    ({ kind, name, digest }) =>
      !known.has(digest === undefined ? `${kind} ${name}` : `${kind} ${name} ${digest}`),
  );
}
