import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { marked } from 'marked';
import { expect, test } from 'vitest';
import { textOf } from '../../html/words.ts';
import { boundedHtml, TextTooComplex } from './bounded-markup.ts';
import { titleAndExcerpt } from './markup.ts';

/** What may be stored at most, in characters. */
const longest = 200_000;

// At this size each of these took the renderer from half a minute to days, or the whole stack.
test.each([
  '_a__b',
  '*_a',
  '*a **b ',
  '_a_',
  '***a',
  '!',
  '![',
  '[a](',
  '[[a]',
  '`a',
  '~~a',
  '<em>',
  '<a href="',
  '>',
  '> - ',
  '1. ',
  '- [ ] ',
])('a text of nothing but “%s” is refused before it is compared with itself', (piece) => {
  expect(() => boundedHtml(piece.repeat(longest / piece.length))).toThrow(TextTooComplex);
});

test('quotes inside each other are refused at a depth nobody writes', () => {
  expect(() => boundedHtml(`${'>'.repeat(4000)} a`)).toThrow(TextTooComplex);
  expect(boundedHtml(`${'> '.repeat(10)}a`)).toContain('<blockquote>');
});

test('lists inside each other are refused as well, and ten levels are none too many', () => {
  const list = (levels: number) =>
    Array.from({ length: levels }, (_, level) => `${'  '.repeat(level)}- a`).join('\n');
  expect(() => boundedHtml(list(60))).toThrow(TextTooComplex);
  expect(boundedHtml(list(10)).match(/<ul>/g)).toHaveLength(10);
});

test.each(['\n- a', '|a|b\n|-|-\n', '\n# a', '<div>\n', '<h2>a</h2>', '\n    a', '```\n', '\n\n*a* [b](c)'])(
  'a long text of “%s” is rendered',
  (piece) => {
    const text = piece.repeat(longest / piece.length);
    expect(boundedHtml(text)).not.toBe('');
  },
);

test('the demo posts and the fixed articles are rendered as the library renders them', () => {
  const folders = ['supabase/seed/demo', 'src/islands/admin/fixed-articles'].map((folder) =>
    path.resolve(import.meta.dirname, '../../../..', folder),
  );
  const texts = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.md'))
      .map((name) => readFileSync(path.join(folder, name), 'utf8')),
  );
  expect(texts.length).toBeGreaterThan(30);
  for (const text of texts) expect(boundedHtml(text)).toBe(marked.parse(text, { async: false }));
  // All of them as one text are as long as may be stored, and still no tangle.
  const all = texts.join('\n\n').slice(0, longest);
  expect(boundedHtml(all)).toBe(marked.parse(all, { async: false }));
});

test('a paragraph of an unusual length with unusually many marks is rendered as before', () => {
  const paragraph = 'Een **vet** woord, een *schuin* en een [link](https://a.example/x) <br> '.repeat(150);
  expect(paragraph.length).toBeGreaterThan(10_000);
  expect(boundedHtml(paragraph)).toBe(marked.parse(paragraph, { async: false }));
});

test('whatever is typed is rendered as the library renders it', () => {
  const piece = fc.oneof(
    fc.string(),
    fc.constantFrom(
      '*',
      '**',
      '_',
      '`',
      '[a](b)',
      '![a](b)',
      '\n\n',
      '\n- ',
      '\n> ',
      '# ',
      '<p>',
      '</p>',
      '|',
      '~~',
      '\n',
    ),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const text = pieces.join('');
      expect(boundedHtml(text)).toBe(marked.parse(text, { async: false }));
    }),
  );
});

test.each(['<', '<!--', '<em ', '<em>', '<a <em>'])('words are taken out of “%s” × n in one go', (piece) => {
  const html = piece.repeat(2_000_000 / piece.length);
  expect(textOf(html)).toBe('');
  // A block of HTML is handed on as it is.
  expect(titleAndExcerpt(`<div>\n${piece.repeat(longest / piece.length)}`)).toEqual({
    title: undefined,
    excerpt: undefined,
  });
});
