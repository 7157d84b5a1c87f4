import { relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { describe, expect, test } from 'vitest';
import { locales, sourceLocale } from '#core/locale.ts';

const { metafile, outputFiles } = await build({
  entryPoints: ['src/islands/admin/Desk.tsx'],
  outdir: 'dist',
  bundle: true,
  splitting: true,
  minify: true,
  format: 'esm',
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
  write: false,
  metafile: true,
  loader: { '.css': 'empty', '.svg': 'empty' },
});

describe('initial script of the desk', () => {
  test('loads the text editor and the parsers of HTML and Markdown only on demand', () => {
    const atOnce = packagesOf(metafile.outputs, 'dist/Desk.js');
    expect(atOnce).toContain('@tanstack/react-query');
    for (const name of ['marked', 'sanitize-html', 'htmlparser2', 'entities', 'prosemirror-view'])
      expect(atOnce).not.toContain(name);
  });

  test('contains texts of the desk only in Dutch, and no Supabase client except auth-js', () => {
    const files = filesOf(metafile.outputs, 'dist/Desk.js');
    const inputs = files.flatMap((file) => Object.keys(metafile.outputs[file]?.inputs ?? {}));
    const wordsOf = (locale: string) =>
      inputs.filter((input) => input.startsWith(`src/i18n/${locale}/desk/`));
    expect(wordsOf(sourceLocale).length).toBeGreaterThan(0);
    for (const locale of locales.filter((each) => each !== sourceLocale)) expect(wordsOf(locale)).toEqual([]);
    const services = packagesOf(metafile.outputs, 'dist/Desk.js').filter((name) =>
      name.startsWith('@supabase/'),
    );
    expect(new Set(services)).toEqual(new Set(['@supabase/auth-js']));
  });

  test('and the text editor are together at most 327 kB after compression', () => {
    const editor = Object.keys(metafile.outputs).find((file) => file.includes('RichText')) ?? '';
    const files = new Set([
      ...filesOf(metafile.outputs, 'dist/Desk.js'),
      ...filesOf(metafile.outputs, editor),
    ]);
    const sizes = outputFiles
      .filter(({ path }) => files.has(relative(process.cwd(), path)))
      .map(({ contents }) => gzipSync(contents).length);
    expect(sizes.length).toBe(files.size);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(327_000);
  });
});

/** Returns the npm packages in an output file and in the files that it imports statically, also indirectly. */
const packagesOf = (outputs: Outputs, file: string): string[] =>
  filesOf(outputs, file).flatMap((each) =>
    Object.keys(outputs[each]?.inputs ?? {}).flatMap(
      (input) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(input)?.[1] ?? [],
    ),
  );

function filesOf(outputs: Outputs, file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  for (const { path, kind } of outputs[file]?.imports ?? [])
    if (kind === 'import-statement') filesOf(outputs, path, seen);
  return [...seen];
}

type Outputs = Record<string, { inputs: Record<string, unknown>; imports: { path: string; kind: string }[] }>;
