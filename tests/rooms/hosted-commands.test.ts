import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// Version 3 of the command line pushes to a local stack without `--remote`.
test.each([
  'docs/deploy.md',
  'scripts/tools/installation/check/clients.ts',
  'scripts/tools/installation/abilities/migrations.ts',
])('%s pushes migrations to the hosted database', (file) => {
  const pushes = readFileSync(file, 'utf8').match(/npx supabase\S* db push(?: --\w+)?/g);
  expect(new Set(pushes)).toEqual(new Set(['npx supabase@3 db push --remote']));
});
