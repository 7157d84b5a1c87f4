import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

describe('islands', () => {
  test('manage their busy state only through the hook in use-desk-action.ts', () => {
    const islands = globSync('src/islands/**/*.{ts,tsx}');
    expect(islands.length).toBeGreaterThan(100);
    expect(islands.filter((file) => /\b(useMutation|setBusy)\b/.test(readFileSync(file, 'utf8')))).toEqual([
      'src/islands/admin/parts/use-desk-action.ts',
    ]);
  });

  test('use on public pages exactly the client directives that the loader script supports', () => {
    const known = /^ {2}(\w+): (?:onInteraction|whenEditor|whenVisible),$/gm;
    const script = readFileSync('src/islands/wake/islands.browser.ts', 'utf8');
    const directives = [...script.matchAll(known)].map(([, name = '']) => name);
    const used = globSync('src/{components,layouts,pages}/**/*.astro')
      .filter((file) => file !== 'src/layouts/Desk.astro')
      .flatMap((file) =>
        [...readFileSync(file, 'utf8').matchAll(/\bclient:(\w+)/g)].map(([, name = '']) => name),
      );
    expect(used.length).toBeGreaterThan(5);
    expect([...new Set(used)].toSorted()).toEqual(directives.toSorted());
  });
});
