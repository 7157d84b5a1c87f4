import { expect, test } from 'vitest';
import type { Database } from '../client.ts';
import { incomingFiles } from './image-store.ts';

test('removes an upload together with the editor’s uploads of earlier days', async () => {
  const removed: string[] = [];
  const age = (hours: number): string => new Date(Date.now() - hours * 3_600_000).toISOString();
  const bucket = {
    list: () =>
      Promise.resolve({
        data: [
          { name: 'old', created_at: age(25) },
          { name: 'young', created_at: age(23) },
          { name: 'taken', created_at: age(0) },
        ],
      }),
    remove(names: string[]) {
      removed.push(...names);
      return Promise.resolve({ data: names.map((name) => ({ name })), error: null });
    },
  };
  const supabase = { storage: { from: () => bucket } } as unknown as Database;
  await incomingFiles(supabase).remove('anna/taken');
  expect(removed).toEqual(['anna/taken', 'anna/old']);
});
