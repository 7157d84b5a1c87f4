import type { Asked } from './asked.ts';
import { NotPossible, type Draft } from './draft.ts';
import { fromTemplate, migrationPath, namesOf } from './names.ts';

const rights = 'tests/support/database/rights.ts';

/** A table that editors read and change, and nobody else: its migration, and its line among the rights that are tried. */
export function newTable(draft: Draft, { name }: Asked): string[] {
  const names = namesOf(name);
  if (new RegExp(`^ {2}'?${names.snake}'?[:,]`, 'm').test(draft.read(rights)))
    throw new NotPossible(`There is a table “${names.snake}” already.`);
  const migration = migrationPath(draft, names.snake);
  draft.create(migration, fromTemplate('table/migration.sql', names));
  draft.insertAfter(rights, { anchor: 'export const tables = [\n', text: `  '${names.snake}',\n` });
  draft.insertAfter(rights, {
    anchor: /^export const tableRights: .* = \{\n/,
    text: fromTemplate('table/rights.txt', names),
  });
  return [
    `its columns in ${migration}, each with its limit, and who may do what`,
    `the same rights in ${rights}, and a row to try them with where types ask for one`,
    'a row for the backup in tests/support/database/everything.ts',
  ];
}
