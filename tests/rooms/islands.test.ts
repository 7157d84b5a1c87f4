import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('an island is busy in one way only', () => {
  const islands = globSync('src/islands/**/*.{ts,tsx}');
  expect(islands.length).toBeGreaterThan(100);
  expect(islands.filter((file) => /\b(useMutation|setBusy)\b/.test(readFileSync(file, 'utf8')))).toEqual([
    'src/islands/admin/parts/use-desk-action.ts',
  ]);
});
