import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

// Version 3 of the Supabase command line pushes to a local database unless `--remote` is given.
describe('deployment commands', () => {
  test.each(['docs/deploy.md', 'scripts/tools/installation/check/clients.ts'])(
    'in %s push migrations to the hosted database',
    (file) => {
      const pushes = readFileSync(file, 'utf8').match(/npx supabase\S* db push(?: --\w+)?/g);
      expect(new Set(pushes)).toEqual(new Set(['npx supabase@3 db push --remote']));
    },
  );
});
