import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Backend } from '../backend/backend.ts';
import type { Follower } from './changes.ts';
import { seconds } from '../start/steps.ts';

/**
 * Applies a new migration to the running database. An applied migration is never applied again: the terminal says what to do
 * about a change in it.
 */
export function changedMigrations({
  project,
  localDir,
  backend,
  afterwards,
  onLost,
}: DatabaseInUse): Follower {
  const folder = path.join(project, 'supabase/migrations');
  let applied = readMigrations(folder);

  return {
    concerns: (file) => path.dirname(file) === folder && file.endsWith('.sql'),
    async takeUp(files) {
      const found = readMigrations(folder);
      const names = files.map((file) => path.basename(file));
      for (const name of names) {
        const before = applied.get(name);
        if (before !== undefined && before !== found.get(name)) sayIsApplied(name);
      }
      // Editors create an empty file first.
      const added = names.filter((name) => !applied.has(name) && found.get(name)?.trim());
      if (added.length === 0) return;

      const began = performance.now();
      console.log(`Applying ${added.join(', ')}; the database is away until then.`);
      const mistake = await backend.migrate().catch(onLost);
      if (mistake === undefined) {
        applied = found;
        console.log(`Applied in ${seconds(began)}.`);
        await afterwards();
      } else {
        console.error(
          `${mistake.message}\nThe database goes on without it, and it is tried again when you save it.`,
        );
      }
    },
  };

  function sayIsApplied(name: string): void {
    const database = path.join(localDir, 'backend/database');
    console.error(
      `${name} is applied already, and the local database stays as it is: put the change into a new migration. ` +
        `Where this one is nowhere else yet, stop, delete ${database} with all that was written here, and start again.`,
    );
  }
}

/** The text of each migration, by name. */
const readMigrations = (folder: string): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(folder)
      .filter((name) => name.endsWith('.sql'))
      .map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]),
  );

type DatabaseInUse = {
  project: string;
  localDir: string;
  backend: Pick<Backend, 'migrate'>;
  /** Called when a migration was applied. */
  afterwards: () => Promise<unknown>;
  /** Called when the database does not come back. */
  onLost: (error: unknown) => Promise<never>;
};
