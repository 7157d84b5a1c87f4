import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { marked } from 'marked';
import { describe, expect, test } from 'vitest';
import { textOf } from '../../html/words.ts';
import { boundedHtml, TextTooComplex } from './bounded-markup.ts';
import { titleAndExcerpt } from './markup.ts';

/** The storage limit, in characters. */
const maxLength = 200_000;

describe('boundedHtml', () => {
  // At this size the renderer took from half a minute to days for each of these, or overflowed the stack.
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
  ])('refuses a text of nothing but “%s” before comparing it with itself', (piece) => {
    expect(() => boundedHtml(piece.repeat(maxLength / piece.length))).toThrow(TextTooComplex);
  });

  test('refuses quotations nested deeper than any real text', () => {
    expect(() => boundedHtml(`${'>'.repeat(4000)} a`)).toThrow(TextTooComplex);
    expect(boundedHtml(`${'> '.repeat(10)}a`)).toContain('<blockquote>');
  });

  test('refuses deeply nested lists, but accepts ten levels', () => {
    const list = (levels: number) =>
      Array.from({ length: levels }, (_, level) => `${'  '.repeat(level)}- a`).join('\n');
    expect(() => boundedHtml(list(60))).toThrow(TextTooComplex);
    expect(boundedHtml(list(10)).match(/<ul>/g)).toHaveLength(10);
  });

  test.each([
    '\n- a',
    '|a|b\n|-|-\n',
    '\n# a',
    '<div>\n',
    '<h2>a</h2>',
    '\n    a',
    '```\n',
    '\n\n*a* [b](c)',
  ])('renders a long text of “%s”', (piece) => {
    const text = piece.repeat(maxLength / piece.length);
    expect(boundedHtml(text)).not.toBe('');
  });

  test('renders the demo posts and fixed articles as the library does', () => {
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
    // All of them together reach the storage limit and are still accepted.
    const all = texts.join('\n\n').slice(0, maxLength);
    expect(boundedHtml(all)).toBe(marked.parse(all, { async: false }));
  });

  test('renders an unusually long paragraph with unusually many marks as before', () => {
    const paragraph = 'Een **vet** woord, een *schuin* en een [link](https://a.example/x) <br> '.repeat(150);
    expect(paragraph.length).toBeGreaterThan(10_000);
    expect(boundedHtml(paragraph)).toBe(marked.parse(paragraph, { async: false }));
  });

  test('renders any input as the library does', () => {
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
});

describe('titleAndExcerpt and other readers of markup', () => {
  test.each(['<', '<!--', '<em ', '<em>', '<a <em>'])('reads “%s” × n in linear time', (piece) => {
    const html = piece.repeat(2_000_000 / piece.length);
    expect(textOf(html)).toBe('');
    // A block of HTML is passed on unchanged.
    expect(titleAndExcerpt(`<div>\n${piece.repeat(maxLength / piece.length)}`)).toEqual({
      title: undefined,
      excerpt: undefined,
    });
  });
});
