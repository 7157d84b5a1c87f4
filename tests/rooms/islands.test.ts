import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

describe('islands', () => {
  test('manage their busy state only through the hook in use-desk-action.ts', () => {
    const islands = globSync('src/islands/**/*.{ts,tsx}');
    expect(islands.length).toBeGreaterThan(100);
    expect(islands.filter((file) => /\b(useMutation|setBusy)\b/.test(readFileSync(file, 'utf8')))).toEqual([
      'src/islands/admin/parts/use-desk-action.ts',
    ]);
  });

  test('say in the comment above each component what it shows', () => {
    const components = globSync('src/islands/**/*.tsx').filter((file) => !file.includes('.test.'));
    const silent = components.filter((file) => {
      const name = path.basename(file, '.tsx');
      const main = new RegExp(String.raw`(?<!\*/\n)^export (default )?(function|const|class) ${name}\b`, 'm');
      return main.test(readFileSync(file, 'utf8'));
    });
    expect(components.length).toBeGreaterThan(150);
    expect(silent).toEqual([]);
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

/**
 * All internals of Astro on which `src/layouts/island-loader.ts`, `src/islands/wake/islands.browser.ts` and
 * `src/styles/islands.css` rely, with what each file decides and its hash.
 */
const internals = {
  'astro/dist/runtime/server/astro-island.prebuilt.js': [
    'how islands load and hydrate',
    'c9fc3b347727c6a23bcf517a22ae5e521a407598654af6df7501576f6b6fdf2a',
  ],
  'astro/dist/runtime/server/astro-island-styles.js': [
    'the style of islands',
    '8caa50d583b317d229f5a1df779cd4480341ab55881917c1438191f38b64c5d4',
  ],
  'astro/dist/runtime/server/scripts.js': [
    'where the loader is in a page',
    'd5384f0e9de8470222dec02192250e5f256bb54a5ba45f3ea9508fa6b3a848b4',
  ],
  'astro/dist/runtime/server/hydration.js': [
    'the attributes of an island',
    'e1c62e4312833f9c7665bc7bd933e9435a0b59f643ea1b705bc8c38c8f2a5836',
  ],
  'astro/dist/runtime/server/serialize.js': [
    'how props are serialised',
    'dd1b5c02525198108ba8bf50023a3b50c831236a528106aa674a3ebe85403e37',
  ],
  '@astrojs/react/dist/client.js': [
    'how React is called',
    'a6723c674206ab2aafea5cd5d42b4791bdd196bad5a18e5091b624bf5a5cbaf6',
  ],
};

describe('internals of Astro that our loader of islands relies on', () => {
  test.each(Object.entries(internals).map(([file, [what, hash]]) => ({ file, what, hash })))(
    'are unchanged in $file, which decides $what (after a change: adapt our loader, then the hash)',
    ({ file, hash }) => {
      const text = readFileSync(`node_modules/${file}`);
      expect(createHash('sha256').update(text).digest('hex')).toBe(hash);
    },
  );
});
