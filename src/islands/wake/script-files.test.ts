import { describe, expect, test } from 'vitest';
import { scriptFileOf } from './script-files.ts';

const module = { isEntry: false, importers: [] as string[], dynamicImporters: [] as string[] };
const graph: Record<string, typeof module> = {
  '/islands/Desk.tsx': { ...module, isEntry: true },
  '/islands/Enquiry.tsx': { ...module, isEntry: true },
  '/desk/page.ts': { ...module, dynamicImporters: ['/islands/Desk.tsx'] },
  '/desk/frame.ts': { ...module, importers: ['/islands/Desk.tsx', '/desk/page.ts'] },
  '/desk/menu.ts': { ...module, importers: ['/desk/frame.ts'] },
  '/desk/table.ts': { ...module, importers: ['/desk/page.ts'] },
  '/words.ts': { ...module, importers: ['/desk/frame.ts', '/islands/Enquiry.tsx'] },
  '/telephone.ts': { ...module, importers: ['/desk/menu.ts'], dynamicImporters: ['/islands/Enquiry.tsx'] },
};
const fileOf = (id: string) => scriptFileOf(id, { getModuleInfo: (name) => graph[name] ?? null });

describe('the file of a module', () => {
  test('is the same for all that only the desk loads at once, whichever of its pages import them too', () => {
    expect(['/desk/frame.ts', '/desk/menu.ts'].map(fileOf)).toEqual(['Desk', 'Desk']);
  });

  test('is left to the bundler if the desk loads the module later or never, and for an island itself', () => {
    const others = ['/desk/page.ts', '/desk/table.ts', '/islands/Desk.tsx', '/islands/Enquiry.tsx'];
    expect(others.map(fileOf)).toEqual([null, null, null, null]);
  });

  test('is another one for what a second island loads, at once or later, so that it loads nothing else', () => {
    const files = ['/words.ts', '/telephone.ts', '/desk/frame.ts'].map(fileOf);
    expect(files).toEqual([expect.stringMatching(/^shared-/), expect.stringMatching(/^shared-/), 'Desk']);
    expect(new Set(files).size).toBe(3);
  });
});
