import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { marked } from 'marked';
import { describe, expect, test } from 'vitest';
import { textOf } from '../../../html/words.ts';
import { boundedHtml, mayBeTooComplex, TextTooComplex } from './bounded-markup.ts';
import { LiteralRenderer, LiteralTokenizer } from './literal-markdown.ts';
import { titleAndExcerpt } from '../markup.ts';

/** The database stores at most this many characters per text. */
const maxLength = 200_000;

describe('boundedHtml', () => {
  // Repeated to `maxLength`, each text would take the Markdown library half a minute to days, or overflow its stack.
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
  ])('rejects a text that only repeats “%s”, without rendering it', (piece) => {
    expect(() => boundedHtml(piece.repeat(maxLength / piece.length))).toThrow(TextTooComplex);
  });

  test.each(['a', 'a.', 'a-', 'a@'])('rejects one word that repeats “%s” before an @', (piece) => {
    const word = `${piece.repeat(maxLength / piece.length - 1)}@`;
    expect(() => boundedHtml(`Schrijf naar ${word}`)).toThrow(TextTooComplex);
    expect(mayBeTooComplex(word)).toBe(true);
  });

  test.each<[string, (levels: number) => string]>([
    ['blockquote', (levels) => `${'> '.repeat(levels)}a`],
    ['ul', (levels) => Array.from({ length: levels }, (_, level) => `${'  '.repeat(level)}- a`).join('\n')],
    [
      'em',
      (levels) =>
        Array.from({ length: levels }, (_, level) => (level % 2 === 0 ? '**' : '*')).reduce(
          (inside, sign) => `${sign}b ${inside} b${sign}`,
          'a',
        ),
    ],
  ])('accepts 23 levels of “%s” inside each other, and no more', (tag, nested) => {
    expect(boundedHtml(nested(23))).toContain(`<${tag}>`);
    for (const levels of [24, 60]) expect(() => boundedHtml(nested(levels))).toThrow(TextTooComplex);
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
  ])('accepts a long text of “%s”', (piece) => {
    const text = piece.repeat(maxLength / piece.length);
    expect(boundedHtml(text)).not.toBe('');
  });

  test('renders the demo posts and sample articles exactly as the Markdown library does', () => {
    const folders = ['supabase/seed/demo', 'src/islands/admin/fixed-articles'].map((folder) =>
      path.resolve(import.meta.dirname, '../../../../..', folder),
    );
    const texts = folders.flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => name.endsWith('.md'))
        .map((name) => readFileSync(path.join(folder, name), 'utf8').replace(/^---\n[\s\S]*?\n---\n/, '')),
    );
    expect(texts.length).toBeGreaterThan(30);
    expect(texts.filter(mayBeTooComplex).length).toBeLessThan(texts.length / 10);
    for (const text of texts) expect(boundedHtml(text)).toBe(marked.parse(text, { async: false }));
    const all = texts.join('\n\n').slice(0, maxLength);
    expect(boundedHtml(all)).toBe(marked.parse(all, { async: false }));
  });

  test('renders a very long paragraph as the Markdown library does', () => {
    const paragraph = 'Een **vet** woord, een *schuin* en een [link](https://a.example/x) <br> '.repeat(150);
    expect(paragraph.length).toBeGreaterThan(10_000);
    expect(boundedHtml(paragraph)).toBe(marked.parse(paragraph, { async: false }));
  });

  test('renders any accepted input as the Markdown library does', () => {
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
        const literal = { tokenizer: new LiteralTokenizer(text), renderer: new LiteralRenderer() };
        expect(boundedHtml(text)).toBe(marked.parse(text, { ...literal, async: false }));
      }),
    );
  });
});

describe('textOf and titleAndExcerpt', () => {
  test.each(['<', '<!--', '<em ', '<em>', '<a <em>'])(
    'read a text that repeats “%s” in linear time',
    (piece) => {
      const html = piece.repeat(2_000_000 / piece.length);
      expect(textOf(html)).toBe('');
      // The `<div>` prevents Markdown parsing, so the text is not too complex. No `h1` or `em` is complete.
      expect(titleAndExcerpt(`<div>\n${piece.repeat(maxLength / piece.length)}`)).toEqual({
        title: undefined,
        excerpt: undefined,
      });
    },
  );
});

describe('mayBeTooComplex', () => {
  test('returns true for deeply nested lists, for many marks that can be nested, and for long texts with many marks', () => {
    expect(mayBeTooComplex('- '.repeat(6))).toBe(true);
    expect(mayBeTooComplex('- '.repeat(5))).toBe(false);
    expect([24, 23].map((marks) => mayBeTooComplex('*a '.repeat(marks)))).toEqual([true, false]);
    expect(mayBeTooComplex('<a '.repeat(3))).toBe(false);
    expect(mayBeTooComplex(`a ${'<'.repeat(50_000)}`)).toBe(true);
  });

  const pieces = [
    '>',
    '> ',
    ' ',
    '  ',
    '\t',
    '- ',
    '-\t',
    '1. ',
    '*',
    '**a',
    '_a',
    '~~',
    '[',
    '](b)',
    '<b>',
    '`',
    'a',
    '@',
    '\n',
  ];

  test('is true for every text that cannot be rendered', () => {
    const repeated = fc.tuple(
      fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 4 }),
      fc.nat(40),
    );
    fc.assert(
      fc.property(fc.array(repeated, { maxLength: 6 }), (parts) => {
        const text = parts.map(([some, times]) => some.join('').repeat(times)).join('');
        expect(isRendered(text) || mayBeTooComplex(text)).toBe(true);
      }),
    );
    const lists = Array.from({ length: 60 }, (_, level) => `${'\t'.repeat(level)}- - a`).join('\n');
    expect([isRendered(lists), mayBeTooComplex(lists)]).toEqual([false, true]);
  });

  function isRendered(text: string): boolean {
    try {
      boundedHtml(text);
      return true;
    } catch (cause) {
      if (cause instanceof TextTooComplex) return false;
      throw cause;
    }
  }
});
