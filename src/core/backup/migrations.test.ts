import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { migrations } from './migrations.ts';

test('the list of migrations contains every file in supabase/migrations', () => {
  const files = readdirSync(path.resolve(import.meta.dirname, '../../../supabase/migrations'));
  expect(migrations).toEqual(files.filter((name) => name.endsWith('.sql')).toSorted());
});
