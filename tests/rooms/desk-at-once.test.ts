import { build } from 'esbuild';
import { expect, test } from 'vitest';

test('what reads HTML and Markdown comes to the desk only when it is needed', async () => {
  const { metafile } = await build({
    entryPoints: ['src/islands/admin/frame/Desk.tsx'],
    outdir: 'dist',
    bundle: true,
    splitting: true,
    format: 'esm',
    write: false,
    metafile: true,
    loader: { '.css': 'empty', '.svg': 'empty' },
  });
  const atOnce = packagesOf(metafile.outputs, 'dist/Desk.js');
  expect(atOnce).toContain('@tanstack/react-query');
  for (const name of ['marked', 'sanitize-html', 'htmlparser2', 'entities', 'prosemirror-view'])
    expect(atOnce).not.toContain(name);
});

/** Packages in a file and in all files it imports at once. */
function packagesOf(outputs: Outputs, file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const { inputs = {}, imports = [] } = outputs[file] ?? {};
  const own = Object.keys(inputs).flatMap(
    (input) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(input)?.[1] ?? [],
  );
  const next = imports.filter(({ kind }) => kind === 'import-statement');
  return [...own, ...next.flatMap(({ path }) => packagesOf(outputs, path, seen))];
}

type Outputs = Record<string, { inputs: Record<string, unknown>; imports: { path: string; kind: string }[] }>;
